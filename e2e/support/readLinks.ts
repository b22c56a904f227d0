import type {Locator} from '@playwright/test';

/** A link as a visitor sees it, and where it leads. */
type ReadLink = readonly [name: string, href: string];

/**
 * The links inside an element, in order. A link of several lines is named by
 * its first one.
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
