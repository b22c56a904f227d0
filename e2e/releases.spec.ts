import {expect, test} from '@playwright/test';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

const PATH = '/docs/releases/';

test('lists releases, and those of one package', async ({page}) => {
  const watch = await openWatched(page, PATH);
  const main = page.getByRole('main');
  const releases = main.getByRole('heading', {level: 2, name: /^4\.0\.\d+/});
  const all = await releases.count();
  const versions = await releases.allTextContents();
  expect(versions).toEqual(
    [...versions].sort((a, b) => b.localeCompare(a, 'en', {numeric: true})),
  );

  // From the keyboard: the first letters of a name choose it.
  const filter = main.getByRole('combobox', {name: 'Package'});
  await filter.focus();
  await page.keyboard.type('@remotion/player');
  await expect(page).toHaveURL(`${PATH}?package=%40remotion%2Fplayer`);
  const count = await releases.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(main.getByRole('status')).toHaveText(
    `${count} of ${all} releases`,
  );
  const names = main.getByRole('heading', {level: 3, includeHidden: true});
  expect(new Set(await names.allTextContents())).toEqual(
    new Set(['@remotion/player']),
  );
  expect(watch.all()).toEqual([]);
});

test('takes the package from the address, and everything for an unknown one', async ({
  page,
}) => {
  await openPage(page, `${PATH}?package=@remotion/player`);
  const filter = page.getByRole('combobox', {name: 'Package'});
  await expect(filter).toHaveValue('@remotion/player');
  await filter.selectOption('All');
  await expect(page).toHaveURL(PATH);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 releases$/);
  await openPage(page, `${PATH}?package=nothing`);
  await expect(status).toHaveText(/^(\d+) of \1 releases$/);
});

test('leads to what documents a name', async ({page}) => {
  await openPage(page, `${PATH}?package=@remotion/player`);
  const link = page.getByRole('main').locator('dd').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
});
