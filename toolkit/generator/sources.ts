/** Where packages are developed: the files of the repository that they name. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from './links';
import type {ToolkitPackage} from './packages';

/** What a bundler writes above the code of each module, instead of a source map. */
const MODULE = /^\/\/ ((?:\.\.\/[\w-]+\/)?src\/\S+)\.(tsx?)$/gm;

/** A declaration file inside its package, which lies as its source does in `src/`. */
const DECLARATION = /^dist\/(?:(?:cjs|esm)\/)?(.+)\.d\.ts$/;

/**
 * Finds the file of the repository that a declaration file was made from. Only
 * what a bundle names is certain: a declaration does not tell `.ts` from `.tsx`.
 */
export function createSourceFinder(
  packages: readonly ToolkitPackage[],
): (declaration: string) => string | undefined {
  const sources = new Map<string, string>();
  for (const {dir, directory = ''} of packages) {
    for (const file of listFiles(dir).filter((name) => /\.m?js$/.test(name))) {
      const code = fs.readFileSync(file, 'utf8');
      for (const [, module = '', extension = ''] of code.matchAll(MODULE)) {
        const source = path.posix.join(directory, module);
        sources.set(source, `${source}.${extension}`);
      }
    }
  }
  return (declaration) => {
    const item = packages.find(({dir}) =>
      path.resolve(declaration).startsWith(dir + path.sep),
    );
    const [, module] =
      DECLARATION.exec(
        path.relative(item?.dir ?? '', declaration).replaceAll('\\', '/'),
      ) ?? [];
    return module && sources.get(`${item?.directory ?? ''}/src/${module}`);
  };
}
