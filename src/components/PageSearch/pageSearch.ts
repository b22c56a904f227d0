import MiniSearch from 'minisearch';
import pages from '@generated/page-index/default/pages.json';
import {normalizeQuery} from './query';
import type {IndexedPage} from '../../../plugins/page-index/types';

const index = new MiniSearch<IndexedPage>({
  idField: 'path',
  fields: ['title', 'path', 'description'],
  storeFields: ['path', 'title', 'description', 'section'],
  searchOptions: {
    boost: {title: 4, path: 2},
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  },
});
index.addAll(pages);

function toPages(results: ReturnType<typeof index.search>): IndexedPage[] {
  return results.map(({path, title, description, section}) => ({
    path: String(path),
    title: String(title),
    description: String(description),
    section: String(section),
  }));
}

/** Pages that hold every word of the query, best first. */
export function searchPages(query: string): IndexedPage[] {
  return toPages(index.search(normalizeQuery(query), {combineWith: 'AND'}));
}

function countSegments(pathname: string): number {
  return pathname.split('/').filter(Boolean).length;
}

/** Pages that a mistyped address probably meant, best first, at most `count`. */
export function suggestPages(pathname: string, count: number): IndexedPage[] {
  const words = pathname.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const depth = countSegments(pathname);
  const results = index.search(normalizeQuery(words), {
    // A typo rarely changes how deep an address is: /template/ means
    // /templates/ rather than one of the pages below it.
    boostDocument: (path) =>
      1 / (1 + Math.abs(countSegments(String(path)) - depth)),
  });
  return toPages(results).slice(0, count);
}
