import {useMemo} from 'react';
import {cleanQuery} from '../engine/cleanQuery';
import type {SearchState} from '../siteSearch';
import {useAnswer} from '../useAnswer';
import {facetFiltersOf} from './sectionFilters';

export type SearchQuestion = {
  readonly query: string;
  /** Value of a choice of the section filter. */
  readonly filter: string;
  /** Counted from 1. */
  readonly page: number;
};

type Search = {
  /** The last answer stays while the next one is on its way. */
  readonly state: SearchState;
  /** Asks again, the hosted index as well. */
  readonly retry: () => void;
};

const IDLE: SearchState = {status: 'idle'};

/** Asks with every change of the question; the last one wins. */
export function useSearchResults({
  query: typed,
  filter,
  page,
}: SearchQuestion): Search {
  const query = cleanQuery(typed);
  const request = useMemo(
    () =>
      query
        ? {query, page: page - 1, facetFilters: facetFiltersOf(filter)}
        : undefined,
    [query, filter, page],
  );
  const {settled, retry} = useAnswer(request);
  return {state: query ? (settled?.state ?? IDLE) : IDLE, retry};
}
