/** What the page and the worker say to each other. */
import type {SearchHit, SearchOptions} from './engine/engine';
import type {SearchErrorCode} from './engine/errors';

export type Request =
  | {readonly type: 'start'; readonly baseUrl: string}
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly options?: SearchOptions;
    };

/** An answer that can be sent: a list in place of the set. */
export type SentAnswer = {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly terms: readonly string[];
};

export type Response =
  | {readonly type: 'answer'; readonly id: number; readonly answer: SentAnswer}
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly code: SearchErrorCode;
      readonly reason: string;
    }
  /** The full text is there: the same query may have better results now. */
  | {readonly type: 'text'; readonly isLoaded: boolean};
