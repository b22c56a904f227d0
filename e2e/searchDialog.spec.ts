// How the search dialog opens and closes, and what is around its results.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {search} from '../config/search';
import {
  KEYS_PER_SECOND,
  readTyping,
  watchTyping,
} from '../testbed/measure/typing';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {expectStored} from './support/storage';
import {watchPage} from './support/watchPage';

/** Addresses with the word "search" that are asked for from now on. */
function recordSearch(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('search')) {
      paths.push(pathname);
    }
  });
  return paths;
}

test('nothing is loaded before one means to search', async ({context}) => {
  for (const intent of ['hover', 'focus'] as const) {
    const page = await context.newPage();
    const requested = recordSearch(page);
    await openPage(page, '/docs/');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await new Navbar(page).search[intent]();
    await expect
      .poll(() => requested.filter((path) => path.includes('/headings')))
      .toHaveLength(1);
    await expect(new SearchDialog(page).root).toBeHidden();
    await page.close();
  }
});

test('the empty dialog offers tasks and pages read lately', async ({page}) => {
  await page.clock.install();
  const dialog = new SearchDialog(page);
  const list = (name: string): Locator =>
    dialog.root.getByRole('list', {name}).getByRole('link');
  const read = async (path: string): Promise<void> => {
    await openPage(page, path);
    await page.clock.runFor(6000);
  };
  await read('/docs/interpolate/');
  await read('/about/');
  await read('/docs/spring/');
  await read('/docs/interpolate/');
  await openPage(page, '/docs/easing/');
  await dialog.ask();
  await expect(list('Common tasks')).toHaveText(
    search.tasks.map(({label}) => label),
  );
  await expect(list('Pages read lately')).toHaveText([
    'interpolate()',
    'spring()',
  ]);
  await dialog.field.fill('sequence');
  await expect(list('Common tasks')).toHaveCount(0);
  await dialog.field.fill('');
  await list('Pages read lately').last().click();
  await expect(page).toHaveURL('/docs/spring/');
  await expect(dialog.root).toBeHidden();

  await dialog.ask();
  await expect(list('Pages read lately')).toHaveText(['interpolate()']);
  await dialog.root.getByRole('button', {name: 'Clear the list'}).click();
  await expect(list('Pages read lately')).toHaveCount(0);
  await expect(dialog.field).toBeFocused();
  await expectStored(page, 'search-read', []);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test('it names no key that would open it', async ({page}) => {
    await openPage(page, '/docs/');
    await new Navbar(page).search.tap();
    const dialog = new SearchDialog(page);
    await expect(dialog.root.getByText('Common tasks')).toBeVisible();
    await expect(dialog.root.getByText('Open with')).toHaveCount(0);
  });
});

test('keys and the button open it, four ways close it', async ({page}) => {
  await openPage(page, '/docs/');
  const dialog = new SearchDialog(page);
  const button = new Navbar(page).search;
  await button.focus();
  const press = (keys: string) => () => page.keyboard.press(keys);
  for (const [open, close] of [
    [press('Control+k'), press('Control+k')],
    [press('Meta+k'), press('Escape')],
    [press('/'), () => page.mouse.click(5, 5)],
    [
      () => button.click(),
      () => dialog.root.getByRole('button', {name: 'Cancel'}).click(),
    ],
  ] as const) {
    await open();
    await expect(dialog.field).toBeFocused();
    await expect(dialog.field).toHaveValue('');
    await expect(dialog.field).toHaveAttribute('placeholder', 'Search docs');
    await close();
    await expect(dialog.root).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a typed key on the button is the first of the query', async ({page}) => {
  await openPage(page, '/docs/');
  await new Navbar(page).search.focus();
  await page.keyboard.type('spring');
  const dialog = new SearchDialog(page);
  await expect(dialog.field).toHaveValue('spring');
  await expect(dialog.results.first()).toContainText('spring()');
});

for (const [way, key, rest] of [
  ['after the keys', 'Control+k', 'interpolate'],
  ['on the button', 'i', 'nterpolate'],
] as const) {
  test(`what is typed ${way} while it loads is not lost`, async ({page}) => {
    await openPage(page, '/docs/');
    const code = await holdPageCode(page);
    await new Navbar(page).search.focus();
    await page.keyboard.press(key);
    await page.keyboard.type(`${rest}r`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    code.release();
    await expect(page).toHaveURL('/docs/interpolate/');
  });
}

test('L7: each key is one question to the worker, no file is fetched twice, and nothing watches what is drawn', async ({
  page,
}) => {
  const requested = recordSearch(page);
  await watchTyping(page);
  const dialog = await SearchDialog.open(page);
  await page.waitForLoadState('networkidle');
  await readTyping(page);
  let keys = 0;
  for (const query of ['interpolate', 'transparent video', 'useCurrentFrame']) {
    await dialog.field.fill('');
    await page.keyboard.type(query, {delay: 1000 / KEYS_PER_SECOND});
    keys += query.length;
    await expect(dialog.count).toHaveText(/^\d+ results$/);
  }
  await page.waitForLoadState('networkidle');
  const {asked, answers, observers} = await readTyping(page);
  expect(observers).toBe(0);
  expect(answers).toHaveLength(asked);
  // The same is asked once more when its words come, and when its texts do.
  expect(asked).toBeGreaterThanOrEqual(keys);
  expect(asked).toBeLessThanOrEqual(2 * keys);
  const files = requested.filter((path) => path.endsWith('.json'));
  expect(files.length).toBeGreaterThan(2);
  expect(files).toEqual([...new Set(files)]);
});

test('the button names the keys of the platform', async ({context}) => {
  for (const [platform, keys] of [
    ['MacIntel', '⌘K'],
    ['Win32', 'Ctrl K'],
  ] as const) {
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {get: () => value});
    }, platform);
    await holdPageCode(page);
    await page.goto('/about/', {waitUntil: 'commit'});
    const label = new Navbar(page).search.locator('kbd');
    await expect(label).toBeVisible();
    expect(
      await label.evaluate(
        (element) => getComputedStyle(element, '::before').content,
      ),
    ).toBe(`"${keys}"`);
    await page.close();
  }
});

test('the slash key can be turned off, for good', async ({page}) => {
  await openPage(page, '/docs/');
  const dialog = new SearchDialog(page);
  await page.keyboard.press('/');
  await expect(dialog.field).toBeFocused();
  const slash = dialog.root.getByRole('switch', {name: /Open with/});
  await expect(slash).toBeChecked();
  await slash.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog.field).toHaveValue('');
  await expect(slash).not.toBeChecked();
  await slash.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog.root).toBeVisible();
});

test('the dialog keeps the focus and is accessible', async ({page}) => {
  // The rules look at every element.
  test.setTimeout(120_000);
  const watch = watchPage(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  const dialog = await SearchDialog.open(page);
  await expect(dialog.field).toBeFocused();
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  for (const width of [1280, 375]) {
    await page.setViewportSize({width, height: 800});
    for (const query of ['', 'interpolate', 'qqqqzzzz']) {
      await test.step(`"${query}" at ${width} pixels`, async () => {
        await dialog.field.fill(query);
        const shown = {
          '': dialog.root.getByText('Common tasks'),
          interpolate: dialog.results.first(),
          qqqqzzzz: dialog.root.getByText('No results for'),
        }[query];
        await expect(shown ?? dialog.root).toBeVisible();
        expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
      });
    }
  }
  expect(watch.all()).toEqual([]);
});
