import {useEffect, useState} from 'react';
import {useSiteSearch} from '@site/plugins/search/client/useSiteSearch';
import {toPassage, type Passage} from './passages';

/** How many passages are shown. */
const PASSAGE_COUNT = 4;

/** Characters that are quoted of each. */
const PASSAGE_LENGTH = 320;

/** What became of a question. */
export type PassagesState =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly passages: readonly Passage[];
      /** The hosted index failed, and the one of the site answered. */
      readonly isOffline: boolean;
    };

const LOADING: PassagesState = {status: 'loading'};

type Passages = {readonly state: PassagesState; readonly retry: () => void};

/**
 * Loads the search at once, and asks it with each question that is not empty: the
 * last one wins.
 */
export function usePassages(question: string): Passages {
  const loadSearch = useSiteSearch();
  const [last, setLast] = useState({question, state: LOADING});
  /** Counts retries, and full texts that arrived: both ask again. */
  const [turn, setTurn] = useState(0);

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
        if (!question) {
          return;
        }
        const {result, isOffline} = await search.search({
          query: question,
          hitsPerPage: PASSAGE_COUNT,
          excerptLength: PASSAGE_LENGTH,
        });
        if (!isOver()) {
          const passages = result.hits.map(toPassage);
          setLast({question, state: {status: 'found', passages, isOffline}});
        }
      } catch {
        if (!isOver()) {
          setLast({question, state: {status: 'failed'}});
        }
      }
    }
    void ask();
    return () => {
      controller.abort();
      stop?.();
    };
  }, [loadSearch, question, turn]);

  return {
    state: last.question === question ? last.state : LOADING,
    retry() {
      const askAgain = (): void => setTurn((count) => count + 1);
      setLast({question, state: LOADING});
      loadSearch()
        .then((search) => search.reconnect())
        .then(askAgain, askAgain);
    },
  };
}
