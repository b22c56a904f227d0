// The search dialog without its index, its code or its storage, and with queries
// that nobody expects.
import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {findViolations} from './support/findViolations';
import {openPage} from './support/openPage';
import {watchPage} from './support/watchPage';

const INDEX = '**/search/*.json';
const HEADINGS = '**/search/headings.*.json';
const WORDS = '**/search/words-*.json';
const TEXTS = '**/search/texts-*.json';
const MANIFEST = '**/search/manifest.json';

/** Lets requests wait for an answer that never comes, until they are unrouted. */
async function hang(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined);
}

const stopHanging = (page: Page): Promise<void> =>
  page.unrouteAll({behavior: 'ignoreErrors'});

for (const [name, address] of [
  ['manifest', MANIFEST],
  ['first file', HEADINGS],
] as const) {
  test(`F6: an index whose ${name} hangs is slow after 5 seconds, and missing after 15`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      localStorage.setItem(
        '__DOCSEARCH_RECENT_SEARCHES__site',
        JSON.stringify([
          {
            objectID: 'a',
            type: 'lvl1',
            url: '/docs/easing/',
            hierarchy: {lvl1: 'Easing'},
          },
        ]),
      );
    });
    await hang(page, address);
    const dialog = await SearchDialog.open(page, 'spring');
    await page.clock.runFor(4000);
    await expect(dialog.count).toBeEmpty();
    await page.clock.runFor(2000);
    await expect(dialog.count).toHaveText(/^The search is slow to respond/);
    // What was there before is no result.
    await expect(dialog.group('Recent')).toHaveText('Easing');
    await expect(dialog.results).toHaveCount(1);
    await page.clock.runFor(10_000);
    const alert = dialog.root.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await stopHanging(page);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(dialog.results.first()).toContainText('spring()');
    await expect(alert).toBeEmpty();

    await hang(page, address);
    await openPage(page, '/search/?q=spring');
    const main = page.getByRole('main');
    await page.clock.runFor(6000);
    await expect(main.getByRole('status')).toHaveText(
      /^The search is slow to respond/,
    );
    await page.clock.runFor(10_000);
    await expect(main.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
    await stopHanging(page);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('status')).toHaveText(/results for "spring"/);
  });
}

for (const [name, address] of [
  ['words', WORDS],
  ['texts', TEXTS],
] as const) {
  test(`F6: ${name} that hang are late after 5 seconds, and missing after 15`, async ({
    page,
  }) => {
    await page.clock.install();
    // The clock of a worker runs on, so the search runs in the page.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const requested = page.waitForRequest(address);
    await hang(page, address);
    const dialog = await SearchDialog.open(page, 'springs that bounce');
    await requested;
    await page.clock.runFor(4000);
    await expect(dialog.count).toHaveText(/results$/);
    await page.clock.runFor(1500);
    await expect(dialog.count).toHaveText(
      /results so far; the full text is still loading$/,
    );
    const first = dialog.results.first().getByRole('link');
    const href = (await first.getAttribute('href')) ?? '';
    await page.clock.runFor(10_000);
    const alert = dialog.root.getByRole('alert');
    await expect(alert).toContainText('The full text could not be loaded');
    await expect(first).toHaveAttribute('href', href);
    await stopHanging(page);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toBeEmpty();
    await expect(dialog.count).toHaveText(/results$/);
  });
}

test('F6: a broken index is told, with another try', async ({page}) => {
  const dialog = await SearchDialog.open(page);
  const alert = dialog.root.getByRole('alert');
  for (const answer of [
    {status: 404, body: 'Not found'},
    {body: '{"format":1,"pages":[{"u":"/do'},
    {body: '[]'},
    'of another build',
  ] as const) {
    if (answer === 'of another build') {
      await page.route(MANIFEST, async (route) => {
        const response = await route.fetch();
        const manifest = (await response.json()) as object;
        await route.fulfill({json: {...manifest, buildId: 'another'}});
      });
    } else {
      await page.route(HEADINGS, (route) => route.fulfill(answer));
    }
    await page.reload();
    await page.waitForLoadState('networkidle');
    await dialog.ask('spring');
    await expect(alert, JSON.stringify(answer)).toContainText(
      'Unable to fetch results',
    );
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    );
    await page.unrouteAll();
  }
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.results.first()).toContainText('spring()');
  await expect(alert).toBeEmpty();
});

test('F6: without the network the page lives on', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  const dialog = await SearchDialog.open(page);
  const alert = dialog.root.getByRole('alert');
  for (const query of ['spring', 'interpolate', 'render']) {
    await dialog.field.fill('');
    await expect(dialog.field).toBeFocused();
    await page.keyboard.type(query);
    await expect(alert).toContainText('Unable to fetch results');
    await expect(dialog.root.getByText('No results for')).toBeHidden();
  }
  await page.unroute(INDEX);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.results.first()).toContainText('render');
  await page.keyboard.press('Escape');
  await new Navbar(page).goToApi();
});

test('F6: without the full text titles answer, with another try', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const answer of [
    {status: 404, body: 'Not found'},
    {body: '{"buildId":"another"}'},
    {body: '<!doctype html><title>Not found</title>'},
  ]) {
    await page.route(WORDS, (route) => route.fulfill(answer));
    const dialog = await SearchDialog.open(page, 'spring');
    const alert = dialog.root.getByRole('alert');
    // With a route, the browser keeps no file, and loads all of it each time.
    await expect(dialog.results.first()).toContainText('spring()', {
      timeout: 20_000,
    });
    await expect(alert, JSON.stringify(answer)).toContainText(
      'The full text could not be loaded',
    );
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await page.unroute(WORDS);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toBeEmpty();
    await expect(dialog.results.first()).toContainText('spring()');
  }
});

test('words that come late move no result', async ({page}) => {
  let send = (): void => undefined;
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(WORDS, async (route) => {
    await isSent;
    await route.continue();
  });
  const dialog = await SearchDialog.open(page, 'trim video');
  await expect(dialog.results.first()).toBeVisible();
  const shown = await dialog.results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const words = page.waitForResponse(WORDS);
  send();
  await words;
  // The texts come after the words, once the answer is drawn again.
  await page.waitForResponse('**/search/texts-*.json');
  const then = await dialog.results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(then.slice(0, shown.length)).toEqual(shown);
});

test('without its code the search page opens', async ({page}) => {
  await openPage(page, '/docs/');
  await page.route('**/assets/js/*', (route) => route.abort());
  const left = page.waitForRequest('**/search/');
  await page.keyboard.press('Control+k');
  await left;
  await page.unroute('**/assets/js/*');
  await expect(page).toHaveURL('/search/');
});

test('F16 the worst stored searches are dropped, one by one and as a whole', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.addInitScript(() => {
    const good = {
      objectID: 'good',
      type: 'lvl1',
      url: '/docs/spring/',
      content: null,
      hierarchy: {lvl0: 'remotion', lvl1: 'spring()'},
    };
    const bad = '<img src=x onerror="window.hacked=1">';
    const marked = {hierarchy: {lvl1: {value: bad}}, content: {value: bad}};
    localStorage.setItem(
      '__DOCSEARCH_RECENT_SEARCHES__site',
      JSON.stringify([
        null,
        {...good, objectID: 'markup', hierarchy: {lvl0: '', lvl1: bad}},
        {...good, objectID: 'script', url: 'javascript:window.hacked=1'},
        {...good, objectID: 'host', url: '/\\evil.example/'},
        {...good, objectID: 'long', hierarchy: {lvl1: 'a '.repeat(50_000)}},
        {...good, objectID: {toString: 'x'}},
        {...good, objectID: 'type', type: '__proto__'},
        {...good, objectID: 'dots', url: '/.//evil.example/'},
        {...good, objectID: 'data', url: 'data:text/html,x'},
        JSON.parse('{"__proto__": {"lvl1": "<b>"}, "hierarchy": {}}'),
        // What is not read is left out, and the rest of the hit is shown.
        {...good, _snippetResult: marked, _highlightResult: marked},
      ]),
    );
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__site', '{"a":');
  });
  const dialog = await SearchDialog.open(page);
  await expect(dialog.results).toHaveCount(1);
  await expect(dialog.results).toHaveText('spring()');
  await expect(dialog.results.getByRole('link')).toHaveAttribute(
    'href',
    '/docs/spring/',
  );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(watch.all()).toEqual([]);
});

test('F12, F13, F14: a query of any characters is answered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const watch = watchPage(page);
  const dialog = await SearchDialog.open(page);
  for (const query of [
    '<img src=x onerror="window.hacked=1">',
    '(.*+?^${}|[]\\',
    '🎬🎬',
    'שלום',
  ]) {
    await dialog.field.fill('');
    await expect(dialog.count, 'of the query before').toHaveCount(0);
    await dialog.field.fill(query);
    await expect(dialog.count, query).toHaveText(/^\d+ results?$/);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await dialog.field.fill('');
  await dialog.field.pressSequentially('a'.repeat(70));
  await expect(dialog.field).toHaveValue('a'.repeat(64));
  // What is pasted loses what stands around the message first.
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Error: Compositor quit with signal SIGKILL\n    at ChildProcess.exit (/app/node_modules/@remotion/renderer/dist/compositor.js:205:14)',
    ),
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(dialog.field).toHaveValue(
    'Error: Compositor quit with signal SIGKILL',
  );
  await expect(dialog.results.first()).toContainText('SIGKILL');
  // A script may write more.
  await dialog.field.fill('interpolate '.repeat(834));
  await expect(dialog.results.first()).toContainText('interpolate');
  expect(watch.all()).toEqual([]);
});
