import type {Locator, Page} from '@playwright/test';

/** Answer of a host that no longer has a file. */
export const MISSING = {
  status: 404,
  contentType: 'text/plain',
  body: 'Not found',
};

/** Room for a page that opens two or three times on a busy machine. */
export const AFTER_RELOADS = {timeout: 20_000};

/** The note of the early guard, which works without any script file. */
export function getNotice(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({hasText: 'A part of this page did not load.'});
}
