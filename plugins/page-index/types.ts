/** One page of the site, as the page search and the not-found page know it. */
export type IndexedPage = {
  /** Address with base URL and trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Part of the site, such as "Docs" or "Blog". */
  readonly section: string;
};
