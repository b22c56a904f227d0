/**
 * What one opened dialog asks. The dialog itself shows no failure and takes no
 * filter, so both live here: it always gets an answer, and the panel above the
 * results reads what became of the question.
 */
import type {DocSearchTransformClient} from '@docsearch/react';
import {keepPlaces} from '../keepPlaces';
import type {SearchRequest, SearchResult} from '../searchClient';
import type {SearchState, SiteSearch} from '../siteSearch';
import {facetFiltersOf} from '../results/sectionFilters';

type Session = {
  /** For `transformSearchClient` of the dialog. */
  readonly transformClient: () => DocSearchTransformClient;
  readonly filterBy: (filter: string) => void;
  /**
   * Calls back once the last question is answered and the dialog has the results,
   * unless another query is asked before.
   *
   * @returns Whether there is an answer to wait for.
   */
  readonly whenAnswered: (callback: () => void) => boolean;
  readonly getState: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Results whose texts are fetched: about as many as are seen at once. */
const TELLING = 6;

const NOTHING: SearchResult = {hits: [], nbHits: 0, nbPages: 0, query: ''};

export function createSession(
  search: SiteSearch,
  contextFilters: readonly (string | readonly string[])[],
): Session {
  const listeners = new Set<() => void>();
  let state: SearchState = {status: 'idle'};
  let sections: readonly string[][] = [];
  let lastTurn = 0;
  let lastQuery: string | undefined;
  let isAnswered = true;
  /** What the visitor sees, and of which question. */
  let shown: {readonly question?: string; readonly result?: SearchResult} = {};
  let onAnswer: (() => void) | undefined;

  async function answer(request: SearchRequest): Promise<SearchResult> {
    lastTurn += 1;
    const turn = lastTurn;
    isAnswered = false;
    if (request.query !== lastQuery) {
      lastQuery = request.query;
      onAnswer = undefined;
    }
    const tell = (next: SearchState): void => {
      // A slow answer to an earlier question says nothing of the last one.
      if (turn === lastTurn) {
        state = next;
        listeners.forEach((listener) => listener());
      }
    };
    const settle = (next: SearchState): void => {
      if (turn === lastTurn) {
        isAnswered = true;
        if (onAnswer && next.status === 'answered') {
          // The dialog takes results over in microtasks; the next task finds them.
          setTimeout(onAnswer);
        }
        onAnswer = undefined;
      }
      tell(next);
    };
    try {
      const facetFilters = [...contextFilters, ...sections];
      const found = await search.search(
        {...request, facetFilters, telling: TELLING},
        () => tell({status: 'slow'}),
      );
      // Of another index, other results are expected.
      const question = JSON.stringify([
        request.query,
        facetFilters,
        found.isOffline,
      ]);
      const result = keepPlaces(
        shown.question === question ? shown.result : undefined,
        found.result,
      );
      if (turn === lastTurn) {
        shown = {question, result};
      }
      settle({status: 'answered', ...found, result});
      return result;
    } catch {
      settle({status: 'failed'});
      return NOTHING;
    }
  }

  const client = {
    search: async ({requests}: {requests: readonly SearchRequest[]}) => ({
      results: await Promise.all(requests.map(answer)),
    }),
  };

  return {
    // Of the client of the hosted service, the dialog calls nothing but `search`,
    // and of its hits it reads those fields that ours have.
    transformClient: () => client as unknown as DocSearchTransformClient,
    filterBy(filter) {
      sections = facetFiltersOf(filter);
    },
    whenAnswered(callback) {
      onAnswer = isAnswered ? undefined : callback;
      return !isAnswered;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
