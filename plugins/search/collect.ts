/** Makes the records of a built site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SearchRecord} from './client/engine/types';
import type {Facts} from './facts';
import {readPage, type BuiltPage} from './readPage';
import {isSearchable, toRecords} from './records';

/** Pages that are read at a time. */
const BATCH = 16;

type CollectOptions = {
  /** The folder that the build wrote. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly facts: Facts;
};

type FoundPage = {readonly pathname: string; readonly page: BuiltPage};

async function findPage(
  file: string,
  {outDir}: CollectOptions,
): Promise<FoundPage[]> {
  const pathname = `/${file.replace(/index\.html$/, '')}`;
  const page = readPage(await fs.readFile(path.join(outDir, file), 'utf8'));
  return page ? [{pathname, page}] : [];
}

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

/** Records of all pages, in the order of their addresses. */
export async function collectRecords(
  options: CollectOptions,
): Promise<SearchRecord[]> {
  const {baseUrl, facts} = options;
  const files = (await Globby('**/index.html', {cwd: options.outDir}))
    .filter((file) => isSearchable(`/${file.replace(/index\.html$/, '')}`))
    // By code, so that the order is the same in every locale.
    .sort((a, b) => (a < b ? -1 : 1));
  const pages: FoundPage[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    pages.push(
      ...(
        await Promise.all(batch.map((file) => findPage(file, options)))
      ).flat(),
    );
  }
  const linked = measureLinks(pages, baseUrl);
  return pages.flatMap(({pathname, page}) =>
    toRecords(
      page,
      pathname,
      baseUrl,
      facts.get(pathname),
      linked.get(pathname),
    ),
  );
}
