/** What a root of `createRoot()` renders. */
export type Case = {
  /** A component of the trial. */
  readonly component: string;
  /** Server of `files.ts`. */
  readonly url: string;
  /** Frame with which the component appears. */
  readonly from: number;
};

/** Id of the composition. */
export const CASE_ID = 'case';

/** Frames of it. */
export const FRAMES = 40;

/**
 * Frame from which the renderer sees each error: it listens when it sets the
 * first frame of a tab, and there are two.
 */
export const LISTENED_FRAME = 2;
