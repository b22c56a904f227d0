import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {findMistakesInPage} from './support/findMistakes';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {holdPageCode, PAGE_CODE} from './support/pageCode';
import {openWatched} from './support/watchPage';

const PATH = '/docs/google-fonts/';
const FONT = fs.readFileSync(
  path.resolve(__dirname, '../static/media/instrument-sans.woff2'),
);

const field = (page: Page): Locator =>
  page.getByRole('combobox', {name: 'Name of the font'});

/** Finds a font by its name and chooses the first that is found. */
async function choose(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
}

/** Answers for Google, with a font file of this site. */
async function answerForGoogle(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route('https://fonts.googleapis.com/**', (route) => {
    addresses.push(route.request().url());
    return route.fulfill({
      contentType: 'text/css',
      body: `@font-face {
        font-family: 'B612';
        font-weight: 400;
        src: url('https://fonts.gstatic.com/b612.woff2') format('woff2');
      }`,
    });
  });
  await page.route('https://fonts.gstatic.com/**', (route) =>
    route.fulfill({
      contentType: 'font/woff2',
      headers: {'access-control-allow-origin': '*'},
      body: FONT,
    }),
  );
  return addresses;
}

test('writes the call for a font, asking no other host', async ({page}) => {
  const watch = await openWatched(page, PATH);
  await expect(page.getByRole('option')).toHaveCount(0);
  await choose(page, 'b612');

  await expect(
    page.getByRole('option', {name: 'B612', exact: true}),
  ).toHaveAttribute('aria-selected', 'true');
  const details = page.getByRole('region', {name: 'Load B612'});
  const code = details.locator('pre');
  await expect(code).toContainText(
    "import {loadFont} from '@remotion/google-fonts/B612';",
  );
  await expect(code).toContainText("weights: ['400'],");
  await expect(details).toContainText('This call loads 1 font face.');
  await expect(details).toContainText('The value of fontFamily is BSixOneTwo.');

  await details.getByRole('radio', {name: 'italic'}).check();
  await details.getByRole('checkbox', {name: '700'}).check();
  await expect(code).toContainText("loadFont('italic', {");
  await expect(code).toContainText("weights: ['400', '700'],");
  await expect(details).toContainText('This call loads 2 font faces.');

  await field(page).fill('');
  await field(page).press('Enter');
  await expect(details).toBeVisible();
  await field(page).fill('exo 2');
  await expect(page.getByRole('option')).toHaveCount(1);
  await field(page).press('Enter');
  await expect(page.getByRole('region', {name: 'Load Exo 2'})).toBeVisible();
  expect(watch.all()).toEqual([]);
});

test('explains fonts in parts, and tells of no find', async ({page}) => {
  const watch = await openWatched(page, PATH);
  await choose(page, 'noto sans jp');
  const details = page.getByRole('region', {name: 'Load Noto Sans JP'});
  await expect(details).toContainText(
    'The letters of japanese are in 120 numbered parts',
  );
  await details.getByRole('checkbox', {name: 'latin', exact: true}).uncheck();
  await expect(details.locator('pre')).not.toContainText('subsets');
  await expect(details).toContainText('This call loads 124 font faces.');

  await field(page).fill('no such font');
  await expect(page.getByText('No font has “no such font”')).toBeVisible();
  expect(watch.all()).toEqual([]);
});

test('a list that is late, or does not come, is told and asked for again', async ({
  page,
}) => {
  await openPage(page, PATH);
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  const held = await holdPageCode(page);
  await field(page).focus();
  await expect(page.getByText('Loading…', {exact: true})).toBeVisible();
  held.release();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The list of fonts did not load.');
  await page.unroute(PAGE_CODE);
  await alert.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('shows a font after a press, or says what to do', async ({page}) => {
  await openPage(page, PATH);
  await choose(page, 'b612');
  const details = page.getByRole('region', {name: 'Load B612'});
  const button = details.getByRole('button', {name: 'Load B612 from Google'});
  await button.click();
  await expect(details).toContainText('The font did not arrive.');
  await expect(details.locator('pre')).toContainText('google-fonts/B612');

  const addresses = await answerForGoogle(page);
  await button.click();
  await expect(details).toContainText('This is B612.');
  expect(addresses).toEqual([
    'https://fonts.googleapis.com/css2?family=B612:ital,wght@0,400&display=block',
  ]);
  await details.getByRole('textbox', {name: 'Preview text'}).fill('Runway 27');
  const sample = details.getByText('Runway 27', {exact: true});
  await expect(sample).toHaveCSS('font-family', 'B612');
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(
        ({family, status}) => family === 'B612' && status === 'loaded',
      ),
    ),
  ).toBe(true);
});

test('the picker in use is accessible and fits a phone', async ({page}) => {
  await openPage(page, PATH);
  await choose(page, 'inter');
  await expect(page.getByRole('region', {name: 'Load Inter'})).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  expect(await findMistakesInPage(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 800});
  expect(await findOverflow(page)).toEqual([]);
});
