import {expect, test, type Locator, type Page} from '@playwright/test';
import {readVividness} from './support/countColors';
import {expectNoCrash} from './support/expectHeading';
import {openPage} from './support/openPage';
import {waitForFrames} from './support/waitForFrames';
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

test('the search page has pages of results, each with its address, and keeps the focus beside the link to the last', async ({
  page,
}) => {
  await openSearch(page, 'noise');
  const main = page.getByRole('main');
  const paging = main.getByRole('navigation', {name: 'Pages of results'});
  const items = main.getByRole('list').getByRole('listitem');
  await expect(paging).toContainText(/Page 1 of [2-9]/);
  await expect(items).toHaveCount(20);
  const before = await items.first().innerText();
  const next = paging.getByRole('link', {name: 'Next'});
  await next.evaluate((node) => {
    node.scrollIntoView({block: 'start'});
  });
  await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  await next.press('Enter');
  await expect(page).toHaveURL('/search/?q=noise&page=2');
  await expect(items.first()).not.toHaveText(before);
  await expect(paging).toContainText('Page 2 of');
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

test('a link that changes only the query stays where it is, with the focus', async ({
  page,
}) => {
  for (const [path, name, address, said] of [
    ['/templates/', /^Docker/, '/templates/?technology=Docker', /with Docker$/],
    ['/search/?q=video', /^Next$/, '/search/?q=video&page=2', /"video"$/],
  ] as const) {
    await openPage(page, path);
    const link = page.getByRole('main').getByRole('link', {name});
    await link.focus();
    await link.evaluate((node) => {
      node.scrollIntoView({block: 'start'});
    });
    await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('status')).toHaveText(said);
    await waitForFrames(page);
    await expect(link).toBeFocused();
    // Not to the pixel, since other results have other heights.
    expect(await readScroll(page)).toBeGreaterThan(0);
    await expect(link).toBeInViewport();
  }
});

test('the field of the search page keeps its place while one types, and is cleared with a cross in the colors of the site', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 300});
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
  // The cross of the browser is bright blue.
  expect(await readVividness(field(page))).toBeLessThan(40);
  await field(page).click({
    position: {x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2},
  });
  await expect(field(page)).toHaveValue('');
});

test('the search page filters by section, in the address as well, and is used with arrow keys, also without a last slash', async ({
  page,
}) => {
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
  expect(watch.all()).toEqual([]);
});

test('the search page tells when it cannot answer, with another try', async ({
  page,
}) => {
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

test('markup in a query is text and never runs', async ({page}) => {
  const watch = watchPage(page);
  for (const markup of [
    '<img src=x onerror="window.hacked=1">',
    '<script>window.hacked=1</script>',
    '"><svg onload=window.hacked=1>',
  ]) {
    await openSearch(page, encodeURIComponent(markup));
    await expect(field(page)).toHaveValue(markup);
    await expect(status(page)).toContainText(markup);
    await field(page).press('End');
    await field(page).pressSequentially(' x');
    await expect(status(page)).toContainText(`${markup} x`);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.title()).not.toContain('hacked');
  }
  expect(watch.all()).toEqual([]);
});

test('a query that is too long is cut, and spaces do not count', async ({
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

test('a query of any characters is searched like any other', async ({page}) => {
  const watch = watchPage(page);
  for (const [what, encoded] of [
    ['a malformed percent sequence', '%E0%A4%A'],
    ['a null character', 'spring%00'],
    ['an emoji', '%F0%9F%8E%AC'],
    ['an emoji at the limit', `${'a'.repeat(LIMIT - 1)}%F0%9F%8E%AC`],
    ['Hebrew from right to left', '%D7%A9%D7%9C%D7%95%D7%9D'],
    ['an accent written as two characters', 'cafe%CC%81'],
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
      expect(watch.all()).toEqual([]);
    });
  }
});
