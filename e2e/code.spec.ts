import {expect, test, type Locator, type Page} from '@playwright/test';
import {findScriptsWith} from './support/builtScripts';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {watchPage} from './support/watchPage';

/** A page with marks and tabs of package managers. */
const PAGE = '/docs/calculate-metadata/';

/** A page with folded blocks, one of which has line numbers. */
const LONG_PAGE = '/docs/player/drag-and-drop/';
const MARK = '.theme-code-block-highlighted-line';

/** The theme's tabs are made anew when the page starts, with what is in them. */
const OUTSIDE_TABS = '.theme-code-block:not(.tabs-container *)';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

function blocks(page: Page): Locator {
  return page.getByRole('article').locator('.theme-code-block');
}

function folded(page: Page): Locator {
  return blocks(page).filter({has: page.getByText(/^Show all \d+ lines$/)});
}

async function copy(block: Locator): Promise<void> {
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
}

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0;
}

/** Blocks that are another height when they are laid out than before it. */
async function findResized(page: Page): Promise<readonly string[]> {
  const all = page.locator('.theme-code-block');
  const measure = (): Promise<string[]> =>
    all.evaluateAll((elements) =>
      elements.map(
        (block) => `${block.textContent.slice(0, 40)}: ${block.clientHeight}`,
      ),
    );
  const before = await measure();
  await page.addStyleTag({
    content: '.theme-code-block { content-visibility: visible !important; }',
  });
  const after = await measure();
  return after.filter((height, index) => height !== before[index]);
}

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test('no script but the one for the editor holds the highlighter', () => {
  expect(findScriptsWith(/theme-code-block/)).not.toEqual([]);
  // A grammar's property, and the name of what its components extend.
  expect(findScriptsWith(/lookbehind:|\bPrism\.languages\b/)).toEqual([
    expect.stringMatching(/vendors-node_modules_prism-react-renderer/),
  ]);
});

test('a block stays the same element when the page starts', async ({page}) => {
  const watch = watchPage(page);
  const code = await holdPageCode(page);
  await page.goto(PAGE, {waitUntil: 'commit'});
  // The browser has read everything that comes before it.
  await page.getByRole('contentinfo').waitFor({state: 'attached'});
  await page.evaluate((selector) => {
    const changes: string[] = [];
    const frames = [...document.querySelectorAll(selector)];
    for (const frame of frames) {
      new MutationObserver((records) => {
        changes.push(...records.map(({type}) => type));
      }).observe(frame, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
    Object.assign(window, {seenBlocks: {frames, changes}});
  }, OUTSIDE_TABS);
  code.release();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate((selector) => {
    const {frames, changes} = (
      window as unknown as {
        seenBlocks: {frames: readonly Element[]; changes: readonly string[]};
      }
    ).seenBlocks;
    const now = [...document.querySelectorAll(selector)];
    return {
      changes,
      count: now.length,
      isSame: now.every((frame, index) => frame === frames[index]),
    };
  }, OUTSIDE_TABS);
  expect(seen.count).toBeGreaterThan(3);
  expect(seen).toMatchObject({changes: [], isSame: true});
  expect(watch.all()).toEqual([]);
});

test('copies what is shown, and says so', async ({page}) => {
  await openPage(page, PAGE);
  const block = blocks(page)
    .filter({has: page.locator(MARK)})
    .first();
  const button = block.getByRole('button', {name: 'Copy code to clipboard'});
  await block.hover();
  await button.click();
  const status = page.getByRole('status').filter({hasText: 'Copied'});
  await expect(status).toHaveText('Copied');
  const copied = await readClipboard(page);
  expect(copied).toBe(
    await block.locator('code').evaluate((code) => code.textContent),
  );
  expect(copied).not.toContain('highlight-');
  expect(copied.split('\n').length).toBeGreaterThan(1);
  await expect(status).toHaveCount(0);

  const short = blocks(page).first();
  await short.hover();
  await expect(
    short.getByRole('button', {name: 'Copy code to clipboard'}),
  ).toBeVisible();
  await expect(
    short.getByRole('button', {name: 'Toggle word wrap'}),
    'no wrapping where nothing is too long',
  ).toBeHidden();

  const article = page.getByRole('article');
  await article.getByRole('tab', {name: 'pnpm'}).first().click();
  const panel = article.getByRole('tabpanel').first();
  await expect(panel.locator('pre')).toContainText('pnpm ');
  await copy(panel);
  await expect.poll(() => readClipboard(page)).toMatch(/^pnpm [^\n]+$/);
});

test('selects the code where the browser blocks copying', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('refused'))},
    });
  });
  await openPage(page, PAGE);
  const block = blocks(page).first();
  await copy(block);
  await expect(
    page.getByRole('status').filter({hasText: 'The browser blocked copying'}),
  ).toHaveCount(1);
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    await block.locator('code').evaluate((code) => code.textContent),
  );
});

test('wraps long lines on a press, also of a key', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, LONG_PAGE);
  const block = folded(page).first();
  const pre = block.locator('pre');
  const isScrollable = (): Promise<boolean> =>
    pre.evaluate((node) => node.scrollWidth > node.clientWidth);
  const wrap = block.getByRole('button', {name: 'Toggle word wrap'});
  await expect(wrap).toBeHidden();
  expect(await isScrollable()).toBe(true);

  await pre.focus();
  await page.keyboard.press('Tab');
  await expect(wrap).toBeFocused();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isScrollable()).toBe(false);

  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await isScrollable()).toBe(true);
});

for (const address of [PAGE, LONG_PAGE]) {
  test(`blocks of ${address} take their room before they are laid out`, async ({
    page,
  }) => {
    await openPage(page, address);
    await expect(blocks(page).last()).not.toBeInViewport();
    expect(await findResized(page)).toEqual([]);
  });
}

test.describe('where nothing can point', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 375, height: 800},
  });

  test('blocks take their room before they are laid out', async ({page}) => {
    await openPage(page, LONG_PAGE);
    expect(await findResized(page)).toEqual([]);
  });

  test('the copy button is shown and covers no text', async ({page}) => {
    await openPage(page, PAGE);
    const buttons = blocks(page).getByRole('button', {
      name: 'Copy code to clipboard',
    });
    expect(await buttons.count()).toBeGreaterThan(3);
    const problems = await buttons.evaluateAll((elements) =>
      elements
        .filter((button) => button.checkVisibility())
        .flatMap((button) => {
          const {left, right, top, bottom} = button.getBoundingClientRect();
          const texts = button
            .closest('.theme-code-block')
            ?.querySelectorAll('code, code *, [class*="title"]');
          const isCovered = [...(texts ?? [])].some((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return [...range.getClientRects()].some(
              (line) =>
                line.left < right &&
                line.right > left &&
                line.top < bottom &&
                line.bottom > top,
            );
          });
          return [
            ...(getComputedStyle(button).opacity === '1' ? [] : ['invisible']),
            ...(isCovered ? ['covers text'] : []),
          ];
        }),
    );
    expect(problems).toEqual([]);
  });
});

test('the source of an example unfolds as other blocks do', async ({page}) => {
  await openPage(page, '/docs/dynamic-metadata/');
  const block = page.getByRole('figure').first().locator('+ div');
  const pre = block.locator('pre');
  const low = await heightOf(pre);
  expect(low).toBeLessThan(640);
  await block.getByText(/^Show all \d+ lines$/).click();
  expect(await heightOf(pre)).toBeGreaterThan(2 * low);
  expect(
    await pre.evaluate(({scrollHeight, clientHeight}) =>
      Math.round(scrollHeight - clientHeight),
    ),
    'lines that are still hidden',
  ).toBeLessThanOrEqual(0);
});

test('a line that is too long fades out', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    await openPage(page, '/docs/license/');
    const short = page.locator('pre').filter({hasText: 'compositionWidth'});
    const long = page.locator('pre').filter({hasText: 'Note: Some companies'});
    await expect(long).not.toHaveCSS('mask-image', 'none');
    await expect(short).toHaveCSS('mask-image', 'none');
    // The outline of what has the focus is whole.
    await long.focus();
    await page.keyboard.press('ArrowRight');
    await expect(long).toHaveCSS('mask-image', 'none');
  }
});

test('a long block unfolds, with numbers, and is printed', async ({page}) => {
  await openPage(page, LONG_PAGE);
  const block = folded(page).first();
  const pre = block.locator('pre');
  const low = await heightOf(pre);
  expect(low).toBeLessThan(640);
  await page
    .getByText(/^Show all \d+ lines$/)
    .first()
    .click();
  expect(await heightOf(pre)).toBeGreaterThan(900);
  await page.getByText('Show fewer lines').first().press('Enter');
  expect(await heightOf(pre)).toBe(low);

  const numbered = blocks(page).filter({has: page.locator('.code-line')});
  const lines = numbered.locator('.code-line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(100);
  await page.getByText(`Show all ${count} lines`).last().click();
  // What is counted is drawn: the place of a number is part of its line.
  const numbers = await lines.evaluateAll((elements) =>
    elements.map((element) => {
      const {content, inlineSize, textAlign} = getComputedStyle(
        element,
        '::before',
      );
      return {content, hasSpace: parseFloat(inlineSize) > 20, textAlign};
    }),
  );
  expect(new Set(numbers.map((number) => JSON.stringify(number))).size).toBe(1);
  expect(numbers[0]).toEqual({
    content: 'counter(line)',
    hasSpace: true,
    textAlign: 'end',
  });
  const tops = await lines.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));

  await copy(numbered);
  await expect
    .poll(async () => (await readClipboard(page)).split('\n').length)
    .toBe(count);
  expect(await readClipboard(page)).not.toMatch(/^\s*\d+\s/m);

  await page.emulateMedia({media: 'print'});
  expect(await heightOf(pre)).toBeGreaterThan(900);
  await expect(block.getByRole('button')).toHaveCount(0);
  await expect(block.locator('summary')).toBeHidden();
});

test('a block is there on other pages and after a navigation', async ({
  page,
}) => {
  for (const path of ['/', '/ai/']) {
    await openPage(page, path);
    const drawn = page.locator('.theme-code-block [class^="syn-"]');
    await expect(drawn.first()).toBeVisible();
  }
  await openPage(page, '/docs/interpolate/');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'spring()', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/spring/');
  const block = blocks(page).filter({hasText: 'import {spring}'}).first();
  await expect(block.locator('.syn-keyword').first()).toBeVisible();
  await copy(block);
  await expect
    .poll(() => readClipboard(page), 'without the lines that are cut')
    .toBe("import {spring} from 'remotion';");
  const code = page.getByRole('figure').locator('+ div');
  await expect(code.locator('pre').first()).toBeVisible();
  await expect(code.locator('summary'), 'a fold').toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('blocks are colored, unfold, and no button is dead', async ({page}) => {
    await page.goto(LONG_PAGE);
    const block = folded(page).first();
    await expect(block.locator('.syn-keyword').first()).toBeVisible();
    await expect(block.getByRole('button')).toHaveCount(0);
    const low = await heightOf(block.locator('pre'));
    await block.locator('summary').click();
    expect(await heightOf(block.locator('pre'))).toBeGreaterThan(low + 300);
    await page.goto(PAGE);
    await expect(blocks(page).filter({hasText: 'pnpm '}).first()).toBeVisible();
  });
});
