/** Most bytes that the first load of a page may take, as gzip level 9. */
export type Budget = {
  readonly script: number;
  readonly style: number;
  /** Script that the page loads by itself when it has loaded and is idle. */
  readonly idle?: number;
};

/** Shards of routes of links in view, which may come after the page is idle. */
const idle = 5_000;

/** Measured: 20,323 to 23,132 bytes, all in the page. Stock: 15,200. */
const style = 23_800;

/**
 * Budgets of the first load without interaction and without prefetch. Each is
 * at most 3 % above what was measured when it was set; a change of a budget is a
 * commit of its own. The stock figures are those of the classic template of the
 * same framework release, which `npm run benchmark -- --sites stock` measures
 * on a corpus of ten pages.
 */
export const budgets = {
  '/': {
    /**
     * Measured: 136,870 bytes. 8,000 of them came with the calculator of the
     * price, the tabs of what people make, editing and export (all of whose own
     * code loads when it is asked for) and the routes of the templates, which
     * were in the shared code before. 1,436 more are the longer names of files,
     * see plugins/framework-patches/README.md. Stock: 171,100.
     */
    script: 137_100,
    /** Measured: 24,862 bytes, all in the page. Stock: 15,200. */
    style: 24_900,
    idle,
  },
  '/docs/interpolate/': {
    /**
     * Measured: 154,460 bytes, those for links in view included; 847 of them came
     * with the 143 pages of Lambda and Cloud Run, 6 each: entries of the sidebar,
     * and the first address of each shard. 2,075 more are the longer names of
     * files, see plugins/framework-patches/README.md. Stock: 175,800.
     */
    script: 154_600,
    /** Measured: 20,125 bytes, all in the page. Stock: 15,200. */
    style: 20_370,
    /** As below; its links lead to more shards. */
    idle: 5_000,
  },
  // Pages that show video: what plays is loaded when a visitor asks for it. Each
  // is what was measured, rounded up. 400 bytes of each divide the start of the site
  // and what follows hydration into short tasks: a third of the blocking time is left.
  '/templates/': {script: 131_700, style, idle},
  '/templates/stargazer/': {script: 135_000, style, idle},
  '/showcase/': {script: 131_400, style, idle},
  '/experts/': {script: 126_200, style, idle},
  '/player/': {script: 128_100, style, idle},
  '/lambda/': {script: 130_100, style, idle},
  // It writes dates itself, which saves a phone the 180 ms of the browser's own.
  '/blog/': {script: 138_600, style, idle},
  '/learn/apple-wow/': {script: 140_400, style, idle},
  '/success-stories/yarx/': {script: 138_400, style, idle},
} as const satisfies Record<string, Budget>;
