// Compositions as pictures of cards and tabs, which play when a visitor comes near.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {PAGE_CODE} from './support/pageCode';
import {openWatched} from './support/watchPage';

const previewOf = (page: Page, name: string): Locator =>
  page.locator(`[data-preview="${name}"]`);

const playerOf = (page: Page, name: string): Locator =>
  previewOf(page, name).locator('.__remotion-player');

test('what people make is shown in tabs that play, by keyboard too', async ({
  page,
}) => {
  const watch = await openWatched(page, '/');
  const music = page.getByRole('tab', {name: 'Music'});
  await music.scrollIntoViewIfNeeded();
  await expect(playerOf(page, 'TemplateMusicVisualization')).toBeVisible();

  await music.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page
    .getByRole('tabpanel')
    .filter({has: page.locator('[data-card]')});
  await expect(panel.getByRole('heading')).toHaveText('Screencast');
  await expect(playerOf(page, 'Screencast')).toBeVisible();
  for (const link of await panel.getByRole('link').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).ok(), address).toBe(true);
  }
  expect(watch.all()).toEqual([]);
});

test('a preview whose code does not come stays a poster, and is tried again', async ({
  page,
}) => {
  await openPage(page, '/templates/');
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('[data-preview]')})
    .first();
  const failed = page.waitForEvent('requestfailed');
  await card.hover();
  await failed;
  await page.unroute(PAGE_CODE);
  await card.getByRole('link').first().focus();
  await expect(card.locator('.__remotion-player')).toBeVisible();
  // There is no button that it could name.
  await expect(card).not.toContainText('press play');
});

test('cards are put in order by keyboard, press and drag, and played so', async ({
  page,
}) => {
  const watch = await openWatched(page, '/');
  const cards = page.getByRole('list', {name: 'Order of the cards'});
  const card = (name: string): Locator => cards.getByRole('button', {name});
  const expectOrder = (...names: string[]): Promise<void> =>
    expect(cards.getByRole('button')).toHaveText(names);

  await card('Weather').press('ArrowUp');
  await expectOrder('Weather', 'Place', 'Steps', 'Song');
  await expect(card('Weather')).toBeFocused();
  await expect(
    page.getByRole('status').filter({hasText: 'Weather is number 1 of 4.'}),
  ).toHaveCount(1);
  await expect(page.getByText('Zürich')).toBeVisible();

  await card('Song').click();
  await expectOrder('Song', 'Weather', 'Place', 'Steps');
  await card('Steps').dragTo(card('Song'));
  await expectOrder('Steps', 'Song', 'Weather', 'Place');
  expect(watch.all()).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test('what is seen plays, and what has gone is a poster again', async ({
    page,
  }) => {
    await openPage(page, '/showcase/');
    const players = page.locator('[data-preview] .__remotion-player');
    await page.locator('[data-preview]').first().scrollIntoViewIfNeeded();
    // Plays from the visitor's first touch or scroll on.
    await page.evaluate(() => scrollBy(0, 8));
    await expect(players.first()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(players).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a poster stays a poster', async ({page}) => {
    await openPage(page, '/');
    const music = page.locator('[data-card]').first();
    await music.hover();
    await expect(music.locator('img')).toBeVisible();
    await page.getByRole('tab', {name: 'Captions'}).click();
    await expect(previewOf(page, 'CaptionWords').locator('img')).toBeVisible();
    await expect(page.locator('[data-preview] .__remotion-player')).toHaveCount(
      0,
    );
  });
});
