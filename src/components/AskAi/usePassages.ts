import {useMemo} from 'react';
import type {SearchResult} from '@site/plugins/search/client/searchClient';
import {useAnswer} from '@site/plugins/search/client/useAnswer';
import {toPassage, type Passage} from './passages';

/** How many passages are shown. */
const PASSAGE_COUNT = 4;

/** Characters that are quoted of each. */
const PASSAGE_LENGTH = 320;

/** What became of a question. */
export type PassagesState =
  | {readonly status: 'loading'}
  | {readonly status: 'slow'}
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly passages: readonly Passage[];
      /** The hosted index failed, and the one of the site answered. */
      readonly isOffline: boolean;
      readonly lacksText: SearchResult['lacksText'];
    };

const LOADING: PassagesState = {status: 'loading'};

type Passages = {readonly state: PassagesState; readonly retry: () => void};

/**
 * Loads the search at once, and asks it with each question that is not empty: the
 * last one wins.
 */
export function usePassages(question: string): Passages {
  const request = useMemo(
    () =>
      question
        ? {
            query: question,
            hitsPerPage: PASSAGE_COUNT,
            excerptLength: PASSAGE_LENGTH,
          }
        : undefined,
    [question],
  );
  const {settled, retry, forget} = useAnswer(request);
  const state = useMemo((): PassagesState => {
    if (!settled || settled.request !== request) {
      return LOADING;
    }
    if (settled.state.status !== 'answered') {
      return settled.state;
    }
    const {result, isOffline} = settled.state;
    return {
      status: 'found',
      passages: result.hits.map(toPassage),
      isOffline,
      lacksText: result.lacksText,
    };
  }, [settled, request]);

  return {
    state,
    retry() {
      forget();
      retry();
    },
  };
}
