import fs from 'node:fs';
import {ALL_FORMATS, BlobSource, Input} from 'mediabunny';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {findMistakesInPage} from './support/findMistakes';
import {findOverflow} from './support/findOverflow';
import {findViolationsInBothModes} from './support/findViolations';
import {
  BROKEN_FILES,
  cutOff,
  makeLongClip,
  makeRotatedMp4,
  sampleClip,
} from './support/mediaFiles';
import {MISSING} from './support/missingCode';
import {openPage, waitForFrames} from './support/openPage';
import {openWatched} from './support/watchPage';

const FIELDS = '/docs/mediabunny/metadata/';
const FRAMES = '/docs/mediabunny/extract-frames/';
const CONVERT = '/docs/webcodecs/convert-a-video/';
const RESIZE = '/docs/webcodecs/resize-a-video/';
const ROTATE = '/docs/webcodecs/rotate-a-video/';

const WORKER = /\/assets\/js\/media-tool\.[^/]+\.js$/;
const SLOW = {timeout: 45_000};

const box = (page: Page): Locator => page.getByRole('region', {name: 'Result'});
const status = (page: Page): Locator => box(page).getByRole('status');
const input = (page: Page): Locator =>
  page.getByLabel(/^Video (or audio )?file/);
const useSample = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Use the sample clip'}).click();

async function choose(
  page: Page,
  bytes: Uint8Array,
  name = 'film.mp4',
): Promise<void> {
  const buffer = Buffer.from(bytes);
  await input(page).setInputFiles({name, mimeType: 'video/mp4', buffer});
}

/** Runs code in the worker before its own. */
async function prependToWorker(page: Page, code: string): Promise<void> {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${code};${await response.text()}`});
  });
}

/**
 * Starts to add up how far elements move, whoever moves them; gives the way to
 * read the sum. Fonts have arrived by then.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.waitForLoadState('networkidle');
  const sum = await page.evaluateHandle(() => {
    const watched = {sum: 0};
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly {readonly node: Node | null}[];
        };
        // The playhead of the page, which follows the scrolling, has no node.
        watched.sum += sources.some(({node}) => node) ? value : 0;
      }
    }).observe({type: 'layout-shift'});
    return watched;
  });
  return async () => {
    await waitForFrames(page);
    return sum.evaluate((watched) => watched.sum);
  };
}

test('fields are read in the page, and nothing is uploaded', async ({page}) => {
  const watch = await openWatched(page, FIELDS);
  const shifts = await watchShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname, origin} = new URL(request.url());
    requests.push(
      `${request.method()} ${origin === new URL(page.url()).origin ? '' : origin}${pathname}`,
    );
  });
  await useSample(page);
  await expect(status(page)).toHaveText('10 fields');
  const value = (label: string): Locator =>
    box(page).getByRole('row', {name: label}).getByRole('cell');
  await expect(value('Container')).toHaveText('WebM');
  await expect(value('Duration')).toHaveText('6.00 s');
  await expect(value('Dimensions')).toHaveText('640 × 360');
  await expect(value('Video codec')).toHaveText('VP8');

  await choose(page, await makeRotatedMp4());
  await expect(value('Rotation')).toHaveText('90°');
  await expect(value('Dimensions')).toHaveText('360 × 640');
  for (const request of requests) {
    expect(request).toMatch(
      /^GET \/(assets\/(?:js|fonts)\/[^/]+|media\/clip\.webm)$/,
    );
  }
  expect(requests.filter((it) => it.endsWith('clip.webm'))).toHaveLength(1);
  expect(await shifts()).toBe(0);
  expect(watch.all()).toEqual([]);
});

test('frames appear with their times', async ({page}) => {
  const watch = await openWatched(page, FRAMES);
  const shifts = await watchShifts(page);
  await useSample(page);
  await expect(status(page)).toHaveText('8 frames', SLOW);
  const items = box(page).getByRole('listitem');
  await expect(items).toHaveCount(8);
  await expect(items.first()).toHaveText('0.37 s');
  await expect(items.last()).toHaveText('5.60 s');
  const widths = await box(page)
    .getByRole('img')
    .evaluateAll((all) =>
      all.map((it) => it instanceof HTMLImageElement && it.naturalWidth),
    );
  expect(widths).toEqual(Array.from({length: 8}, () => 240));
  expect(await shifts()).toBe(0);
  expect(watch.all()).toEqual([]);
});

test('a converted video plays and holds every frame', async ({page}) => {
  const watch = await openWatched(page, RESIZE);
  const shifts = await watchShifts(page);
  await useSample(page);
  await expect(status(page)).toHaveText('Converted to 320 × 180, 6.0 s', SLOW);
  const video = page.getByLabel('The converted video');
  await expect
    .poll(() =>
      video.evaluate(async (element) => {
        if (!(element instanceof HTMLVideoElement)) {
          throw new TypeError('The converted video is no video.');
        }
        await element.play();
        const {videoWidth, videoHeight, duration} = element;
        return [videoWidth, videoHeight, Math.round(duration)];
      }),
    )
    .toEqual([320, 180, 6]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', {name: /^Download the video \([\d.]+ kB\)$/})
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('converted.webm');
  const file = new Input({
    formats: ALL_FORMATS,
    source: new BlobSource(
      new Blob([new Uint8Array(fs.readFileSync(await download.path()))]),
    ),
  });
  const track = await file.getPrimaryVideoTrack();
  expect(await track?.getCodec()).toBe('vp9');
  expect((await track?.computePacketStats())?.packetCount).toBe(180);
  expect(await shifts()).toBe(0);
  expect(watch.all()).toEqual([]);
});

test('a stored rotation counts, and settings apply to the next run', async ({
  page,
}) => {
  await openPage(page, ROTATE);
  await page.getByLabel('Format').selectOption('WebM, VP8');
  await choose(page, await makeRotatedMp4());
  await expect(status(page)).toHaveText('Converted to 640 × 360, 6.0 s', SLOW);
  await page.getByLabel('Rotate clockwise').selectOption('0°');
  await page.getByLabel('Maximum height').selectOption('180 px');
  await page.getByRole('button', {name: 'Convert again'}).click();
  await expect(status(page)).toHaveText('Converted to 102 × 180, 6.0 s', SLOW);
});

test('a conversion is cancelled, or gives way to another file', async ({
  page,
}) => {
  const watch = await openWatched(page, CONVERT);
  const long = await makeLongClip();
  await choose(page, long, 'long.webm');
  await expect
    .poll(() => page.getByRole('progressbar').getAttribute('value'), SLOW)
    .toMatch(/^0\.\d/);
  const cancel = page.getByRole('button', {name: 'Cancel', exact: true});
  await cancel.press('Enter');
  await expect(status(page)).toHaveText(/^Cancelled\./);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeDisabled();

  await page.getByRole('button', {name: 'Convert again'}).click();
  await expect(cancel).toBeEnabled();
  await choose(page, BROKEN_FILES.text.bytes());
  await expect(status(page)).toHaveText(BROKEN_FILES.text.message);
  // What the first run would have said by then.
  await page.waitForTimeout(1500);
  await expect(status(page)).toHaveText(BROKEN_FILES.text.message);
  await useSample(page);
  await expect(status(page)).toHaveText(/^Converted to 640 × 360/, SLOW);
  expect(watch.all()).toEqual([]);
});

test('files that cannot be read get words, and the tool goes on', async ({
  page,
}, testInfo) => {
  const watch = await openWatched(page, FIELDS);
  for (const {bytes, message} of Object.values(BROKEN_FILES)) {
    await choose(page, bytes());
    await expect(status(page)).toHaveText(message);
  }
  // It takes no room: nothing is written to it.
  const large = testInfo.outputPath('large.mp4');
  fs.writeFileSync(large, '');
  fs.truncateSync(large, 501_000_000);
  await input(page).setInputFiles(large);
  await expect(status(page)).toHaveText(/^This file has 501 MB, and the tool/);
  fs.rmSync(large);

  await choose(page, cutOff(sampleClip()));
  await expect(box(page)).toContainText('This file was cut off: it announces');
  await useSample(page);
  await expect(status(page)).toHaveText('10 fields');
  expect(watch.all()).toEqual([]);
});

for (const path of [FRAMES, CONVERT]) {
  test(`a cut-off file gets words on ${path}`, async ({page}) => {
    const watch = await openWatched(page, path);
    for (const bytes of [sampleClip(), await makeRotatedMp4()]) {
      await choose(page, cutOff(bytes));
      await expect(status(page)).toHaveText(/^This file was cut off/, SLOW);
    }
    for (const {bytes, message} of Object.values(BROKEN_FILES)) {
      await choose(page, bytes());
      await expect(status(page)).toHaveText(message);
    }
    expect(watch.all()).toEqual([]);
  });
}

const LACKS: readonly (readonly [code: string, path: string, says: RegExp])[] =
  [
    ['delete self.VideoDecoder', FRAMES, /^This browser has no VideoDecoder/],
    ['delete self.VideoEncoder', CONVERT, /^This browser has no VideoEncoder/],
    [
      'VideoDecoder.isConfigSupported = async () => ({supported: false})',
      FRAMES,
      /^This browser cannot decode VP8\. Choose another video/,
    ],
    [
      'VideoEncoder.isConfigSupported = async () => ({supported: false})',
      CONVERT,
      /^This browser cannot encode VP9 .* It encodes no video codec/,
    ],
  ];

for (const [code, path, says] of LACKS) {
  test(`says what the browser lacks: ${code}`, async ({page}) => {
    await prependToWorker(page, code);
    await openPage(page, path);
    await useSample(page);
    await expect(status(page)).toHaveText(says);
  });
}

test('code or a clip that does not arrive is said, and tried again', async ({
  page,
}) => {
  await openPage(page, FIELDS);
  for (const missing of [/\/assets\/js\//, WORKER, /clip\.webm$/]) {
    await page.route(missing, (route) => route.fulfill(MISSING));
    await useSample(page);
    await expect(status(page)).toHaveText(
      /did not load\. Check your connection and try again\.$/,
    );
    await page.unroute(missing);
  }
  await useSample(page);
  await expect(status(page)).toHaveText('10 fields');
});

test('a worker that hangs is stopped', async ({page}) => {
  await page.clock.install();
  await page.route(WORKER, (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'for (;;);'}),
  );
  await openPage(page, FIELDS);
  await useSample(page);
  await expect(status(page)).toHaveText('Reading fields');
  await page.clock.fastForward(31_000);
  await expect(status(page)).toHaveText(
    /nothing came out of it for 30 seconds/,
  );
});

test('a file is dropped', async ({page}) => {
  await openPage(page, FIELDS);
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'film.webm'));
      return transfer;
    },
    [...sampleClip()],
  );
  await box(page).dispatchEvent('dragover', {dataTransfer: data});
  await box(page).dispatchEvent('drop', {dataTransfer: data});
  await expect(status(page)).toHaveText('10 fields');
});

for (const path of [FIELDS, FRAMES, CONVERT]) {
  test(`the tool on ${path} fits narrow windows and has no violations`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 800});
    await openPage(page, path);
    const shifts = await watchShifts(page);
    await useSample(page);
    await expect(status(page)).toHaveText(/^(\d+ f|Converted)/, SLOW);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findMistakesInPage(page)).toEqual([]);
    expect(await shifts()).toBe(0);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a sentence says what the tool would do', async ({page}) => {
    await page.goto(CONVERT);
    await expect(page.getByText(/^With JavaScript, you could/)).toBeVisible();
    await expect(page.getByRole('button', {name: /sample clip/})).toBeHidden();
  });
});
