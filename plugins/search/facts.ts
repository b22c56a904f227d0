/** What content files, sidebars and options say about pages that their HTML does not. */
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {loadDocsIndex} from '../docs-index';
import {readSource} from '../docs-index/source';
import type {ApiRecordFacts} from './client/engine/types';
import type {Options} from './options';

export type PageFacts = {
  readonly title: string;
  readonly description: string;
  /** For a page of the documentation, whose address does not tell. */
  readonly section?: string;
  readonly api?: ApiRecordFacts | undefined;
  readonly searchTerms?: string | undefined;
};

/** Facts by the address of a page below the site's base. */
type Facts = ReadonlyMap<string, PageFacts>;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';

async function readPosts(
  siteDir: string,
  folders: readonly string[],
): Promise<[string, PageFacts][]> {
  const files = await Globby(
    folders.map((folder) => `${folder}/*.{md,mdx}`),
    {cwd: siteDir},
  );
  return Promise.all(
    files.map(async (file): Promise<[string, PageFacts]> => {
      const {
        frontMatter: {slug, title, description, search_terms: searchTerms},
      } = await readSource(path.join(siteDir, file));
      return [
        `/${path.posix.dirname(file)}/${textOf(slug)}/`,
        {
          title: textOf(title),
          description: textOf(description),
          searchTerms: textOf(searchTerms),
        },
      ];
    }),
  );
}

/** Reads the facts of every page of a site. */
export async function readFacts(
  siteDir: string,
  {pages, postFolders, describeDoc}: Options,
): Promise<Facts> {
  const docs = await loadDocsIndex(path.join(siteDir, 'docs'));
  return new Map<string, PageFacts>([
    ...(await readPosts(siteDir, postFolders)),
    ...pages.map((page): [string, PageFacts] => [page.path, page]),
    ...docs.pages.map((page): [string, PageFacts] => {
      const {title, description, searchTerms, position} = page;
      const {sidebar} = position ?? {};
      return [
        page.address,
        {title, description, searchTerms, ...describeDoc({...page, sidebar})},
      ];
    }),
  ]);
}
