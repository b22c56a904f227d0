/** Most bytes that the first load of a page may take, as gzip level 9. */
export type Budget = {
  readonly script: number;
  readonly style: number;
};

/**
 * Budgets of the first load without interaction and without prefetch. Each is
 * about 3 % above what was measured when it was set; a change of a budget is a
 * commit of its own. The stock figures are those of the classic template of the
 * same framework release with its ten pages, from `npm run benchmark:stock`.
 */
export const budgets = {
  '/': {
    /** Measured: 178,185 bytes, with the routes of 400 pages. Stock: 171,100. */
    script: 183_500,
    /** Measured: 28,455 bytes, one file for the whole site. Stock: 15,200. */
    style: 29_300,
  },
  '/docs/interpolate/': {
    /** Measured: 207,789 bytes, with a sidebar of 160 pages. Stock: 175,800. */
    script: 214_000,
    /** Measured: 28,455 bytes, one file for the whole site. Stock: 15,200. */
    style: 29_300,
  },
} as const satisfies Record<string, Budget>;
