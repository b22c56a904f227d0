import {expect, test, type Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {PAGE_CODE, recordPageCode} from './support/pageCode';
import {openWatched, type PageWatch} from './support/watchPage';

const VIDEO_PAGE = '/docs/web-renderer/render-media-on-web/';
const IMAGE_PAGE = '/docs/web-renderer/render-still-on-web/';

/** Answers the usage reports of renders, and keeps what they say. */
async function answerReports(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route('**/api/track/register-usage-point', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*'},
      json: {success: true, billable: false, classification: 'development'},
    });
  });
  return reports;
}

/**
 * What the page logs. The renderer hands styles of text to the canvas as they
 * are, and Chromium warns of those that a canvas does not know.
 */
const messagesOf = ({
  errors,
  messages,
}: Pick<PageWatch, 'errors' | 'messages'>): string[] =>
  [...errors, ...messages].filter(
    (it) => !it.includes('is not a valid enum value of type Canvas'),
  );

const renderButton = (page: Page, kind: string) =>
  page.getByRole('button', {name: `Render the ${kind} in this browser`});

const region = (page: Page, kind: string) =>
  page.getByRole('region', {name: `Render the ${kind} here`});

test('a visitor cancels a video, renders it and saves it', async ({page}) => {
  const reports = await answerReports(page);
  const code = recordPageCode(page);
  const watch = await openWatched(page, VIDEO_PAGE);
  await page.waitForLoadState('networkidle');
  const before = code.length;

  await renderButton(page, 'video').click();
  await expect(
    page.getByRole('progressbar', {name: 'Encoded frames'}),
  ).toBeVisible();
  const status = region(page, 'video').getByRole('status');
  await page.getByRole('button', {name: 'Cancel', exact: true}).click();
  await expect(status).toHaveText('The render was cancelled.');
  await expect(page.getByLabel('The rendered video')).toHaveCount(0);

  await renderButton(page, 'video').click();
  await expect(status).toHaveText(
    /Rendered as (H\.264 in MP4|VP9 in WebM) in [\d.]+ s, [\d.]+ kB\.$/,
    {timeout: 45_000},
  );
  expect(code.length).toBeGreaterThan(before);

  const video = page.getByLabel('The rendered video');
  const facts = await video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) {
      throw new TypeError('The rendered video is no video.');
    }
    await element.play();
    const {videoWidth, videoHeight, duration} = element;
    return {videoWidth, videoHeight, duration};
  });
  expect(facts).toMatchObject({videoWidth: 960, videoHeight: 540});
  expect(facts.duration).toBeCloseTo(2, 0);

  const link = page.getByRole('link', {name: /^Download the video/});
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^rendered-in-the-browser\.(mp4|webm)$/,
  );
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({
    event: 'web-render',
    succeeded: true,
  });
  expect(messagesOf(watch)).toEqual([]);
});

test('a browser without H.264 says what it renders', async ({page}) => {
  await answerReports(page);
  await page.addInitScript(() => {
    const isSupported = VideoEncoder.isConfigSupported.bind(VideoEncoder);
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('avc1')
        ? {supported: false, config}
        : isSupported(config);
  });
  await openWatched(page, VIDEO_PAGE);
  await renderButton(page, 'video').click();
  await expect(region(page, 'video').getByRole('status')).toHaveText(
    /^Video codec "h264" cannot be encoded by this browser\. Rendered as VP9 in WebM/,
    {timeout: 45_000},
  );
});

test('a browser without encoders says so', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  const watch = await openWatched(page, VIDEO_PAGE);
  await renderButton(page, 'video').click();
  await expect(region(page, 'video').getByRole('status')).toHaveText(
    /^The render failed\. WebCodecs API is not available .* encodes: none\.$/,
  );
  await expect(renderButton(page, 'video')).toBeEnabled();
  expect(watch.all()).toEqual([]);
});

test('a render whose code does not come says so and is tried again', async ({
  page,
}) => {
  await answerReports(page);
  await openPage(page, IMAGE_PAGE);
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  await renderButton(page, 'image').press('Enter');
  const status = region(page, 'image').getByRole('status');
  await expect(status).toHaveText(
    'The render failed. Its code did not load. Check your network connection and try again.',
  );
  await expect(renderButton(page, 'image')).toBeFocused();
  await page.unroute(PAGE_CODE);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Rendered as PNG/);
});

test('a visitor renders an image in the page', async ({page}) => {
  await answerReports(page);
  const watch = await openWatched(page, IMAGE_PAGE);
  await renderButton(page, 'image').click();
  const image = page.getByRole('img', {name: /^The rendered image/});
  await expect(image).toBeVisible();
  await expect
    .poll(() =>
      image.evaluate((element) =>
        element instanceof HTMLImageElement ? element.naturalWidth : 0,
      ),
    )
    .toBe(960);
  await expect(
    page.getByRole('link', {name: /^Download the image/}),
  ).toHaveAttribute('download', 'rendered-in-the-browser.png');
  expect(messagesOf(watch)).toEqual([]);
});
