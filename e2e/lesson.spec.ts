// The lesson: its result, what is there after each step, and what is done.
import {expect, test, type Page} from '@playwright/test';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage, waitForHydration} from './support/openPage';
import {PAGE_CODE} from './support/pageCode';

const LESSON = '/learn/apple-wow/';

const getNext = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Steps of this lesson'})
    .locator('[aria-current]');

/** Waits for what replaces the steps that the server has drawn. */
async function expectLiveSteps(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}

test('the result comes first, and each step has a player', async ({page}) => {
  await openPage(page, LESSON);
  const players = page.getByRole('main').getByRole('figure');
  await expect(players.first()).toHaveAccessibleName(/^The result/);
  for (let step = 2; step <= 14; step += 1) {
    await expect(
      page.getByRole('figure', {name: `After step ${step}`, exact: true}),
    ).toBeVisible();
  }
  await expect(page.locator('[data-drawn]')).toHaveCount(1);
  await page.mouse.move(100, 100);
  await expectLiveSteps(page);
  const fifth = page.getByRole('figure', {name: 'After step 5', exact: true});
  await fifth.getByRole('slider', {name: 'Frame', exact: true}).press('Home');
  await expect(fifth.locator('.__remotion-player')).toBeVisible();
});

test('keys lead from step to step, and what is done is remembered', async ({
  page,
}) => {
  await openPage(page, LESSON);
  await expect(getNext(page)).toHaveText('Step 1');
  await getNext(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#step-1-/);
  await expectLiveSteps(page);

  await page.getByRole('checkbox', {name: 'Step 1 is done'}).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#step-2-/);
  await expect(getNext(page)).toHaveText('Step 2');
  await expect(page.getByText('1 of 15 steps done')).toBeAttached();

  await page.reload();
  await expect(getNext(page)).toHaveText('Step 2');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('checkbox', {name: 'Step 1 is done'}),
  ).toBeChecked();
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 320, height: 800});
  expect(await findOverflow(page)).toEqual([]);
});

test('nothing is lost when the steps load, late and at the third try', async ({
  page,
}) => {
  // Players that come near change what is read.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, LESSON);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const drawn = await main.ariaSnapshot();
  await page.route(PAGE_CODE, (route) => route.abort());
  const box = page.getByRole('checkbox', {name: 'Step 2 is done'});
  await box.press('Space');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(/^A part of this page did not load\./);
  await expect(notice).toBeInViewport();
  const retry = notice.getByRole('button', {name: 'Retry'});
  await retry.press('Enter');
  await expect(box).toBeFocused();
  await expect(notice).toBeVisible();
  await page.unroute(PAGE_CODE);
  await retry.press('Enter');
  await expectLiveSteps(page);
  await expect(notice).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  await expect(page.getByText('1 of 15 steps done')).toBeAttached();

  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expectLiveSteps(page);
  await expect(box).toBeChecked();
  await box.uncheck();
  expect(await main.ariaSnapshot()).toBe(drawn);
});

test('steps can be done where the browser stores nothing', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('No storage.');
    };
    Storage.prototype.getItem = () => {
      throw new Error('No storage.');
    };
  });
  await openPage(page, LESSON);
  await page.keyboard.press('Tab');
  await expectLiveSteps(page);
  await page.getByRole('checkbox', {name: 'Step 1 is done'}).check();
  await expect(getNext(page)).toHaveText('Step 2');
});

test('its steps are there when a link or the history leads to it', async ({
  page,
}) => {
  await openPage(page, '/learn/');
  await page
    .getByRole('article')
    .getByRole('link', {name: /^Rebuild/})
    .click();
  const fifth = page.getByRole('heading', {name: /^Step 5/});
  await expect(fifth).toBeVisible();
  await page.getByRole('link', {name: 'Step 5', exact: true}).click();
  await expect(page).toHaveURL(/#step-5-/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Blog', exact: true})
    .click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.goBack();
  await expect(fifth).toBeInViewport();
});
