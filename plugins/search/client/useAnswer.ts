import {useEffect, useState} from 'react';
import {keepPlaces} from './keepPlaces';
import type {SearchRequest} from './searchClient';
import type {SearchState, SiteAnswer} from './siteSearch';
import {useSiteSearch} from './useSiteSearch';

type Settled = {
  /** What was asked; nothing, where the search itself did not load. */
  readonly request: SearchRequest | undefined;
  readonly state: Exclude<SearchState, {readonly status: 'idle'}>;
};

const shownOf = (
  settled: Settled | undefined,
  request: SearchRequest,
): SiteAnswer | undefined =>
  settled?.request === request && settled.state.status === 'answered'
    ? settled.state
    : undefined;

type Answer = {
  /** The last that was answered, failed or is slow, also while the next is on its way. */
  readonly settled: Settled | undefined;
  /** Asks again, the hosted index as well. */
  readonly retry: () => void;
  /** Takes back what was settled. */
  readonly forget: () => void;
};

/**
 * Loads the search at once, and asks it with each request: the last one wins. A
 * request has to stay the same object as long as it asks the same.
 */
export function useAnswer(request: SearchRequest | undefined): Answer {
  const loadSearch = useSiteSearch();
  const [settled, setSettled] = useState<Settled>();
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
        if (!request) {
          return;
        }
        const answer = await search.search(request, () => {
          if (!isOver()) {
            setSettled((before) =>
              shownOf(before, request)
                ? before
                : {request, state: {status: 'slow'}},
            );
          }
        });
        if (!isOver()) {
          setSettled((before) => {
            const shown = shownOf(before, request);
            // Of another index, other results are expected.
            const isSame = shown?.isOffline === answer.isOffline;
            return {
              request,
              state: {
                status: 'answered',
                ...answer,
                result: keepPlaces(
                  isSame ? shown.result : undefined,
                  answer.result,
                ),
              },
            };
          });
        }
      } catch {
        if (!isOver()) {
          setSettled({request, state: {status: 'failed'}});
        }
      }
    }
    void ask();
    return () => {
      controller.abort();
      stop?.();
    };
  }, [loadSearch, request, turn]);

  return {
    settled,
    retry() {
      const askAgain = (): void => setTurn((count) => count + 1);
      loadSearch()
        .then((search) => search.reconnect())
        .then(askAgain, askAgain);
    },
    forget: () => setSettled(undefined),
  };
}
