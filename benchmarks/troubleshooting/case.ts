/** What `compositions.tsx` renders. */
export type Case = {
  /** A component of it. */
  readonly component: string;
  /** Server that answers as `server.ts` says. */
  readonly url: string;
};

/** Frames of each case. A render of a few may end before it learns of an error. */
export const FRAMES = 30;
