import type {Page} from '@playwright/test';

/** An element, without its place. */
type FoundElement = {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** Finds elements of a document; none where nothing matches. */
export type Query = (selector: string) => readonly FoundElement[];

/**
 * Reads a document as the server sends it, with the browser's parser but without
 * running it.
 *
 * @param page is on a page of the site
 * @param selectors what the query can be asked for
 * @throws Error if XML is not well-formed
 */
export async function queryDocument(
  page: Page,
  path: string,
  type: 'text/html' | 'text/xml',
  selectors: readonly string[],
): Promise<Query> {
  const found = await page.evaluate(
    async ([path, type, selectors]) => {
      const response = await fetch(path);
      const text = await response.text();
      const document = new DOMParser().parseFromString(text, type);
      const problem = document.querySelector('parsererror')?.textContent;
      if (!response.ok || problem) {
        throw new Error(`${path}: ${problem ?? response.status}`);
      }
      return selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map((element) => ({
          text: element.textContent,
          attributes: Object.fromEntries(
            [...element.attributes].map(({name, value}) => [name, value]),
          ),
        })),
      );
    },
    [path, type, selectors] as const,
  );
  return (selector) => found[selectors.indexOf(selector)] ?? [];
}
