import fs from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../plugins/docs-index';
import {templates} from '../../src/data/templates';

/** A page and the examples that no page before it has. */
type ExamplePage = {
  readonly path: string;
  readonly examples: readonly string[];
};

const DOCS_DIR = path.resolve(__dirname, '../../docs');
const EXAMPLE = /^<Example name="(\w+)" \/>$/gm;

/** Reads each page of the documentation, in the order of the files. */
function readPages(): {readonly path: string; readonly source: string}[] {
  return fs
    .readdirSync(DOCS_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const source = fs.readFileSync(path.join(DOCS_DIR, file), 'utf8');
      const [, slug] = /^slug: (\S+)$/m.exec(source) ?? [];
      return {path: addressOf(file.split(path.sep).join('/'), slug), source};
    });
}

/** The pages of the documentation whose source has what a pattern finds. */
export function listPagesWith(pattern: RegExp): string[] {
  return readPages().flatMap(({path: address, source}) =>
    pattern.test(source) ? [address] : [],
  );
}

/**
 * Every example once, or only those with the given names, with the first page of
 * the documentation whose source contains it, or the page of its template.
 */
export function listExamplePages(only?: readonly string[]): ExamplePage[] {
  const seen = new Set<string>();
  const pages = [
    ...readPages().map(({path: address, source}) => ({
      path: address,
      names: [...source.matchAll(EXAMPLE)].map(([, name = '']) => name),
    })),
    ...templates.map(({slug, example}) => ({
      path: `/templates/${slug}/`,
      names: [example],
    })),
  ];
  return pages.flatMap(({path: address, names}) => {
    const examples = names.filter(
      (name) => !seen.has(name) && (only?.includes(name) ?? true),
    );
    examples.forEach((name) => seen.add(name));
    return examples.length > 0 ? [{path: address, examples}] : [];
  });
}
