import {expect, type Page} from '@playwright/test';

/** Expects that the page shows its first-level heading, with this name if given. */
export async function expectHeading(
  page: Page,
  name?: string | RegExp,
): Promise<void> {
  const heading = page.getByRole('heading', {level: 1, name});
  await expect(heading).toBeVisible();
}
