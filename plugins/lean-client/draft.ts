import type {DocusaurusConfig} from '@docusaurus/types';
import type {Generated} from './generated';
import type {CutSidebar} from './sidebars';

/** A site as the plugin reads it. */
export type Site = {
  readonly generated: Generated;
  readonly generatedDir: string;
  readonly siteDir: string;
  readonly config: DocusaurusConfig;
};

/** A plan in the making; each part of it adds to these. */
export type Draft = {
  /** Text of each file to write, by its name. */
  readonly files: Map<string, string>;
  /**
   * How far from the main bundle a chunk is that names other files. A chunk may
   * only name files of chunks that are farther, or no hash could be computed.
   */
  readonly levels: Map<string, number>;
  /** Chunks whose files a chunk must name though it does not load them itself. */
  readonly extras: Map<string, readonly string[]>;
  readonly registry: Map<string, string>;
  /** Sidebars that pages show; nothing leads to the files of others. */
  readonly shownSidebars: Set<CutSidebar>;
};

/** What replaces generated modules, and what the bundler plugin must know. */
export type Plan = Pick<Draft, 'files' | 'levels' | 'extras'> & {
  /** Chunks of the frame of pages, each made of several. */
  readonly shells: ReadonlySet<string>;
};
