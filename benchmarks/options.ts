import {parseArgs} from 'node:util';

/** Names of the sites that can be compared. */
export const SITE_NAMES = ['this', 'stock', 'starlight', 'real'] as const;

/** One of the sites. */
export type SiteName = (typeof SITE_NAMES)[number];

/** What `npm run benchmark` measures. */
export type BenchmarkOptions = {
  /** Sizes of the corpus, in pages; none leaves the builds of it out. */
  readonly pages: readonly number[];
  readonly sites: readonly SiteName[];
  /** Pages on which edits are timed; 0 leaves them out. */
  readonly editPages: number;
  /** Of how many runs of Lighthouse the median is taken; 0 leaves it out. */
  readonly lighthouseRuns: number;
};

/**
 * Reads a whole number of the command line.
 *
 * @throws Error with the option, its value and what to give
 */
export function readCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least) {
    throw new Error(
      `--${name} has "${text}"; give a whole number from ${least}.`,
    );
  }
  return count;
}

function readSite(text: string): SiteName {
  const name = SITE_NAMES.find((known) => known === text);
  if (!name) {
    throw new Error(
      `--sites has "${text}"; name one or more of ${SITE_NAMES.join(',')}, with commas between.`,
    );
  }
  return name;
}

/**
 * Reads the command line: `--pages 10,100,1000` (0 for none), `--sites this,stock`,
 * `--edit-pages 900`, `--lighthouse-runs 3`.
 *
 * @throws Error with the option, its value and what to give
 */
export function parseOptions(args: readonly string[]): BenchmarkOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      pages: {type: 'string', default: '10,100,1000'},
      sites: {type: 'string', default: SITE_NAMES.join(',')},
      'edit-pages': {type: 'string', default: '900'},
      'lighthouse-runs': {type: 'string', default: '3'},
    },
  });
  return {
    pages:
      values.pages === '0'
        ? []
        : values.pages.split(',').map((text) => readCount('pages', text, 1)),
    sites: values.sites.split(',').map(readSite),
    editPages: readCount('edit-pages', values['edit-pages'], 0),
    lighthouseRuns: readCount('lighthouse-runs', values['lighthouse-runs'], 0),
  };
}
