/**
 * Finds pages that say of themselves what was typed: a title, a heading or a
 * phrase of the search terms has the words of the query, few more and few less,
 * in any order.
 */
import {clauseWeight} from './weights';
import type {FullText, Outline} from './loadFiles';
import {toQueryWords} from './tokenize';

export type TaskMatcher = {
  /** How much a phrase of a page is the query, by page, above 0 to 1. */
  readonly find: (query: string) => ReadonlyMap<number, number>;
};

/** Less than this is a word or two in common. */
const MIN_FIT = 0.5;

/** Words that tell what a text is about. */
const termsOf = (text: string): Set<string> =>
  new Set(
    toQueryWords(text)
      .filter(({isStopWord}) => !isStopWord)
      .map(({term}) => term),
  );

/** Reads titles, headings, and the search terms, which come with the text. */
export function createTaskMatcher(
  {
    pages,
    headings,
    recordsOfHeading,
    pageOfRecord,
  }: Pick<Outline, 'pages' | 'headings' | 'recordsOfHeading' | 'pageOfRecord'>,
  {keywords}: Pick<FullText, 'keywords'>,
): TaskMatcher {
  const own = pages.flatMap(({t}, page) =>
    [t, ...(keywords[page] ?? '').split(', ')].map((text) => ({
      page,
      terms: termsOf(text),
    })),
  );
  const ofHeadings = headings.flatMap((text, heading) => {
    const terms = termsOf(text);
    const [record = -1, ...others] = recordsOfHeading[heading] ?? [];
    // One that several pages have, such as "Errors and limits", is no task.
    return terms.size < 2 || others.length > 0
      ? []
      : [{page: pageOfRecord[record] ?? -1, terms}];
  });
  const phrases = [...own, ...ofHeadings];
  const pagesOf = new Map<string, Set<number>>();
  const phrasesOf = new Map<string, number[]>();
  phrases.forEach(({page, terms}, number) => {
    for (const term of terms) {
      pagesOf.set(term, (pagesOf.get(term) ?? new Set()).add(page));
      const numbers = phrasesOf.get(term) ?? [];
      numbers.push(number);
      phrasesOf.set(term, numbers);
    }
  });
  /** A word of many pages says little. */
  const weightOf = (term: string): number =>
    clauseWeight((pagesOf.get(term)?.size ?? 0) / Math.max(1, pages.length));
  const sum = (terms: Iterable<string>): number =>
    [...terms].reduce((total, term) => total + weightOf(term), 0);
  const weights = phrases.map(({terms}) => sum(terms));

  return {
    find(query) {
      const terms = termsOf(query);
      const found = new Map<number, number>();
      if (terms.size < 2) {
        return found;
      }
      const wanted = sum(terms);
      const common = new Map<number, number>();
      for (const term of terms) {
        for (const number of phrasesOf.get(term) ?? []) {
          common.set(number, (common.get(number) ?? 0) + weightOf(term));
        }
      }
      for (const [number, shared] of common) {
        const fit = shared / (wanted + (weights[number] ?? 0) - shared);
        const page = phrases[number]?.page ?? -1;
        if (fit >= MIN_FIT && fit > (found.get(page) ?? 0)) {
          found.set(page, fit);
        }
      }
      return found;
    },
  };
}
