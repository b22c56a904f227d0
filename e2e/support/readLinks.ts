import type {Locator} from '@playwright/test';

/** A link as a visitor sees it, and where it leads. */
type ReadLink = readonly [name: string, href: string];

/**
 * Reads the links inside an element, in order. The name of a link that spans
 * several lines is its first line.
 */
export async function readLinks(container: Locator): Promise<ReadLink[]> {
  const links = await container.getByRole('link').all();
  return Promise.all(
    links.map(async (link): Promise<ReadLink> => {
      const text = await link.innerText();
      return [
        text.trim().split('\n')[0] ?? '',
        (await link.getAttribute('href')) ?? '',
      ];
    }),
  );
}
