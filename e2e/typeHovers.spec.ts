import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectColorMode} from './support/expectColorMode';
import {findOverflow} from './support/findOverflow';
import {findViolations} from './support/findViolations';
import {openPage} from './support/openPage';
import {recordPageCode} from './support/pageCode';
import {watchPage} from './support/watchPage';

const PAGE = '/docs/spring/';

/** Files that nobody needs who does not look at types. */
const TYPES = /\/code-types\/[0-9a-f]{12}\.json$/;

/** A block of the page that a writer has written, by its title. */
function findBlock(page: Page, title = 'src/PopIn.tsx'): Locator {
  return page
    .getByRole('article')
    .locator('.theme-code-block')
    .filter({hasText: title});
}

function findPopover(page: Page): Locator {
  return page.getByRole('group', {name: 'Type', exact: true});
}

/** The element of a name in the code, once names are elements. */
function findName(block: Locator, name: string): Locator {
  return block.locator('pre span').getByText(name, {exact: true});
}

/** A place on a name, also while the name is no element yet. */
async function placeOf(
  block: Locator,
  name: string,
): Promise<{readonly x: number; readonly y: number}> {
  await block.locator('pre').scrollIntoViewIfNeeded();
  return block.locator('pre code').evaluate((code, text) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1;
      if (start >= 0) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        const {left, top, width, height} = range.getBoundingClientRect();
        return {x: left + width / 2, y: top + height / 2};
      }
    }
    throw new Error(`The code does not have "${text}".`);
  }, name);
}

async function hoverName(
  page: Page,
  block: Locator,
  name: string,
): Promise<void> {
  const {x, y} = await placeOf(block, name);
  await page.mouse.move(x, y);
}

/** Addresses of types that the page asks for from now on. */
function recordTypes(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (TYPES.test(request.url())) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

test('types load once, and open for a pointer that rests', async ({page}) => {
  const watch = watchPage(page);
  const asked = recordTypes(page);
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const scripts = recordPageCode(page);
  expect(asked).toEqual([]);

  const block = findBlock(page);
  const popover = findPopover(page);
  const text = await block.locator('pre code').textContent();
  const height = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await hoverName(page, block, 'useCurrentFrame');
  await expect(popover).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(scripts).toHaveLength(1);
  expect(await block.locator('pre code').textContent()).toBe(text);

  await page.mouse.move(0, 0);
  await expect(popover).toBeHidden();
  await hoverName(page, block, 'useVideoConfig');
  await expect(popover.locator('code')).toHaveText(
    'useVideoConfig(): VideoConfig',
  );
  await expect(popover.getByRole('paragraph')).toHaveText(/^[A-Z].*\.$/);
  expect(await height()).toBe(before);
  expect(asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(popover, 'while the pointer stays').toBeHidden();

  await page.mouse.move(0, 0);
  await hoverName(page, block, 'useVideoConfig');
  const link = popover.getByRole('link', {name: 'useVideoConfig()'});
  await link.hover();
  // Longer than it waits for a pointer that has gone.
  await page.waitForTimeout(500);
  await expect(popover).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/docs/use-video-config/');
  expect(watch.all()).toEqual([]);
});

test('an option leads to its heading', async ({page}) => {
  await openPage(page, '/docs/interpolate/');
  const block = findBlock(page, 'src/FadeIn.tsx');
  await hoverName(page, block, 'extrapolateRight');
  const popover = findPopover(page);
  await expect(popover).toContainText('extrapolateRight?: ExtrapolateType');
  await popover.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/interpolate\/#extrapolateright$/);
});

test('the keyboard goes from name to name, and to the link', async ({page}) => {
  await openPage(page, PAGE);
  const block = findBlock(page);
  const pre = block.locator('pre');
  const popover = findPopover(page);
  await pre.focus();
  await expect(pre).toHaveAttribute('aria-description', /Enter/);
  await expect(pre.locator('[tabindex]')).toHaveCount(0);

  await page.keyboard.press('Enter');
  const first = findName(block, 'AbsoluteFill').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveRole('button');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAccessibleDescription(/AbsoluteFill:/);

  await page.keyboard.press('ArrowRight');
  await expect(findName(block, 'spring').first()).toBeFocused();
  await expect(popover).toContainText('spring(options:');
  await expect(first).not.toHaveAttribute('role');
  await page.keyboard.press('ArrowDown');
  await expect(findName(block, 'PopIn')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(findName(block, 'useCurrentFrame').last()).toBeFocused();
  await page.keyboard.press('End');
  await expect(findName(block, 'scale').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(popover.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(pre).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    block.getByRole('button', {name: 'Copy code to clipboard'}),
  ).toBeFocused();
  await expect(popover).toBeHidden();
  await expect(pre.locator('[tabindex], [role]')).toHaveCount(0);
});

test('open it fits and is accessible, also on a phone', async ({page}) => {
  const popover = findPopover(page);
  for (const [mode, width] of [
    ['light', 1440],
    ['dark', 375],
  ] as const) {
    await page.emulateMedia({colorScheme: mode});
    await page.setViewportSize({width, height: 800});
    await openPage(page, PAGE);
    await expectColorMode(page, mode);
    const pre = findBlock(page).locator('pre');
    await pre.focus();
    await expect(pre).toHaveAttribute('aria-description', /Enter/);
    if (width === 375) {
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => pre.evaluate((node) => node.scrollLeft))
        .toBeGreaterThan(0);
      await expect(popover).toHaveCount(0);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(popover).toContainText('spring(options:');
    await expect(popover).toBeInViewport({ratio: 1});
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page, 'article')).toEqual([]);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 800}});

  test('a tap on a name opens, a tap elsewhere closes', async ({page}) => {
    await openPage(page, PAGE);
    const block = findBlock(page);
    const {x, y} = await placeOf(block, 'PopIn');
    await page.touchscreen.tap(x, y);
    const popover = findPopover(page);
    await expect(popover).toContainText('PopIn: FC');
    await popover.locator('code').tap();
    await page.waitForTimeout(500);
    await expect(popover).toBeVisible();
    await page.touchscreen.tap(5, 5);
    await expect(popover).toBeHidden();
  });
});

test('a block whose types do not come asks again', async ({page}) => {
  const watch = watchPage(page);
  const asked = recordTypes(page);
  await openPage(page, PAGE);
  const block = findBlock(page);
  const before = await block.evaluate((node) => node.innerHTML);
  await page.route(TYPES, (route) => route.fulfill({status: 503, body: ''}));
  const answer = page.waitForResponse(TYPES);
  await hoverName(page, block, 'useVideoConfig');
  await answer;
  await hoverName(page, block, 'useCurrentFrame');
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
  expect(await block.evaluate((node) => node.innerHTML)).toBe(before);
  await expect(findPopover(page)).toHaveCount(0);
  // The browser itself notes the answer; nothing else may be there.
  expect(watch.errors).toEqual([]);
  expect(watch.messages.filter((text) => !text.includes('503'))).toEqual([]);

  await page.unroute(TYPES);
  await page.mouse.move(0, 0);
  await hoverName(page, block, 'useVideoConfig');
  await expect(findPopover(page)).toBeVisible();
});

test('all types that are asked for are there', async ({request}) => {
  for (const path of [PAGE, '/docs/calculate-metadata/']) {
    const html = await (await request.get(path)).text();
    const names = [...html.matchAll(/data-types="?(\w+)/g)];
    expect(names, path).not.toEqual([]);
    for (const [, name] of names) {
      const response = await request.get(`/code-types/${name}.json`);
      expect(response.status(), `${name} of ${path}`).toBe(200);
    }
  }
});
