import {expect, test, type Locator, type Page} from '@playwright/test';
import {dailyOrder} from '../src/components/DailyOrder/dailyOrder';
import {groupOf} from '../src/data/groupOf';
import {showcase} from '../src/data/showcase';
import {spreadOut} from '../src/data/spreadOut';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {readShifts} from './support/readShifts';
import {openWatched} from './support/watchPage';

const PATH = '/showcase/';
/** In the order of the build: no two of a group side by side. */
const NAMES = spreadOut(showcase, ({kind}) => groupOf(kind).group).map(
  ({name}) => name,
);

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', {name, exact: true}),
  });
const cards = (page: Page): Locator =>
  page.getByRole('listitem').filter({has: page.locator('[data-preview]')});
const titles = (page: Page): Locator =>
  cards(page).getByRole('heading', {level: 2});
const player = (within: Locator): Locator =>
  within.locator('.__remotion-player');

test('filters by kind, link and words, which the address keeps', async ({
  page,
}) => {
  const watch = await openWatched(page, `${PATH}?link=Tutorial`);
  await expect(page.getByRole('combobox', {name: 'Link'})).toHaveValue(
    'Tutorial',
  );
  await expect(cards(page)).toHaveCount(4);

  await page.getByRole('combobox', {name: 'Kind'}).selectOption('Data');
  await expect(titles(page)).toHaveText(['Mux video stats']);
  await expect(page).toHaveURL(`${PATH}?link=Tutorial&kind=Data`);

  await page.getByRole('searchbox', {name: 'Filter'}).fill('meteo');
  await expect(page.getByRole('status')).toHaveText('0 of 60');
  await page.getByRole('link', {name: 'show all entries'}).click();
  await expect(page).toHaveURL(PATH);
  await expect(cards(page)).toHaveCount(60);

  await page.getByRole('searchbox', {name: 'Filter'}).fill('meteo');
  await expect(titles(page)).toHaveText(['Hello Météo']);
  await expect(page.getByRole('status')).toHaveText('1 of 60');
  await page.reload();
  await expect(titles(page)).toHaveText(['Hello Météo']);
  expect(watch.all()).toEqual([]);
});

test('has another order each day, and nothing moves', async ({page}) => {
  for (const day of [20781, 20782]) {
    // The last minute in UTC, wherever the browser is.
    await page.clock.setFixedTime((day + 1) * 86_400_000 - 60_000);
    const watch = await openWatched(page, PATH);
    await expect(titles(page)).toHaveText([...dailyOrder(NAMES, day)]);
    expect(await readShifts(page)).toEqual([]);
    expect(watch.all()).toEqual([]);
  }
});

test('has the order of the day before its scripts run', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.clock.setFixedTime(20781 * 86_400_000);
  await page.goto(PATH);
  await expect(titles(page)).toHaveText([...dailyOrder(NAMES, 20781)]);
});

test('goes to an entry that the address names', async ({page}) => {
  await openPage(page, `${PATH}#submagic`);
  await expect(card(page, 'Submagic')).toBeInViewport();
});

test('plays the picture of a card that is pointed at or has the focus', async ({
  page,
}) => {
  await openPage(page, PATH);
  await expect(player(page.locator('main'))).toHaveCount(0);
  await card(page, 'Submagic').hover();
  await expect(player(card(page, 'Submagic'))).toContainText('Submagic');

  await card(page, 'Polygon').getByRole('link').first().focus();
  await expect(player(card(page, 'Polygon'))).toContainText('Polygon');
  await expect(player(page.locator('main'))).toHaveCount(2);
});

test('plays nothing with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, PATH);
  await card(page, 'Submagic').hover();
  await page.waitForTimeout(500);
  await expect(player(page.locator('main'))).toHaveCount(0);
  await expect(card(page, 'Submagic').locator('img')).toBeVisible();
});

test('says who made each entry', async ({page}) => {
  await openPage(page, PATH);
  await expect(cards(page).getByText(/^By ./)).toHaveCount(60);
});

for (const path of [PATH, '/showcase/add/']) {
  test(`${path} fits narrow windows and has no violations`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await openPage(page, path);
    if (path !== PATH) {
      await page.getByLabel('Title').fill('ALL IN CAPITALS');
      await page.getByLabel('Link to a tutorial').focus();
      // What stays beside the form in a wide window would cover it here.
      await expect(
        page.getByRole('heading', {name: 'What to prepare'}),
      ).not.toBeInViewport();
    }
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('makes an entry of what is typed, by keyboard', async ({page}) => {
  const watch = await openWatched(page, '/showcase/add/');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(
    'Still missing: Title, Kind, Description, Made by, one link.',
  );

  await page.getByLabel('Title').focus();
  for (const text of ['TIDE TABLES', 'Promo', 'Draws tides.', 'Ada']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('http://example.com');
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(
    '11 of 80. Do not write all of it in capitals.',
  );
  await expect(
    page.getByLabel('Address of the maker'),
  ).toHaveAccessibleDescription('Start with https://.');
  await expect(status).toHaveText(
    'To be corrected: Title, Address of the maker.',
  );
  await expect(page.getByText("name: 'TIDE")).toHaveCount(0);

  await page.getByLabel('Title').fill('Tide tables');
  const preview = card(page, 'Tide tables');
  await preview.scrollIntoViewIfNeeded();
  await expect(player(preview)).toContainText('Tide tables');
  await expect(preview).toContainText('By Ada');
  await page.getByLabel('Address of the maker').fill('https://example.com');
  await expect(status).toHaveText('The entry is complete.');
  await expect(page.locator('pre')).toContainText("name: 'Tide tables',");
  await expect(
    page.getByRole('link', {name: 'Open the list on GitHub'}),
  ).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.+\/edit\/.+\/showcase\.ts\?message=Add\+Tide\+tables\+to\+the\+showcase&/,
  );
  await expect(
    page.getByRole('link', {name: 'Send the entry by email'}),
  ).toHaveAttribute('href', /^mailto:.+body=.+Tide%20tables/);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  expect(watch.all()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows all entries with their pictures, and no filter', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(titles(page)).toHaveText(NAMES);
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeHidden();
  });

  test('says how to make an entry, and has no form', async ({page}) => {
    await page.goto('/showcase/add/');
    await expect(page.getByLabel('Title')).toBeHidden();
    await expect(
      page.getByText(/Without scripts, copy an entry/),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Open the list'})).toBeVisible();
  });
});
