/** Most bytes that the first load of a page may take, as gzip level 9. */
export type Budget = {
  readonly script: number;
  readonly style: number;
};

/**
 * Budgets of the first load without interaction and without prefetch. Each is
 * about 3 % above what was measured when it was set; a change of a budget is a
 * commit of its own.
 */
export const budgets = {
  '/': {
    /** Measured: 190,461 bytes. */
    script: 196_000,
    /** Measured: 27,358 bytes, one file for the whole site. */
    style: 28_200,
  },
  '/docs/interpolate/': {
    /** Measured: 206,173 bytes, with a sidebar of 43 pages. */
    script: 212_500,
    /** Measured: 27,358 bytes, one file for the whole site. */
    style: 28_200,
  },
} as const satisfies Record<string, Budget>;
