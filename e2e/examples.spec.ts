import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  exampleAddress,
  wordsOf,
} from '../src/components/Example/exampleAddress';
import {listExamplePages} from './support/examplePages';
import {openPage} from './support/openPage';
import {openWatched} from './support/watchPage';

/** Class name of the Player's box, which its code holds in clear. */
const PLAYER_MARK = '__remotion-player';

const pages = listExamplePages();

function figure(page: Page, name: string): Locator {
  return page
    .getByRole('figure', {name: `Example: ${wordsOf(name).join(' ')}`})
    .first();
}

function frameOf(example: Locator): Promise<number> {
  return example
    .getByRole('slider', {name: 'Frame', exact: true})
    .evaluate((input) => Number((input as HTMLInputElement).value));
}

/** The picture as it is; the Player lies on the poster. */
async function pictureOf(example: Locator): Promise<string> {
  return (await example.getByRole('img').first().screenshot()).toString(
    'base64',
  );
}

/** Plays until another frame with another picture is shown. */
async function expectToPlay(example: Locator): Promise<void> {
  const slider = example.getByRole('slider', {name: 'Frame', exact: true});
  await slider.press('Home');
  await expect(example.locator(`.${PLAYER_MARK}`)).toBeVisible();
  await expect.poll(() => frameOf(example)).toBe(0);
  const first = await pictureOf(example);
  await example.getByRole('button', {name: 'Play', exact: true}).click();
  await expect.poll(() => frameOf(example)).toBeGreaterThan(0);
  await expect
    .poll(() => pictureOf(example), {message: 'the picture changes'})
    .not.toBe(first);
  await example.getByRole('button', {name: 'Pause', exact: true}).click();
  const stopped = await frameOf(example);
  await slider.press('ArrowLeft');
  await expect
    .poll(() => frameOf(example))
    .toBe(stopped === 0 ? 0 : stopped - 1);
}

test('there are pages with examples', () => {
  expect(pages.length).toBeGreaterThan(0);
});

for (const {path, examples} of pages) {
  test(`${path} plays ${examples.join(', ')}`, async ({page}) => {
    const watch = await openWatched(page, path);
    for (const name of examples) {
      await expectToPlay(figure(page, name));
    }
    expect(watch.all()).toEqual([]);
  });
}

test('nothing of the Player is loaded before a visitor is active', async ({
  page,
}) => {
  const [first] = pages;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await openPage(page, first?.path ?? '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes(PLAYER_MARK))).toEqual([]);
});

test('controls change the picture', async ({page}) => {
  await openPage(page, '/docs/spring/');
  const example = figure(page, 'Spring');
  const slider = example.getByRole('slider', {name: 'Frame', exact: true});
  await slider.press('Home');
  await expect(example.locator(`.${PLAYER_MARK}`)).toBeVisible();
  for (let at = 0; at < 12; at++) {
    await slider.press('ArrowRight');
  }
  const before = await pictureOf(example);
  await example.getByRole('slider', {name: 'damping'}).press('End');
  await expect(example.getByText('100', {exact: true}).first()).toBeVisible();
  await expect.poll(() => pictureOf(example)).not.toBe(before);
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

test('the link opens the example full size', async ({page}) => {
  const watch = await openWatched(page, '/docs/spring/');
  await figure(page, 'Spring')
    .getByRole('link', {name: 'Open it full size'})
    .click();
  await expect(page).toHaveURL(exampleAddress('Spring'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Example: spring',
  );
  await expectToPlay(figure(page, 'Spring'));
  expect(watch.all()).toEqual([]);
});
