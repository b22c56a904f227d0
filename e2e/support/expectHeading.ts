import {expect, type Page} from '@playwright/test';

/** Expects that the page shows its first-level heading, with this name if given. */
export async function expectHeading(
  page: Page,
  name?: string | RegExp,
): Promise<void> {
  const heading = page.getByRole('heading', {level: 1, name});
  await expect(heading).toBeVisible();
}

/** Expects that the page shows a first-level heading, which is not that of a crash. */
export async function expectNoCrash(page: Page): Promise<void> {
  await expectHeading(page);
  await expect(
    page.getByRole('heading', {name: 'This page crashed'}),
  ).toHaveCount(0);
}
