import fs from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../plugins/docs-index';

/** A page of the documentation and the examples that no page before it has. */
type ExamplePage = {
  readonly path: string;
  readonly examples: readonly string[];
};

const DOCS_DIR = path.resolve(__dirname, '../../docs');
const EXAMPLE = /^<Example name="(\w+)" \/>$/gm;

/**
 * Every example once, or only those with the given names, with the first page
 * whose source contains it.
 */
export function listExamplePages(only?: readonly string[]): ExamplePage[] {
  const seen = new Set<string>();
  return fs
    .readdirSync(DOCS_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(DOCS_DIR, file), 'utf8');
      const examples = [...source.matchAll(EXAMPLE)]
        .map(([, name = '']) => name)
        .filter((name) => !seen.has(name) && (only?.includes(name) ?? true));
      examples.forEach((name) => seen.add(name));
      const [, slug] = /^slug: (\S+)$/m.exec(source) ?? [];
      return examples.length > 0
        ? [{path: addressOf(file.split(path.sep).join('/'), slug), examples}]
        : [];
    });
}
