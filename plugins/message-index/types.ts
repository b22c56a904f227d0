/** A page about a problem, and the messages by which it is recognized. */
export type IndexedProblem = {
  readonly title: string;
  /** Address of the page. */
  readonly href: string;
  /** The message at its top first. */
  readonly messages: readonly string[];
};
