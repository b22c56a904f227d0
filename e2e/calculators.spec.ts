import {expect, test, type Locator, type Page} from '@playwright/test';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

const PATH = '/docs/lambda/cost/';

const calculator = (page: Page): Locator =>
  page.getByRole('region', {name: /^(Calculator|Price of a company license)$/});
const field = (page: Page, name: string): Locator =>
  calculator(page).getByLabel(name);
const result = (page: Page): Locator => calculator(page).getByRole('status');

test('estimates what is entered, and keeps it in the address', async ({
  page,
}) => {
  const watch = await openWatched(page, PATH);
  await expect(result(page)).toContainText('82, and the main function');

  await field(page, 'Duration in seconds').fill('10');
  await field(page, 'Region').selectOption('eu-west-1');
  await expect(result(page)).toContainText('15, and the main function');
  await expect(page).toHaveURL(/\?duration=10&region=eu-west-1$/);

  const text = await result(page).textContent();
  await page.reload();
  await expect(field(page, 'Duration in seconds')).toHaveValue('10');
  await expect(result(page)).toHaveText(text ?? '');
  expect(watch.all()).toEqual([]);
});

test('says what is wrong with a value, and what would stop the render', async ({
  page,
}) => {
  await openPage(page, `${PATH}?memory=100`);
  await expect(field(page, 'Memory in MB')).toHaveAccessibleDescription(
    'Memory in MB: enter a whole number from 512 to 10,240.',
  );
  await expect(result(page)).toHaveText(/Correct the marked fields/);

  await field(page, 'Memory in MB').fill('2048');
  await field(page, 'Frames per function').fill('5');
  await expect(result(page)).toContainText(
    'A render uses 200 functions at most. Set at least 9 frames per function.',
  );
});

test('the page of Lambda has the same calculator', async ({page}) => {
  const watch = await openWatched(page, '/lambda/?duration=10');
  await expect(result(page)).toContainText('15, and the main function');
  expect(watch.all()).toEqual([]);
});

for (const path of ['/', '/docs/license/']) {
  test(`${path} tells what a company license costs`, async ({page}) => {
    const watch = await openWatched(page, path);
    await expect(result(page)).toContainText('You pay115 USD');
    await expect(
      page.locator('main a[href="https://remotion.pro/license"]').first(),
    ).toBeVisible();

    await field(page, 'Developer seats').fill('2');
    await field(page, 'Cloud renders').fill('0');
    await expect(result(page)).toContainText('You pay100 USD');
    await expect(result(page)).toContainText('The sum is 50 USD');
    await expect(page).toHaveURL(`${path}?seats=2&renders=0`);
    expect(watch.all()).toEqual([]);
  });
}

test('fits narrow windows and has no violations', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await openPage(page, `${PATH}?memory=100`);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows the estimate of a minute of video', async ({page}) => {
    await page.goto(PATH);
    await expect(result(page)).toContainText('82, and the main function');
    await expect(field(page, 'Memory in MB')).toBeHidden();
  });
});
