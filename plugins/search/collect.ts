/** Makes the records of a built site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SearchRecord} from './client/engine/types';
import {readFacts} from './facts';
import type {Options} from './options';
import {readPage, type BuiltPage} from './readPage';
import {toRecords} from './records';

/** Pages that are read at a time. */
const BATCH = 16;

/** The site whose pages are searched. */
type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly options: Options;
};

type FoundPage = {readonly pathname: string; readonly page: BuiltPage};

const pathnameOf = (file: string): string =>
  `/${file.replace(/index\.html$/, '')}`;

/**
 * How much other pages link to each page, 0 to 1. The scale is logarithmic, since
 * the tenth link says less than the second.
 */
export function measureLinks(
  pages: readonly {
    readonly pathname: string;
    readonly page: Pick<BuiltPage, 'links'>;
  }[],
  baseUrl: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {pathname, page} of pages) {
    for (const link of page.links) {
      const target = link.startsWith(baseUrl)
        ? `/${link.slice(baseUrl.length)}`.replace(/(?<!\/)$/, '/')
        : '';
      if (target !== pathname) {
        counts.set(target, (counts.get(target) ?? 0) + 1);
      }
    }
  }
  const most = Math.log1p(
    Math.max(0, ...pages.map(({pathname}) => counts.get(pathname) ?? 0)),
  );
  return new Map(
    pages.map(({pathname}) => [
      pathname,
      Math.log1p(counts.get(pathname) ?? 0) / (most || 1),
    ]),
  );
}

/** Records of all pages of a build, in the order of their addresses. */
export async function collectRecords({
  siteDir,
  outDir,
  baseUrl,
  options,
}: Site & {
  /** The folder that the build wrote. */
  readonly outDir: string;
}): Promise<SearchRecord[]> {
  async function findPage(file: string): Promise<FoundPage[]> {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const page = readPage(html, options.reading);
    return page ? [{pathname: pathnameOf(file), page}] : [];
  }
  const facts = await readFacts(siteDir, options);
  const files = (await Globby('**/index.html', {cwd: outDir}))
    .filter((file) => !options.leftOut.test(pathnameOf(file)))
    // By code, so that the order is the same in every locale.
    .sort((a, b) => (a < b ? -1 : 1));
  const pages: FoundPage[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    pages.push(...(await Promise.all(batch.map(findPage))).flat());
  }
  const linked = measureLinks(pages, baseUrl);
  return pages.flatMap(({pathname, page}) =>
    toRecords(page, pathname, {
      baseUrl,
      options,
      facts: facts.get(pathname),
      linked: linked.get(pathname),
    }),
  );
}

/** Records of titles and descriptions alone, which need no build. */
export async function draftRecords({
  siteDir,
  baseUrl,
  options,
}: Site): Promise<SearchRecord[]> {
  return [...(await readFacts(siteDir, options))]
    .filter(([pathname]) => !options.leftOut.test(pathname))
    .flatMap(([pathname, facts]) => {
      const {title, description} = facts;
      const passage = {level: 1, heading: title, anchor: null};
      const page = {
        title,
        description,
        language: '',
        tag: '',
        version: '',
        categories: [],
        passages: [{...passage, texts: [], errors: []}],
        links: [],
      };
      return toRecords(page, pathname, {baseUrl, options, facts});
    });
}
