import fs from 'node:fs';
import path from 'node:path';

/** A page of the documentation, a post or a page of its own, as plugins load it. */
type Page = {readonly permalink: string; readonly source: string};

const isPage = (value: object): value is Page =>
  'permalink' in value &&
  typeof value.permalink === 'string' &&
  'source' in value &&
  typeof value.source === 'string';

/** Every page in what the plugins have loaded, at whatever depth. */
function* pagesIn(value: unknown): Generator<Page> {
  if (typeof value === 'object' && value !== null) {
    if (isPage(value)) {
      yield value;
    } else {
      for (const child of Object.values(value)) {
        yield* pagesIn(child);
      }
    }
  }
}

/** The file of a page, with the line that gives it its address, if one does. */
function placeOf({source}: Page, siteDir: string): string {
  const file = source.replace('@site/', '');
  const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith("slug:"));
  return `${file}:${line + 1 || 1}`;
}

/**
 * Pages that have one address, of which the framework would show any one.
 *
 * @param content what all plugins have loaded
 * @returns one text an address, which names the files
 */
export function findClashes(content: unknown, siteDir: string): string[] {
  const byAddress = new Map<string, Map<string, Page>>();
  for (const page of pagesIn(content)) {
    const pages = byAddress.get(page.permalink) ?? new Map<string, Page>();
    byAddress.set(page.permalink, pages.set(page.source, page));
  }
  return [...byAddress]
    .filter(([, pages]) => pages.size > 1)
    .map(([address, pages]) => {
      const places = [...pages.values()].map((page) => placeOf(page, siteDir));
      return `${places.join(' and ')} have the same address, ${address}. Give one of them another slug.`;
    });
}
