/** Loads the code of the compared packages from their folder. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';
import {build} from 'vite';
import type {Peer} from './types';

/** The type is what the caller says that the package has. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the packages are not installed where types are checked
export function requirePackage<Package>(
  packagesDir: string,
  name: string,
): Package {
  return createRequire(path.join(packagesDir, 'package.json'))(name) as Package;
}

/** The same for a package that is a module. */
export async function importFile<Package>(file: string): Promise<Package> {
  return (await import(pathToFileURL(file).href)) as Package;
}

/**
 * Bundles browser code of a package so that Node.js can run it, with stand-ins
 * for the modules that a site would generate.
 */
export async function bundle<Package>(
  entry: string,
  workDir: string,
  alias: Readonly<Record<string, string>>,
): Promise<Package> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: workDir,
    resolve: {alias: {...alias}},
    ssr: {noExternal: true},
    build: {
      ssr: entry,
      outDir: path.join(workDir, 'bundle'),
      rollupOptions: {output: {entryFileNames: 'bundle.mjs'}},
    },
  });
  return importFile(path.join(workDir, 'bundle', 'bundle.mjs'));
}

export const gzipLength = (content: string | Buffer): number =>
  zlib.gzipSync(content, {level: 9}).length;

/** Copies the pages alone: the products write next to them. */
export function copyPages(outDir: string, targetDir: string): void {
  fs.cpSync(outDir, targetDir, {
    recursive: true,
    filter: (file) => fs.statSync(file).isDirectory() || file.endsWith('.html'),
  });
}

export const timed = async <Result>(
  run: () => Result | Promise<Result>,
): Promise<{result: Result; time: number}> => {
  const start = performance.now();
  const result = await run();
  return {result, time: performance.now() - start};
};

/** Lets a search answer with its addresses, and with the time that it took. */
export function answerTimed(
  search: (query: string) => readonly string[] | Promise<readonly string[]>,
): Peer['search'] {
  return async (query) => {
    const {result: urls, time} = await timed(() => search(query));
    return {urls, time};
  };
}
