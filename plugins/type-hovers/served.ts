/** The files that the browser fetches: shared by the build and the page. */

/** Their folder, in the build and in addresses. */
export const SERVED_DIR = 'code-types';

/**
 * The offset and the length of a name in the code, in UTF-16 code units, and the
 * index of its information in the list.
 */
export type NameSpan = readonly [offset: number, length: number, info: number];

/** What the popover shows about a name. */
export type ServedInfo = {
  /** The signature as HTML. */
  readonly html: string;
  /** What it is for, in one sentence. */
  readonly text?: string;
  /** Address and text of the link to its page. */
  readonly link?: readonly [href: string, label: string];
};

/** A file for one block. */
export type ServedTypes = {
  readonly infos: readonly ServedInfo[];
  /** In the order of the code. */
  readonly names: readonly NameSpan[];
};
