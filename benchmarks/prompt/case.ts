/** What `compositions.tsx` renders. */
export type Case = {
  /** A component of it. */
  readonly component: string;
  /** Server that answers late, with a white image, page and video, and a `1`. */
  readonly slowUrl: string;
};

/** Frames in which the values of the cases run from 0 to 1. */
export const FRAMES = 40;

/** Lines of a scene, one second each. */
export const LINES = 5;
