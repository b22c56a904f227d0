import fs from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {findPlayerCode} from './support/builtScripts';
import {countColors} from './support/countColors';
import {emulateSaveData} from './support/emulateConnection';
import {openPage} from './support/openPage';
import {PAGE_CODE, recordPageCode} from './support/pageCode';
import {openWatched, watchPage, type PageWatch} from './support/watchPage';

/** Frame of the poster, where everything is drawn and nothing moves. */
const POSTER_NAME = 'A rendered frame: Ada merged 284 pull requests';

/** A frame in which the name, the number and the bars are complete. */
const COMPLETE_FRAME = 100;

/** The composition with its controls, as a visitor meets it. */
class Demo {
  readonly watch: PageWatch;
  readonly poster: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly frame: Locator;
  readonly name: Locator;
  readonly total: Locator;
  readonly accent: Locator;

  constructor(readonly page: Page) {
    this.watch = watchPage(page);
    this.poster = page.getByRole('img', {name: POSTER_NAME});
    this.play = page.getByRole('button', {name: 'Play', exact: true});
    this.pause = page.getByRole('button', {name: 'Pause', exact: true});
    this.frame = page.getByRole('slider', {name: 'Frame', exact: true});
    this.name = page.getByRole('textbox', {name: 'name', exact: true});
    this.total = page.getByRole('slider', {name: /^total/});
    this.accent = page.getByLabel(/^accent/);
  }

  static async open(page: Page, path: string): Promise<Demo> {
    const demo = new Demo(page);
    await openPage(page, path);
    return demo;
  }

  /** A text inside the picture; the code beside it holds other texts. */
  text(text: string): Locator {
    return this.page.getByText(text, {exact: true}).filter({visible: true});
  }

  /** What the drawing around the picture follows. */
  async readFrame(): Promise<number> {
    return this.frame.evaluate((input) =>
      Number(getComputedStyle(input).getPropertyValue('--frame')),
    );
  }

  /** The picture as it is; the Player lies on the poster. */
  async picture(): Promise<string> {
    return (await this.poster.screenshot()).toString('base64');
  }

  /** Plays, with the keyboard. */
  async start(): Promise<void> {
    await this.play.press('Enter');
    await expect(this.pause).toBeVisible();
  }

  /** Goes to a frame with the keyboard, from either end. */
  async seek(frame: number): Promise<void> {
    await this.frame.press('Home');
    // A player that has just loaded shows its first frame a moment later and
    // takes the slider back to it; the steps are then made again.
    await expect(async () => {
      await this.frame.evaluate((input, value) => {
        // The steps between are the browser's own; the last is a real key.
        (input as HTMLInputElement).value = String(value - 1);
      }, frame);
      await this.frame.press('ArrowRight');
      expect(await this.readFrame()).toBe(frame);
    }).toPass();
  }
}

/** Tells which of the scripts that the page asks for hold the Player. */
function recordPlayerCode(page: Page): () => string[] {
  const code = recordPageCode(page);
  const playerCode = findPlayerCode();
  expect(playerCode).not.toEqual([]);
  return () => code.filter((path) => playerCode.includes(path));
}

/** Waits until what an event has set in motion had its turn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );
  await page.waitForLoadState('networkidle');
}

for (const path of ['/', '/player/']) {
  test(`on ${path} there is a poster, then a player`, async ({page}) => {
    // Without motion, the one at home waits for a press as well.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const playerCode = recordPlayerCode(page);
    const demo = await Demo.open(page, path);
    await page.waitForLoadState('networkidle');
    await expect(demo.poster).toBeVisible();
    expect(
      await demo.poster.evaluate(
        (image) => (image as HTMLImageElement).naturalWidth,
      ),
    ).toBeGreaterThan(0);
    expect(playerCode()).toEqual([]);

    const poster = await demo.picture();
    const start = await demo.readFrame();
    await demo.start();
    expect(playerCode()).toHaveLength(1);

    await expect.poll(() => demo.readFrame()).not.toBe(start);
    const passed = await demo.readFrame();
    await expect.poll(() => demo.readFrame()).not.toBe(passed);
    await expect.poll(() => demo.picture()).not.toBe(poster);

    await demo.pause.press('Enter');
    await expect(demo.play).toBeVisible();
    const stopped = await demo.readFrame();
    const picture = await demo.picture();
    await settle(page);
    expect(await demo.readFrame()).toBe(stopped);
    expect(await demo.picture()).toBe(picture);
    expect(demo.watch.all()).toEqual([]);
  });
}

test('the keyboard goes through frames, props change them', async ({page}) => {
  const demo = await Demo.open(page, '/player/');
  const start = await demo.readFrame();
  await demo.frame.press('ArrowRight');
  await expect(demo.text('Ada merged')).toBeVisible();
  await expect(demo.frame).toHaveValue(String(start + 1));
  await expect(demo.frame).toHaveAttribute(
    'aria-valuetext',
    `Frame ${start + 1}`,
  );
  expect(await demo.readFrame()).toBe(start + 1);
  await demo.frame.press('ArrowLeft');
  await demo.frame.press('ArrowLeft');
  await expect(demo.frame).toHaveValue(String(start - 1));

  await demo.frame.press('Home');
  await expect.poll(() => demo.readFrame()).toBe(0);
  const first = await demo.picture();
  await demo.frame.press('End');
  await expect(demo.text('What a year, Ada')).toBeVisible();
  expect(await demo.readFrame()).toBe(
    Number(await demo.frame.getAttribute('max')),
  );
  await expect.poll(() => demo.picture()).not.toBe(first);
  await expect(demo.play).toBeVisible();

  await demo.seek(COMPLETE_FRAME);
  await expect(demo.text('Ada merged')).toBeVisible();
  const before = await demo.picture();

  await demo.name.fill('Grace');
  await expect(demo.text('Grace merged')).toBeVisible();
  await expect.poll(() => demo.picture()).not.toBe(before);
  const named = await demo.picture();

  await demo.total.press('End');
  await expect(demo.text('999').first()).toBeVisible();
  await expect.poll(() => demo.picture()).not.toBe(named);
  expect(await demo.readFrame()).toBe(COMPLETE_FRAME);
  expect(demo.watch.all()).toEqual([]);
});

for (const wish of ['reduced motion', 'saved data']) {
  test(`F22: with ${wish} no player starts, a press does`, async ({page}) => {
    await (wish === 'saved data'
      ? emulateSaveData(page)
      : page.emulateMedia({reducedMotion: 'reduce'}));
    const playerCode = recordPlayerCode(page);
    const demo = await Demo.open(page, '/');
    const start = await demo.readFrame();
    await page.mouse.move(700, 40);
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('Tab');
    await settle(page);
    expect(playerCode()).toEqual([]);
    await expect(demo.play).toBeVisible();
    expect(await demo.readFrame()).toBe(start);

    await demo.start();
    await expect.poll(() => demo.readFrame()).not.toBe(start);
  });
}

test('F18: a player without its code says so, and tries again', async ({
  page,
}) => {
  const demo = await Demo.open(page, '/player/');
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_CODE, (route) => route.abort());
  await demo.play.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The player did not load.',
  );
  await expect(demo.poster).toBeVisible();
  await page.unroute(PAGE_CODE);
  await demo.start();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('at home it starts when the visitor first moves', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const playerCode = recordPlayerCode(page);
  const demo = await Demo.open(page, '/');
  await settle(page);
  expect(playerCode()).toEqual([]);
  await page.mouse.move(700, 40);
  await expect(demo.pause).toBeVisible();
  const start = await demo.readFrame();
  await expect.poll(() => demo.readFrame()).not.toBe(start);
  await expect(demo.frame, 'with its timeline').toBeInViewport({ratio: 1});

  await demo.pause.click();
  await expect(demo.play).toBeVisible();
  const stopped = await demo.readFrame();
  await page.mouse.move(600, 50);
  await page.keyboard.press('Tab');
  await settle(page);
  await expect(demo.play).toBeVisible();
  expect(await demo.readFrame()).toBe(stopped);
  expect(demo.watch.all()).toEqual([]);
});

test('at home it waits until it is in view', async ({page}) => {
  await page.setViewportSize({width: 375, height: 560});
  const playerCode = recordPlayerCode(page);
  const demo = await Demo.open(page, '/');
  await page.mouse.move(100, 40);
  await settle(page);
  expect(playerCode()).toEqual([]);
  await demo.poster.scrollIntoViewIfNeeded();
  await expect(demo.pause).toBeVisible();
});

test('the stage is never empty, from the poster to the repetition', async ({
  page,
}) => {
  const demo = await Demo.open(page, '/');
  const start = await demo.readFrame();
  await demo.start();
  const counts: number[] = [];
  let frame = start;
  while (frame >= start) {
    counts.push(await countColors(demo.poster));
    frame = await demo.readFrame();
  }
  counts.push(await countColors(demo.poster));
  expect(Math.min(...counts)).toBeGreaterThan(20);
  await demo.pause.press('Enter');
  await demo.frame.press('Home');
  await expect.poll(() => demo.readFrame()).toBe(0);
  await expect.poll(() => countColors(demo.poster)).toBeGreaterThan(20);
});

test('a change of a prop plays and shows in the code', async ({page}) => {
  const demo = await Demo.open(page, '/player/');
  const code = page.getByLabel('Input props as code');
  const start = await demo.readFrame();
  await demo.name.fill('Grace');
  await expect(demo.pause).toBeVisible();
  await expect.poll(() => demo.readFrame()).not.toBe(start);
  await expect(code).toContainText('name: "Grace"');

  await demo.pause.press('Enter');
  await demo.seek(COMPLETE_FRAME);
  await expect(demo.text('Grace merged')).toBeVisible();
  const before = await demo.picture();
  await demo.accent.fill('#1166ee');
  await expect.poll(() => demo.picture()).not.toBe(before);
  await expect(code).toContainText('accent: "#1166ee"');
  expect(demo.watch.all()).toEqual([]);
});

test('what is out of sight does not play on', async ({page}) => {
  const demo = await Demo.open(page, '/player/');
  await demo.start();
  await page.keyboard.press('Control+End');
  await expect(demo.poster).not.toBeInViewport();
  await expect(demo.play).toBeAttached();
  const stopped = await demo.readFrame();
  await settle(page);
  expect(await demo.readFrame()).toBe(stopped);
  await page.keyboard.press('Control+Home');
  await expect(demo.pause).toBeVisible();
  await expect.poll(() => demo.readFrame()).not.toBe(stopped);
});

/** Plays a sample with the keyboard, and returns what has taken the poster's place. */
async function startSample(page: Page, name: string): Promise<Locator> {
  const sample = page.getByRole('group', {name, exact: true});
  const before = await sample.boundingBox();
  await sample.getByRole('button', {name: `Play ${name}`}).press('Enter');
  await expect
    .poll(() => sample.evaluate((it) => it.contains(document.activeElement)), {
      timeout: 20_000,
    })
    .toBe(true);
  await expect(sample.locator('.__remotion-player').first()).toBeVisible();
  expect((await sample.boundingBox())?.height, name).toBe(before?.height);
  return sample;
}

for (const width of [320, 375, 1280]) {
  test(`samples run and stay in their place, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const watch = await openWatched(page, '/player/');

    const last = page.getByRole('button', {name: 'Play Thumbnails'});
    const place = (await last.boundingBox())?.x;
    const events = await startSample(page, 'Events as they fire');
    expect((await last.boundingBox())?.x).toBe(place);
    await events.getByRole('button', {name: 'Seek to 60'}).press('Enter');
    await expect(
      events.getByRole('log').getByText('seeked {"frame":60}'),
    ).toBeVisible();
    // A Player takes the focus when it starts or ends, wherever it is then.
    await events.getByRole('button', {name: 'Pause video'}).press('Enter');

    const controls = await startSample(page, 'Your own controls');
    const position = controls.getByRole('slider', {name: 'Position'});
    await position.press('End');
    await expect(position).toHaveAttribute('aria-valuetext', '5.0 of 5.0 s');
    await expect(controls.getByRole('button', {name: 'Play'})).toBeVisible();

    const sizes = await startSample(page, 'Any width');
    await sizes.getByRole('slider', {name: 'Width'}).press('Home');
    const [first, second] = await sizes.getByRole('figure').all();
    const ratio =
      ((await second?.boundingBox())?.width ?? NaN) /
      ((await first?.boundingBox())?.width ?? NaN);
    expect(ratio).toBeCloseTo(4, 1);

    const thumbnails = await startSample(page, 'Thumbnails');
    // Thumbnails have the class, too, and show later frames.
    const player = thumbnails.locator('.__remotion-player').first();
    await expect(player.getByText('B', {exact: true})).toHaveCount(0);
    await thumbnails
      .getByRole('button', {name: 'Go to frame 50'})
      .press('Enter');
    await expect(player.getByText('B', {exact: true})).toBeVisible();

    const rate = await startSample(page, 'Any speed');
    await rate.getByRole('radio', {name: '-1'}).check();
    // Forward, the clock never goes back by one second.
    await rate.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          let previous = NaN;
          new MutationObserver(() => {
            const [, seconds] = /0:0(\d) /.exec(element.textContent) ?? [];
            if (Number(seconds) === previous - 1) {
              resolve();
            }
            previous = Number(seconds);
          }).observe(element, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        }),
    );
    expect(watch.all()).toEqual([]);
  });
}

test('the code beside a sample is the file that runs', async ({page}) => {
  await openPage(page, '/player/');
  const blocks = await page.locator('.theme-code-block code').allTextContents();
  const files = fs
    .readdirSync('examples/player')
    .map((name) =>
      fs.readFileSync(`examples/player/${name}`, 'utf8').trimEnd(),
    );
  expect(blocks.toSorted()).toEqual(files.toSorted());
});
