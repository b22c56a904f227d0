// Pages as they are loaded are in pages.spec.ts.
import {expect, test} from '@playwright/test';
import {findOverflow} from './support/findOverflow';
import {findOverflowAtAllWidths} from './support/findOverflowAtAllWidths';
import {openPage} from './support/openPage';

/** Pages whose pictures, code or players are drawn anew in dark. */
const DRAWN_PATHS = ['/', '/player/', '/docs/', '/templates/', '/showcase/'];

test('in dark the drawn pages fit every window as well', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const problems: string[] = [];
  for (const path of DRAWN_PATHS) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const found = await findOverflowAtAllWidths(page);
    problems.push(...found.map((problem) => `${path} at ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('a page that starts small fits as well, before any resize', async ({
  page,
}) => {
  const problems: string[] = [];
  await page.setViewportSize({width: 320, height: 640});
  for (const path of ['/', '/docs/', '/docs/interpolate/', '/blog/']) {
    await openPage(page, path);
    const found = await findOverflow(page);
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

for (const label of ['Products', 'Resources', 'Commercial']) {
  test(`the open ${label} menu stays inside the narrowest desktop window`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 997, height: 900});
    await openPage(page, '/docs/');
    const button = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: label});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('the open mobile menu stays inside the smallest window', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, '/docs/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    page.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeInViewport({ratio: 1});
  expect(await findOverflow(page)).toEqual([]);
});
