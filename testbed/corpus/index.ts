import fs from 'node:fs';
import path from 'node:path';
import {writePage} from './page';
import {pagesOf, planPages, type CorpusCategory, type CorpusPage} from './tree';

export type {CorpusCategory, CorpusPage} from './tree';

/** What to write, and where. */
type CorpusOptions = {
  /** Folder of the pages: made if there is none, refused if it holds files. */
  readonly dir: string;
  /** How many pages, from 1. */
  readonly pages: number;
  /**
   * Address below which the pages are, with slashes at both ends. Links are then
   * addresses; without it they are paths of files, which Docusaurus resolves.
   */
  readonly base?: string;
};

/** What was written. */
export type Corpus = {
  /** In the order of the sidebar. */
  readonly pages: readonly CorpusPage[];
  /** The categories of the one sidebar. */
  readonly sidebar: readonly CorpusCategory[];
};

/** A link leads to a page at most this far away in the sidebar, as on real sites. */
const NEIGHBORHOOD = 40;

/** How one page writes a link to another. */
function linkBetween(from: string, to: string, base?: string): string {
  if (base !== undefined) {
    return `${base}${to}/`;
  }
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `${relative.startsWith('.') ? '' : './'}${relative}.mdx`;
}

/**
 * Writes a synthetic tree of documentation pages, in MDX that Docusaurus and
 * Starlight both read: prose of a word list, code, a table, headings and links.
 * The same options give the same files, byte for byte, so that sites and runs
 * compare.
 *
 * @returns the pages and their sidebar, for the configuration of a site
 * @throws Error if the folder holds files
 */
export function generateCorpus({
  dir,
  pages: count,
  base,
}: CorpusOptions): Corpus {
  if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0) {
    throw new Error(
      `The corpus cannot be written into "${dir}", which is not empty. Name an empty or new folder.`,
    );
  }
  const sidebar = planPages(count);
  const pages = pagesOf(sidebar);
  pages.forEach((page, index) => {
    const targets = pages
      .slice(Math.max(0, index - NEIGHBORHOOD), index + NEIGHBORHOOD + 1)
      .map(({id}) => linkBetween(page.id, id, base));
    const file = path.join(dir, `${page.id}.mdx`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, writePage(page, targets));
  });
  return {pages, sidebar};
}
