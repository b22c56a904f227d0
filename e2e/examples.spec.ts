import {expect, test, type Locator, type Page} from '@playwright/test';
import {exampleAddress, wordsOf} from '../plugins/examples/exampleAddress';
import {findPlayerCode} from './support/builtScripts';
import {listExamplePages} from './support/examplePages';
import {expectHeading} from './support/expectHeading';
import {openPage} from './support/openPage';
import {recordPageCode} from './support/pageCode';
import {openWatched, watchPage} from './support/watchPage';

/** Pages that one tab opens, one after the other. */
const PAGES_PER_TAB = 8;

/** A frame of most examples lasts 33 milliseconds; without a graphics card, WebGL takes seconds. */
const POLLING = {intervals: [40], timeout: 20_000};

const pages = listExamplePages(process.env.E2E_EXAMPLES?.split(','));

function figure(page: Page, name: string): Locator {
  return page
    .getByRole('figure', {name: `Example: ${wordsOf(name).join(' ')}`})
    .first();
}

const frameSlider = (example: Locator): Locator =>
  example.getByRole('slider', {name: 'Frame', exact: true});

const frameOf = async (example: Locator): Promise<number> =>
  Number(await frameSlider(example).inputValue());

/** The picture as it is; the Player lies on the poster. */
async function pictureOf(example: Locator): Promise<string> {
  return (await example.getByRole('img').first().screenshot()).toString(
    'base64',
  );
}

/** Goes to the first frame, for which the Player is loaded. */
async function goToStart(example: Locator): Promise<void> {
  await frameSlider(example).press('Home');
  await expect(example.locator('.__remotion-player')).toBeVisible();
}

/** Plays until another picture is shown. */
async function expectToPlay(example: Locator): Promise<void> {
  await goToStart(example);
  await expect.poll(() => frameOf(example), POLLING).toBe(0);
  const first = await pictureOf(example);
  await example.getByRole('button', {name: 'Play', exact: true}).click();
  await expect
    .poll(() => pictureOf(example), {
      ...POLLING,
      message: 'the picture changes',
    })
    .not.toBe(first);
}

/**
 * The texts in a picture that are smaller than 11 pixels on the screen. What the
 * composition itself scales for a moment counts as large as it is at rest.
 */
async function findSmallText(example: Locator): Promise<string[]> {
  return example.evaluate((figure) => {
    const poster = figure.querySelector('img');
    const scale =
      (poster?.clientWidth ?? 0) / Number(poster?.getAttribute('width'));
    return [...figure.querySelectorAll('.__remotion-player *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            ({nodeType, textContent}) =>
              nodeType === Node.TEXT_NODE && textContent?.trim(),
          ),
      )
      .map((element) => {
        const svg = element.closest('svg');
        const {width, height} = svg?.viewBox.baseVal ?? {width: 0, height: 0};
        const inner =
          svg && width > 0
            ? Math.min(svg.clientWidth / width, svg.clientHeight / height)
            : 1;
        const size = parseFloat(getComputedStyle(element).fontSize);
        return {text: element.textContent, size: size * inner * scale};
      })
      .filter(({size}) => size < 11)
      .map(({text, size}) => `${text}: ${size.toFixed(1)} px`);
  });
}

/** Pauses, and goes back by one frame. */
async function expectToStepBack(example: Locator): Promise<void> {
  await example.getByRole('button', {name: 'Pause', exact: true}).click();
  const stopped = await frameOf(example);
  await frameSlider(example).press('ArrowLeft');
  await expect
    .poll(() => frameOf(example))
    .toBe(stopped === 0 ? 0 : stopped - 1);
}

test('the page of an example leads to what explains it', async ({page}) => {
  await openPage(page, exampleAddress('Spring'));
  await page.getByRole('main').getByRole('link', {name: 'spring()'}).click();
  await expectHeading(page, 'spring()');
});

test('there are pages with examples', () => {
  expect(pages.length).toBeGreaterThan(0);
});

// One tab for several pages keeps the code of the Player, which saves a third of
// the time that a tab for each page takes.
for (let at = 0; at < pages.length; at += PAGES_PER_TAB) {
  const group = pages.slice(at, at + PAGES_PER_TAB);
  const [{path: first} = {path: ''}] = group;
  test(`the examples of ${group.length} pages from ${first} play`, async ({
    page,
  }) => {
    test.setTimeout(group.length * 30_000);
    const watch = watchPage(page);
    for (const {path, examples} of group) {
      await test.step(`${path} plays ${examples.join(', ')}`, async () => {
        watch.clear();
        await openPage(page, path);
        for (const name of examples) {
          await expectToPlay(figure(page, name));
        }
        const wide = page.viewportSize();
        await page.setViewportSize({width: 375, height: 812});
        for (const name of examples) {
          expect(await findSmallText(figure(page, name)), name).toEqual([]);
        }
        await page.setViewportSize(wide ?? {width: 1440, height: 900});
        // Chromium says so by itself where it draws WebGL without a graphics
        // card.
        expect(
          watch
            .all()
            .filter((message) => !message.includes('GL Driver Message')),
          path,
        ).toEqual([]);
      });
    }
  });
}

test('an example loads the Player when a visitor is active, follows its controls and opens full size', async ({
  page,
}) => {
  const code = recordPageCode(page);
  const watch = await openWatched(page, '/docs/spring/');
  await page.waitForLoadState('networkidle');
  const playerCode = findPlayerCode();
  expect(playerCode).not.toEqual([]);
  expect(code.filter((path) => playerCode.includes(path))).toEqual([]);

  const example = figure(page, 'Spring');
  await goToStart(example);
  for (let at = 0; at < 12; at++) {
    await frameSlider(example).press('ArrowRight');
  }
  const before = await pictureOf(example);
  await example.getByRole('slider', {name: 'damping'}).press('End');
  await expect(example.getByText('100', {exact: true}).first()).toBeVisible();
  await expect.poll(() => pictureOf(example)).not.toBe(before);

  await example.getByRole('link', {name: 'Open it full size'}).click();
  await expect(page).toHaveURL(exampleAddress('Spring'));
  await expectHeading(page, 'Example: spring');
  await expectToPlay(figure(page, 'Spring'));
  await expectToStepBack(figure(page, 'Spring'));
  expect(watch.all()).toEqual([]);
});

test('an example is silent until a visitor turns its sound on', async ({
  page,
}) => {
  const watch = await openWatched(page, '/docs/html5-audio/');
  const example = figure(page, 'AudioFade');
  await goToStart(example);
  // The Player keeps a few empty elements ready.
  const audible = example.locator('audio[src*="melody"]');
  const readSound = (): Promise<string[]> =>
    audible.evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLAudioElement && !element.muted
          ? 'audible'
          : 'silent',
      ),
    );
  await example.getByRole('button', {name: 'Play', exact: true}).click();
  await expect.poll(() => frameOf(example)).toBeGreaterThan(0);
  expect(new Set(await readSound())).not.toContain('audible');
  await example.getByRole('checkbox', {name: 'muted'}).uncheck();
  await expect.poll(readSound).toContain('audible');
  expect(watch.all()).toEqual([]);
});

test('without scripts the poster and the code are there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/docs/spring/');
  const example = figure(page, 'Spring');
  await expect(example.getByRole('img')).toBeVisible();
  await expect(example.locator('+ div pre')).toContainText('useCurrentFrame');
  await expect(example.getByRole('button', {name: 'Play'})).toBeHidden();
  await context.close();
});
