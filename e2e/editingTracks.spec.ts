import {expect, test, type Locator, type Page} from '@playwright/test';
import {findMistakesInPage} from './support/findMistakes';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

const PATH = '/docs/timeline/demo/';

const demo = (page: Page): Locator =>
  page.getByRole('figure', {name: 'Example: editing tracks'});

const clip = (page: Page, name: string): Locator =>
  demo(page).getByRole('button', {name: new RegExp(`^${name}, `)});

const press = (page: Page, name: string): Promise<void> =>
  // A button with nothing to do says so, and can be pressed.
  demo(page).getByRole('button', {name, exact: true}).click({force: true});

const expectNews = (page: Page, text: string): Promise<void> =>
  expect(demo(page).getByRole('status')).toContainText(text);

/** Where a clip is drawn, and how many pixels a frame is wide. */
async function measure(
  page: Page,
  name: string,
): Promise<{x: number; end: number; y: number; pixels: number}> {
  const box = await clip(page, name).boundingBox();
  const lanes = await demo(page)
    .getByRole('list', {name: 'Clips'})
    .boundingBox();
  if (!box || !lanes) {
    throw new Error(`${name} is not on the screen`);
  }
  const pixels = lanes.width / 150;
  return {x: box.x, end: box.x + box.width, y: box.y + box.height / 2, pixels};
}

/** Opens the page with the tracks in view. */
async function open(page: Page): Promise<ReturnType<typeof openWatched>> {
  const watch = await openWatched(page, PATH);
  await demo(page)
    .getByRole('group', {name: 'Project'})
    .scrollIntoViewIfNeeded();
  return watch;
}

test('a pointer drags with snapping, trims, and each drag is one step', async ({
  page,
}) => {
  const watch = await open(page);
  const {x, y, pixels} = await measure(page, 'Title');
  const snapLine = demo(page).locator('.snapLine');

  // 23 frames later its start would be 1 frame before the playhead.
  await page.mouse.move(x + 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 60 + 12 * pixels, y, {steps: 4});
  await page.mouse.move(x + 60 + 23 * pixels, y, {steps: 4});
  await expect(snapLine).toBeVisible();
  await page.mouse.up();
  await expect(snapLine).toHaveCount(0);
  await expectNews(page, 'Title moved to 1.20 s, frame 36.');
  await press(page, 'Undo');
  await expectNews(page, 'Undone: Title moved to 1.20 s');
  await expect(clip(page, 'Title')).toHaveAccessibleName(
    'Title, Top track, 0.40 s to 1.80 s',
  );
  await press(page, 'Undo');
  await expectNews(page, 'There is nothing to undo.');
  await press(page, 'Redo');
  await expectNews(page, 'Done again: Title moved to 1.20 s');
  await press(page, 'Undo');

  // Without snapping the same drag ends where it is let go.
  await demo(page).getByRole('switch', {name: 'Snap'}).uncheck();
  await page.mouse.move(x + 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 60 + 23 * pixels, y, {steps: 4});
  await page.mouse.up();
  await expectNews(page, 'Title moved to 1.17 s, frame 35.');
  await press(page, 'Undo');

  const {end} = await measure(page, 'Title');
  await page.mouse.move(end - 3, y);
  await page.mouse.down();
  await page.mouse.move(end - 3 + 10 * pixels, y, {steps: 4});
  await page.mouse.up();
  await expectNews(page, 'Title ends at 2.13 s, frame 64.');

  // A drag that is cancelled leaves nothing behind.
  await page.mouse.move(x + 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y, {steps: 4});
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(clip(page, 'Title')).toHaveAccessibleName(
    'Title, Top track, 0.40 s to 2.13 s',
  );
  expect(watch.all()).toEqual([]);
});

test('a pointer moves a clip to another track, and the Player shows it', async ({
  page,
}) => {
  await open(page);
  await press(page, 'Play');
  await press(page, 'Pause');
  await demo(page).getByRole('slider', {name: 'Frame'}).fill('120');
  const player = demo(page).locator('.__remotion-player');
  await expect(player.getByText('Back by night')).toBeVisible();
  await clip(page, 'Boat').focus();
  await page.keyboard.press('Delete');
  const {x, y} = await measure(page, 'Credits');
  await page.mouse.move(x + 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 44, {steps: 6});
  await page.mouse.up();
  await expectNews(page, 'on the middle track');
  await press(page, 'Delete');
  await expect(player.getByText('Back by night')).toHaveCount(0);
  await press(page, 'Undo');
  await expect(player.getByText('Back by night')).toBeVisible();
});

test('everything works by keyboard, and is told in words', async ({page}) => {
  const watch = await open(page);
  await clip(page, 'Title').focus();
  for (const [key, news] of [
    ['ArrowRight', 'Title moved to 0.43 s, frame 13.'],
    ['Shift+ArrowRight', 'Title moved to 0.77 s, frame 23.'],
    ['ControlOrMeta+z', 'Undone: Title moved to 0.77 s'],
    ['ControlOrMeta+Shift+z', 'Done again: Title moved to 0.77 s'],
    ['ArrowUp', 'There is no track above.'],
    ['ArrowDown', 'Title moved to 2.00 s, frame 60, on the middle track.'],
    ['ControlOrMeta+z', 'Undone: Title moved to 2.00 s'],
    ['.', 'Playhead at 1.23 s, frame 37.'],
    ['>', 'Playhead at 1.57 s, frame 47.'],
    [',', 'Playhead at 1.53 s, frame 46.'],
    ['s', 'Title split at 1.53 s, frame 46. The second part is Title 2.'],
  ] as const) {
    await page.keyboard.press(key);
    await expectNews(page, news);
  }
  await expect(clip(page, 'Title 2')).toBeFocused();
  for (const [key, news] of [
    ['Shift+ArrowRight', 'Title 2 moved to 1.87 s, frame 56.'],
    ['i', 'Title 2 starts at 1.53 s, frame 46.'],
    ['d', 'Title 3 added at 2.50 s, frame 75, on the top track.'],
    ['ControlOrMeta+z', 'Undone: Title 3 added'],
    ['ControlOrMeta+z', 'Undone: Title 2 starts'],
    ['ControlOrMeta+z', 'Undone: Title 2 moved'],
    ['ControlOrMeta+z', 'Undone: Title split'],
  ] as const) {
    await page.keyboard.press(key);
    await expectNews(page, news);
  }
  // The clip that had the focus is gone; the keys work on.
  await expect(clip(page, 'Title 2')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(clip(page, 'Title')).toBeFocused();
  await page.keyboard.press('Delete');
  await expectNews(page, 'Title deleted.');
  await expect(clip(page, 'Credits')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(clip(page, 'Title')).toBeVisible();
  expect(watch.all()).toEqual([]);
});

test('buttons do without a drag what a drag does', async ({page}) => {
  await open(page);
  await press(page, 'Split');
  await expectNews(page, 'Select a clip first.');
  await clip(page, 'Sun').click();
  await expect(clip(page, 'Sun')).toHaveAttribute('aria-current', 'true');
  await press(page, 'Move to playhead');
  await expectNews(page, 'Sun moved to 1.20 s, frame 36.');
  await demo(page).getByRole('slider', {name: 'Frame'}).fill('50');
  await press(page, 'Trim start');
  await expectNews(page, 'Sun starts at 1.67 s, frame 50.');
  await press(page, 'Zoom in');
  const tracks = demo(page).getByRole('application', {name: 'Tracks'});
  await expect
    .poll(() => tracks.evaluate((node) => node.scrollWidth / node.clientWidth))
    .toBeGreaterThan(1.8);
});

test.describe('with a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 800}});

  test('a tap selects a clip, which a finger then drags', async ({page}) => {
    await open(page);
    await clip(page, 'Sun').tap();
    await expect(clip(page, 'Sun')).toHaveCSS('touch-action', 'none');
    await expect(clip(page, 'Day')).toHaveCSS('touch-action', 'auto');
    const {x, y, pixels} = await measure(page, 'Sun');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: number): unknown =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{x: x + 50 + at, y}],
      });
    await touch('touchStart', 0);
    await touch('touchMove', 5 * pixels);
    await touch('touchMove', 15 * pixels);
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    await expectNews(page, 'Sun moved to');
  });
});

test('the demo in use is accessible and fits a phone', async ({page}) => {
  await openPage(page, PATH);
  await clip(page, 'Title').click();
  await demo(page).getByText('Keys, when a clip has the focus').click();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  expect(await findMistakesInPage(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 800});
  // The Player measures its place after the window has changed.
  await expect.poll(() => findOverflow(page)).toEqual([]);
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  await expect.poll(() => findOverflow(page)).toEqual([]);
  const sizes = await demo(page)
    .getByRole('button')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const {width, height} = node.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a frame and a sentence stand there', async ({page}) => {
    await page.goto(PATH);
    await expect(demo(page).getByRole('img')).toBeVisible();
    const sentence = demo(page).locator('noscript');
    await expect(sentence).toBeVisible();
    expect(await sentence.evaluate((node) => node.textContent)).toContain(
      'Editing needs JavaScript.',
    );
    await expect(demo(page).getByRole('button')).toHaveCount(0);
    await expect(demo(page).getByRole('slider')).toHaveCount(0);
  });
});
