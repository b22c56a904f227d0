import type {NameInfo} from '../../../plugins/type-hovers/format';

/** A `ts` or `tsx` fence of a page. */
export type Fence = {
  /** Page, relative to the site, with forward slashes. */
  readonly file: string;
  /** Line of the opening fence in the page, from 1. */
  readonly line: number;
  readonly lang: 'ts' | 'tsx';
  /** The words after the language. */
  readonly meta: string;
  readonly title?: string;
  /** Reason of the opt-out; empty when the fence gives none. */
  readonly nocheck?: string;
  /** Text between the fences, without the indentation of the fence. */
  readonly code: string;
};

/** A fence with a file that another tool than the compiler reads. */
export type ConfigFence = Pick<Fence, 'file' | 'line' | 'title' | 'code'> & {
  readonly lang: 'docker' | 'dockerfile' | 'json' | 'yaml';
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

/** A breach of this site's own rules for samples. */
export function sampleProblem(
  line: number,
  message: string,
  remedy: string,
  column = 1,
): Problem {
  return {line, column, rule: 'sample', message, remedy};
}

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
  readonly code: string;
  /** Files of the sample itself; each gets checked. */
  readonly files: readonly SampleFile[];
  /** Files of other samples of the page, which this one may import. */
  readonly siblings: readonly SampleFile[];
  /** Imported packages, without those that nearly every sample imports. */
  readonly group: string;
  /** Whether it is a file of `examples/`, whose types `tsc` checks and this only describes. */
  readonly isExample?: boolean;
};

/** A name in the code of a sample, and what it means. Lines and columns count from 0. */
export type DescribedName = {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly info: NameInfo;
};

/** What a check found in one sample. */
export type Findings = {
  readonly problems: readonly Problem[];
  /** The names that a reader sees. */
  readonly names: readonly DescribedName[];
};

/** The findings of one sample, by its id. */
export type Result = Findings & {readonly id: string};
