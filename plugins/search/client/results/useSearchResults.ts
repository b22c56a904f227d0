import {useEffect, useState} from 'react';
import {useSiteSearch} from '../useSiteSearch';
import {cleanQuery} from '../engine/cleanQuery';
import type {SearchState} from '../siteSearch';
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
  const loadSearch = useSiteSearch();
  const [state, setState] = useState<SearchState>(IDLE);
  /** Counts retries, and full texts that arrived: both ask again. */
  const [turn, setTurn] = useState(0);
  const query = cleanQuery(typed);

  useEffect(() => {
    const controller = new AbortController();
    const isOver = (): boolean => controller.signal.aborted;
    let stop: (() => void) | undefined;
    async function ask(): Promise<void> {
      try {
        const search = await loadSearch();
        if (isOver()) {
          return;
        }
        search.start();
        stop = search.onBetter(() => setTurn((count) => count + 1));
        if (!query) {
          return;
        }
        const answer = await search.search({
          query,
          page: page - 1,
          facetFilters: facetFiltersOf(filter),
        });
        if (!isOver()) {
          setState({status: 'answered', ...answer});
        }
      } catch {
        if (!isOver()) {
          setState({status: 'failed'});
        }
      }
    }
    void ask();
    return () => {
      controller.abort();
      stop?.();
    };
  }, [loadSearch, query, filter, page, turn]);

  return {
    state: query ? state : IDLE,
    retry() {
      const askAgain = (): void => setTurn((count) => count + 1);
      loadSearch()
        .then((search) => search.reconnect())
        .then(askAgain, askAgain);
    },
  };
}
