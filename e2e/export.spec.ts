import {expect, test, type Page} from '@playwright/test';
import {metadata} from '../examples/YearInReview/props';
import {runFfmpeg} from '../scripts/toolkitRenderer';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {holdPageCode, PAGE_CODE, recordPageCode} from './support/pageCode';
import {openWatched, type PageWatch} from './support/watchPage';

const exportButton = (page: Page) =>
  page.getByRole('button', {name: 'Export this video'});

const status = (page: Page) =>
  page.getByRole('region', {name: 'Export'}).getByRole('status');

/** Chromium warns of styles of text that a canvas does not know. */
const seriousOf = (watch: PageWatch): string[] =>
  watch
    .all()
    .filter((it) => !it.includes('is not a valid enum value of type Canvas'));

test('a visitor exports the video of the home page with their props', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  const code = recordPageCode(page);
  const watch = await openWatched(page, '/');
  await page.getByRole('textbox', {name: 'name', exact: true}).fill('Grace');
  await page.waitForLoadState('networkidle');
  const before = code.length;

  await exportButton(page).press('Enter');
  await expect(
    page.getByRole('progressbar', {name: 'Encoded frames'}),
  ).toBeVisible();
  expect(code.length).toBeGreaterThan(before);
  const cancel = page.getByRole('button', {name: 'Cancel', exact: true});
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await expect(status(page)).toHaveText('The render was cancelled.');
  await expect(exportButton(page)).toBeFocused();

  await exportButton(page).press('Enter');
  await expect(status(page)).toHaveText(
    /Rendered as (H\.264 in MP4|VP[89] in WebM) in [\d.]+ s, [\d.]+ kB\.$/,
    {timeout: 90_000},
  );
  // The visitor wants no motion.
  await expect(page.getByLabel('The rendered video')).toHaveJSProperty(
    'paused',
    true,
  );
  await page.setViewportSize({width: 320, height: 700});
  expect(await findOverflow(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: /^Download the video/}).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^year-in-review\.(mp4|webm)$/);
  const {streams} = JSON.parse(
    await runFfmpeg('ffprobe', [
      '-count_frames',
      '-show_streams',
      '-of',
      'json',
      await download.path(),
    ]),
  ) as {streams: Record<string, unknown>[]};
  expect(streams).toHaveLength(1);
  expect(streams[0]).toMatchObject({
    width: metadata.width,
    height: metadata.height,
    nb_read_frames: String(metadata.durationInFrames),
  });
  // Outside requests are among them.
  expect(seriousOf(watch)).toEqual([]);
});

test('without an encoder the export says so and offers a still', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  const watch = await openWatched(page, '/');
  await exportButton(page).click();
  await expect(status(page)).toHaveText(
    /^The render failed\. WebCodecs API is not available .* encodes: none\.$/,
  );
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', {name: 'Render a still instead'}).click();
  const image = page.getByRole('img', {name: /^The rendered image/});
  await expect(image).toHaveJSProperty('naturalWidth', metadata.width);
  await expect(exportButton(page)).toBeFocused();
  await expect(
    page.getByRole('link', {name: /^Download the image/}),
  ).toHaveAttribute('download', 'year-in-review.png');
  expect(seriousOf(watch)).toEqual([]);
});

test('an export whose code is late, or does not come, says so and is tried again', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  const held = await holdPageCode(page);
  const said = (text: string) =>
    page.getByRole('status').filter({hasText: text});
  const {width} = (await exportButton(page).boundingBox()) ?? {};
  await exportButton(page).press('Enter');
  await expect(said('Export this video…')).toHaveCount(1);
  const busy = page.getByRole('button', {name: /^Export this video/});
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  expect((await busy.boundingBox())?.width).toBe(width);
  held.release();
  await expect(said('Failed, retry')).toHaveCount(1);
  const retry = page.getByRole('button', {
    name: 'Failed, retry: Export this video',
  });
  await expect(retry).toBeFocused();
  await page.unroute(PAGE_CODE);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', {name: 'Cancel', exact: true}),
  ).toBeFocused();
});

test('without scripts there is no button to export', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(exportButton(page)).toBeHidden();
  await context.close();
});
