import {cleanQuery} from '../engine/cleanQuery';
import {ALL_SECTIONS, toSectionFilter} from './sectionFilters';
import type {SearchQuestion} from './useSearchResults';

/** What an address asks; any address is understood. */
export function readAddress(search: string): SearchQuestion {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    query: cleanQuery(params.get('q') ?? ''),
    filter: toSectionFilter(params.get('section')),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** The part of an address after the question mark; empty where nothing is asked. */
export function toAddress({query, filter, page}: SearchQuestion): string {
  return new URLSearchParams({
    ...(query && {q: query}),
    ...(filter !== ALL_SECTIONS && {section: filter}),
    ...(page > 1 && {page: String(page)}),
  }).toString();
}
