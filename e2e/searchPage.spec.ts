import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectNoCrash} from './support/expectHeading';
import {openPage, waitForFrames} from './support/openPage';
import {watchPage} from './support/watchPage';

/** Most characters of a query. */
const LIMIT = 64;

const field = (page: Page): Locator =>
  page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});

const status = (page: Page): Locator =>
  page.getByRole('main').getByRole('status');

const readScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

async function openSearch(page: Page, encoded: string): Promise<void> {
  await openPage(page, `/search/?q=${encoded}`);
  await expect(field(page)).toBeVisible();
}

/** Presses a link that stands at the top of the window, with the keyboard. */
async function pressInPlace(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await link.evaluate((node) => {
    node.scrollIntoView({block: 'start'});
  });
  await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
}

/** Not to the pixel, since other results have other heights. */
async function expectInPlace(page: Page, link: Locator): Promise<void> {
  await waitForFrames(page);
  await expect(link).toBeFocused();
  expect(await readScroll(page)).toBeGreaterThan(0);
  await expect(link).toBeInViewport();
}

test('pages of results have addresses and keep the focus', async ({page}) => {
  await openSearch(page, 'noise');
  const main = page.getByRole('main');
  const paging = main.getByRole('navigation', {name: 'Pages of results'});
  const items = main.getByRole('list').getByRole('listitem');
  // Titles alone make two pages: with the full text there are more, and a page
  // that was the last one is no longer.
  await expect(paging).toContainText(/Page 1 of [3-9]/);
  await expect(items).toHaveCount(20);
  const before = await items.first().innerText();
  const next = paging.getByRole('link', {name: 'Next'});
  await pressInPlace(page, next);
  await expect(page).toHaveURL('/search/?q=noise&page=2');
  await expect(items.first()).not.toHaveText(before);
  await expect(paging).toContainText('Page 2 of');
  await expectInPlace(page, next);
  await page.goBack();
  await expect(paging).toContainText('Page 1 of');

  // The more pages the site has, the more pages of results.
  const last = Number(/of (\d+)/.exec(await paging.innerText())?.[1]);
  await openPage(page, `/search/?q=noise&page=${last - 1}`);
  await expect(paging).toContainText(`Page ${last - 1} of`);
  await next.press('Enter');
  await expect(paging).toContainText(`Page ${last} of ${last}`);
  await expect(paging).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(paging.getByRole('link', {name: 'Previous'})).toBeFocused();
});

test('a link that changes only the query stays in place', async ({page}) => {
  await openPage(page, '/templates/');
  const link = page.getByRole('main').getByRole('link', {name: /^Motion/});
  await pressInPlace(page, link);
  await expect(page).toHaveURL('/templates/?for=Motion+graphics');
  await expect(page.getByRole('status')).toHaveText(/for motion graphics$/);
  await expectInPlace(page, link);
});

test('the field keeps its place, and is cleared', async ({page}) => {
  // So low that the page scrolls, but with the field above what scrolling keeps
  // clear for the button in the corner.
  await page.setViewportSize({width: 1440, height: 320});
  await openSearch(page, 'video');
  await expect(field(page)).toBeFocused();
  await field(page).press('End');
  await page.evaluate(() => {
    window.scrollTo(0, 40);
  });
  await expect.poll(() => readScroll(page)).toBe(40);
  await page.keyboard.type('s');
  await expect(page).toHaveURL('/search/?q=videos');
  await expect(status(page)).toContainText('"videos"');
  expect(await readScroll(page)).toBe(40);

  await page.setViewportSize({width: 1440, height: 900});
  await field(page).fill('x');
  const box = await field(page).boundingBox();
  await field(page).click({
    position: {x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2},
  });
  await expect(field(page)).toHaveValue('');

  // An empty field is not the end of the page.
  const task = page.getByRole('main').getByRole('link', {name: 'Add captions'});
  await expect(task).toHaveAttribute('href', '/docs/captions/displaying/');
  await field(page).fill('zoom');
  await expect(task).toHaveCount(0);
});

test('filters by section, and is used with arrow keys', async ({page}) => {
  const watch = watchPage(page);
  await openPage(page, '/search?q=video');
  await expect(page).toHaveURL('/search/?q=video');
  const main = page.getByRole('main');
  const links = main.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();

  await main.getByRole('radio', {name: 'Blog'}).check();
  await expect(page).toHaveURL('/search/?q=video&section=blog');
  await page.reload();
  await expect(main.getByRole('radio', {name: 'Blog'})).toBeChecked();
  await expect(links.first()).toBeVisible();

  await field(page).fill('zzzzzz');
  await expect(status(page)).toHaveText(/^No results/);
  const everywhere = main.getByRole('link', {name: 'Search all sections'});
  await everywhere.click();
  await expect(page).toHaveURL('/search/?q=zzzzzz');
  await expect(main.getByRole('radio', {name: 'All'})).toBeChecked();
  await expect(everywhere).toHaveCount(0);
  expect(watch.all()).toEqual([]);
});

test('F6: tells when it cannot answer, with another try', async ({page}) => {
  const index = '**/search/*.json';
  await page.route(index, (route) => route.abort());
  await openSearch(page, 'spring');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await page.unroute(index);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(
    page.getByRole('main').getByRole('listitem').first(),
  ).toContainText('spring()');
});

test('F13: a query that is too long is cut, spaces are none', async ({
  page,
}) => {
  const watch = watchPage(page);
  await openSearch(page, 'a'.repeat(6000));
  await expect(field(page)).toHaveValue('a'.repeat(LIMIT));
  await expect(status(page)).toHaveText(
    `No results for "${'a'.repeat(LIMIT)}"`,
  );
  expect((await page.title()).length).toBeLessThan(2 * LIMIT);
  await field(page).press('End');
  await field(page).pressSequentially('bcd');
  await expect(field(page)).toHaveValue('a'.repeat(LIMIT));
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search/?q=${'a'.repeat(LIMIT)}`);

  await openSearch(page, '+'.repeat(10_000));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'API reference'})).toBeVisible();
  await expect(status(page)).toHaveCount(0);
  await openSearch(page, `${'+'.repeat(100)}spring%20%20`);
  await expect(
    main.getByRole('link', {name: /spring\(\)/}).first(),
  ).toBeVisible();
  expect(watch.all()).toEqual([]);
});

test('F12, F14: a query of any characters is searched like any other', async ({
  page,
}) => {
  const watch = watchPage(page);
  for (const [what, encoded] of [
    ['a malformed percent sequence', '%E0%A4%A'],
    ['a null character', 'spring%00'],
    ['an emoji', '%F0%9F%8E%AC'],
    ['an emoji at the limit', `${'a'.repeat(LIMIT - 1)}%F0%9F%8E%AC`],
    ['Hebrew from right to left', '%D7%A9%D7%9C%D7%95%D7%9D'],
    ['an accent written as two characters', 'cafe%CC%81'],
    ['an image', encodeURIComponent('<img src=x onerror="window.hacked=1">')],
    ['a script', encodeURIComponent('<script>window.hacked=1</script>')],
    ['a drawing', encodeURIComponent('"><svg onload=window.hacked=1>')],
  ] as const) {
    await test.step(what, async () => {
      await openSearch(page, encoded);
      await expect(status(page)).toHaveText(/ for "/);
      await field(page).press('Enter');
      await expect(status(page)).toHaveText(/ for "/);
      await field(page).fill('interpolate');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', {name: /interpolate\(\)/})
          .first(),
      ).toBeVisible();
      await expectNoCrash(page);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(watch.all()).toEqual([]);
    });
  }
});
