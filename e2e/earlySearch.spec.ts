// The search asked for before the page can answer: its code is on its way, slow,
// or never comes.
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {AFTER_RELOADS, getNotice, MISSING} from './support/missingCode';
import {holdPageCode, PAGE_CODE, type HeldCode} from './support/pageCode';

/** Opens a page whose code waits, as soon as its button of the search is drawn. */
async function openEarly(
  context: BrowserContext,
): Promise<{readonly page: Page; readonly code: HeldCode}> {
  const page = await context.newPage();
  const code = await holdPageCode(page);
  await page.goto('/docs/', {waitUntil: 'commit'});
  await expect(new Navbar(page).search).toBeVisible();
  return {page, code};
}

/** Ways to ask, and what of the query they type already. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'Control+k': async (page) => {
    await page.keyboard.press('Control+k');
    return '';
  },
  'Meta+k': async (page) => {
    await page.keyboard.press('Meta+k');
    return '';
  },
  slash: async (page) => {
    await page.keyboard.press('/');
    return '';
  },
  'the button': async (page) => {
    await new Navbar(page).search.click({noWaitAfter: true});
    return '';
  },
  'a letter on the button': async (page) => {
    await new Navbar(page).search.focus();
    await page.keyboard.press('s');
    return 's';
  },
};

for (const [way, ask] of Object.entries(WAYS)) {
  test(`F3 ${way} before the code has come opens the search, with what was typed since`, async ({
    context,
  }) => {
    const {page, code} = await openEarly(context);
    const typed = await ask(page);
    await page.keyboard.type('springs'.slice(typed.length));
    await page.keyboard.press('Backspace');
    code.release();
    const dialog = new SearchDialog(page);
    await expect(dialog.field).toHaveValue('spring');
    await expect(dialog.field).toBeFocused();
    await expect(page).toHaveURL('/docs/');
    await expect(dialog.results.first()).toContainText('spring()');
    await page.keyboard.press('Escape');
    await expect(dialog.root).toBeHidden();
  });
}

test('F3 Enter before the code has come opens the first result', async ({
  context,
}) => {
  const {page, code} = await openEarly(context);
  await page.keyboard.press('/');
  await page.keyboard.type('interpolate');
  await page.keyboard.press('Enter');
  code.release();
  await expect(page).toHaveURL('/docs/interpolate/');
});

test('F3 Escape before the code has come takes it back', async ({context}) => {
  const {page, code} = await openEarly(context);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.type('nothing');
  code.release();
  await page.waitForLoadState('networkidle');
  const dialog = new SearchDialog(page);
  await expect(dialog.root).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog.field).toHaveValue('');
});

test('F3 on a slow connection and a slow processor no key is lost', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  const dialog = new SearchDialog(page);
  for (const moment of ['commit', 'domcontentloaded', 'load'] as const) {
    await page.goto(`/docs/?${moment}`, {waitUntil: moment});
    await expect(new Navbar(page).search).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('useCurrentFrame', {delay: 30});
    await expect(dialog.field, moment).toHaveValue('useCurrentFrame', {
      timeout: 40_000,
    });
    await expect(page).toHaveURL(`/docs/?${moment}`);
  }
});

test('F3 Ctrl+K never goes to the browser', async ({context}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(window, {left});
    window.addEventListener('keydown', (event) => {
      setTimeout(() => {
        if (event.key === 'k' && !event.defaultPrevented) {
          left.push(document.readyState);
        }
      });
    });
  });
  const code = await holdPageCode(page);
  await page.goto('/docs/', {waitUntil: 'commit'});
  await expect(new Navbar(page).search).toBeVisible();
  await page.keyboard.press('Control+k');
  code.release();
  const dialog = new SearchDialog(page);
  await expect(dialog.field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog.root).toBeHidden();
  expect(
    await page.evaluate(() => Reflect.get(window, 'left') as unknown),
  ).toEqual([]);
});

test('F3 a slash that was turned off types nothing early either', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/docs/');
  const dialog = new SearchDialog(page);
  await dialog.ask();
  await dialog.root.getByRole('switch', {name: /Open with/}).click();
  const code = await holdPageCode(page);
  await page.reload({waitUntil: 'commit'});
  await expect(new Navbar(page).search).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  code.release();
  await expect(dialog.field).toHaveValue('a');
});

test('F2 where the code never comes the search leads to its page', async ({
  page,
}) => {
  await page.route(PAGE_CODE, (route) => route.fulfill(MISSING));
  for (const way of ['Control+k', 'slash', 'the button']) {
    await page.goto('/docs/', {waitUntil: 'commit'});
    await expect(getNotice(page), way).toBeVisible(AFTER_RELOADS);
    await WAYS[way]?.(page);
    await expect(page).toHaveURL('/search/');
  }
});
