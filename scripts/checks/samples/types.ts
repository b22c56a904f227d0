/** A `ts` or `tsx` fence of a page. */
export type Fence = {
  /** Page, relative to the site, with forward slashes. */
  readonly file: string;
  /** Line of the opening fence in the page, from 1. */
  readonly line: number;
  readonly lang: 'ts' | 'tsx';
  readonly title?: string;
  /** Reason of the opt-out; empty when the fence gives none. */
  readonly nocheck?: string;
  /** Text between the fences, without the indentation of the fence. */
  readonly code: string;
};

/** Something wrong in a sample. Lines and columns count from 1. */
export type Problem = {
  /** Line of the sample; 0 is the line of the fence itself. */
  readonly line: number;
  readonly column: number;
  /** `TS2322`, the name of a lint rule, or `sample` for our own rules. */
  readonly rule: string;
  readonly message: string;
  readonly remedy?: string;
};

/** One file of a sample, as the compiler gets it. */
export type SampleFile = {
  /** Path inside the virtual project. */
  readonly path: string;
  readonly text: string;
  /** Line of the sample at which the text begins, from 1. */
  readonly line: number;
};

/** A sample made ready for the compiler and the linter. */
export type Sample = {
  /** Names the sample in results: `docs/page.mdx:12`. */
  readonly id: string;
  /** Kind of the sample when no file says otherwise. */
  readonly lang: 'ts' | 'tsx';
  readonly code: string;
  /** Files of the sample itself; each gets checked. */
  readonly files: readonly SampleFile[];
  /** Files of other samples of the page, which this one may import. */
  readonly siblings: readonly SampleFile[];
  /** Imported packages, without those that nearly every sample imports. */
  readonly group: string;
  /** An example of the site's own is linted only: `tsc` checks its types. */
  readonly isExample?: boolean;
};

/** What a check found in one sample. */
export type Result = {readonly id: string; readonly problems: Problem[]};
