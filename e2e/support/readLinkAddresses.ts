import type {Locator} from '@playwright/test';

/** Where the links inside an element lead, in order. */
export function readLinkAddresses(container: Locator): Promise<string[]> {
  return container
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
}
