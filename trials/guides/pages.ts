/** Pages that a reader can follow, as their front matter says. */
import fs from 'node:fs';
import path from 'node:path';
import {NOT_FOLLOWED} from '../../config/frontMatter';

const docsDir = path.resolve(__dirname, '../../docs');

/** The text of a page, given its file below `docs/`. */
export const readPage = (page: string): string =>
  fs.readFileSync(path.join(docsDir, page), 'utf8');

/**
 * What a page starts from: a project, or a page below `docs/` that comes before
 * it. `undefined` where the page cannot be followed, or does not say.
 */
export function readStart(page: string): string | undefined {
  const text = readPage(page);
  const frontMatter = text.slice(0, text.indexOf('\n---', 3));
  const start = /^follows: (?<start>.+)$/m.exec(frontMatter)?.groups?.start;
  return start?.startsWith(NOT_FOLLOWED) ? undefined : start;
}

/** All pages that can be followed, below `docs/`, sorted. */
export const listGuides = (): string[] =>
  fs
    .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.mdx') && readStart(page) !== undefined)
    .sort();
