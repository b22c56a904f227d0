/** What the page and the worker say to each other. */
import type {SearchAnswer, SearchOptions} from './engine/engine';

export type Request =
  | {readonly type: 'start'; readonly baseUrl: string}
  /** Files that did not come may be fetched again. */
  | {readonly type: 'retry'}
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly options?: SearchOptions;
    };

export type Response =
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
    }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly reason: string;
    }
  /** More of the full text is there: the same query may have better results now. */
  | {readonly type: 'more'};
