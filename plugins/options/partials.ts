import fs from 'node:fs';
import path from 'node:path';
import {readSource, type Source} from '../docs-index/source';

/** The folder of the shared texts, in that of the documentation. */
const FOLDER = '_options';

/** The text of an option, which several pages include. */
export type Partial = Source & {
  /** What the functions of the packages call the option. */
  readonly name: string;
  readonly path: string;
};

/** Where the text of an option is. */
export function partialPath(docsDir: string, name: string): string {
  return path.join(docsDir, FOLDER, `${name}.mdx`);
}

/** Tells whether a file is the text of an option. */
export function isPartial(file: string): boolean {
  return path.basename(path.dirname(file)) === FOLDER;
}

/** Names of the options that have a shared text. */
export function listOptions(docsDir: string): string[] {
  const folder = path.join(docsDir, FOLDER);
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).map((file) => path.parse(file).name)
    : [];
}

/** The shared texts by the names of their options. */
export async function readPartials(
  docsDir: string,
): Promise<ReadonlyMap<string, Partial>> {
  const partials = listOptions(docsDir).map(
    async (name): Promise<[string, Partial]> => {
      const file = partialPath(docsDir, name);
      return [name, {name, path: file, ...(await readSource(file))}];
    },
  );
  return new Map(await Promise.all(partials));
}

/** Names of the options whose text a page includes. */
export function listIncluded(page: string): string[] {
  return [...page.matchAll(/<Option name="([^"]*)" \/>/g)].map(
    ([, name = '']) => name,
  );
}
