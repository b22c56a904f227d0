// What a visitor sees when the scripts of a page do not come, as after a new
// deployment. Shards of routes and sidebars are in leanClient.spec.ts.
import {expect, test, type Page, type Route} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {readColor} from './support/color';
import {emulateSaveData} from './support/emulateConnection';
import {expectHeading, expectNoCrash} from './support/expectHeading';
import {AFTER_RELOADS, getNotice, MISSING} from './support/missingCode';
import {openPage, waitForHydration, waitForFrames} from './support/openPage';
import {PAGE_CODE, recordPageCode, recordDocuments} from './support/pageCode';

const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

/** Opens a page; from then on, the code of all others is missing. */
async function openAndRemoveOthers(page: Page): Promise<void> {
  await emulateSaveData(page);
  const code = recordPageCode(page);
  await openPage(page, '/docs/');
  const present = new Set(code);
  await page.route(PAGE_CODE, (route) =>
    present.has(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill(MISSING),
  );
}

test.describe('F1 code of the next page', () => {
  test('that is missing once comes with the whole page', async ({page}) => {
    await emulateSaveData(page);
    await openPage(page, '/about/');
    const documents = recordDocuments(page);
    await page.route(PAGE_CODE, (route) => route.fulfill({status: 404}), {
      times: 1,
    });
    await new Navbar(page).link('Docs').click();
    await expect(page).toHaveURL('/docs/');
    await waitForHydration(page);
    await expectHeading(page, 'Getting started');
    expect(documents).toHaveLength(1);
    await new Navbar(page).goToApi();
    await expectHeading(page, 'API overview');
    expect(documents).toHaveLength(1);
  });

  test('that is missing twice leaves a page to read', async ({page}) => {
    await openAndRemoveOthers(page);
    const documents = recordDocuments(page);

    await new Navbar(page).link('API').click();
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    await expect(page).toHaveURL('/docs/api/');
    await expectNoCrash(page);
    // The framework reloads because the code failed, the guard because the
    // page did not start; then both leave it alone.
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.length).toBeLessThanOrEqual(2);

    await new Navbar(page).link('Docs').click();
    await expect(page).toHaveURL('/docs/');
    await waitForHydration(page);
  });

  test('that is missing: Back leads to the page of its address, living', async ({
    page,
  }) => {
    await openAndRemoveOthers(page);
    await new Navbar(page).link('API').click();
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    await expect(page).toHaveURL('/docs/api/');
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await expectHeading(page, 'Getting started');
    await waitForHydration(page);
    await expect(getNotice(page)).toHaveCount(0);
  });
});

// Those of the first page are in its document.
test('F1 a style sheet of the next page that is missing comes with the whole page', async ({
  page,
}) => {
  await emulateSaveData(page);
  await openPage(page, '/about/');
  const documents = recordDocuments(page);
  await page.route(/\/assets\/css\/[^/]+\.css$/, (route) =>
    route.fulfill(MISSING),
  );
  await new Navbar(page).link('API').click();
  await expect(page).toHaveURL('/docs/api/');
  await waitForHydration(page);
  await expect.poll(() => documents.length, AFTER_RELOADS).toBe(1);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCSS(
    'overflow-x',
    'hidden',
  );
  await expect(getNotice(page)).toHaveCount(0);
});

test.describe('F2 main script', () => {
  test('that is missing reloads the page once', async ({page}) => {
    await page.route(MAIN, (route) => route.fulfill(MISSING));
    const documents = recordDocuments(page);
    await page.goto('/docs/interpolate/', {waitUntil: 'commit'});

    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    expect(documents).toEqual(['/docs/interpolate/', '/docs/interpolate/']);
    await expectHeading(page, 'interpolate()');
    await expect(
      page.getByRole('article').getByRole('code').first(),
    ).toBeVisible();
    const navbar = new Navbar(page);
    await navbar.dropdown('Products').focus();
    await expect(navbar.openMenu).toBeVisible();

    await page.unroute(MAIN);
    await getNotice(page).getByRole('link', {name: 'Reload the page'}).click();
    await waitForHydration(page);
    await expect(getNotice(page)).toHaveCount(0);
  });

  test('that fails late does not reload the page for ever', async ({page}) => {
    // Every load is eleven seconds later than the one before it.
    await page.addInitScript(() => {
      const loads = Number(window.name) + 1;
      window.name = String(loads);
      const now = Date.now.bind(Date);
      Date.now = () => now() + loads * 11_000;
    });
    await page.route(MAIN, (route) => route.fulfill(MISSING));
    const documents = recordDocuments(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    expect(documents).toHaveLength(2);
    await expectHeading(page);
    await expect(
      page.getByRole('link', {name: 'Read the docs'}).first(),
    ).toBeVisible();
  });
});

test.describe('code that is asked for when its page is drawn', () => {
  /** What is asked for before anything is drawn. */
  const EARLY_CODE =
    /\/(?:react|runtime~main|main|routes-\d+|[^/]*NotFound[^/]*)\./;

  /**
   * Opens a page at an address that only the early guard would make clean, on a
   * host whose policy blocks inline scripts. The framework then prepares another
   * page than the one that it draws.
   */
  async function openUnprepared(
    page: Page,
    answer: (route: Route) => Promise<void>,
  ): Promise<void> {
    const html = await (await page.request.get('/404.html')).text();
    await page.route('/about/index.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {'content-security-policy': "script-src 'self'"},
        body: html.replace(/(<div id="__docusaurus">).*(<\/div>)/s, '$1$2'),
      }),
    );
    await page.route(PAGE_CODE, (route) =>
      EARLY_CODE.test(route.request().url()) ? route.continue() : answer(route),
    );
    await page.goto('/about/index.html');
  }

  test('a spinner is shown, a failure in a red box, until Retry works', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isBroken = true;
    await openUnprepared(page, async (route) => {
      await released;
      await (isBroken ? route.abort() : route.continue());
    });
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    const cycles = await spinner.evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .map(({effect}) => Number(effect?.getTiming().duration)),
    );
    expect(cycles.sort(), 'milliseconds').toEqual([1500, 3000, 3000]);
    const {width = 0, height = 0} = page.viewportSize() ?? {};
    const drawing = await spinner.locator('svg').boundingBox();
    expect(drawing, 'in the center').toMatchObject({
      x: (width - (drawing?.width ?? 0)) / 2,
      y: (height - (drawing?.height ?? 0)) / 2,
    });
    release();

    const box = page.getByRole('alert');
    await expect(box).toContainText('Loading chunk');
    await expect(spinner).toHaveCount(0);
    expect(await box.boundingBox(), 'half of the width').toMatchObject({
      x: width / 4,
      width: width / 2,
    });
    const [red, green, blue] = await readColor(box, 'background-color');
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    isBroken = false;
    await box.getByRole('button', {name: 'Retry'}).click();
    await expectHeading(page, 'About us');
    await expect(box).toHaveCount(0);
  });
});

test.describe('banner about the base URL', () => {
  const TEXT = 'Your Docusaurus site did not load properly.';

  test('is in the HTML of the home page alone', async ({page, request}) => {
    expect(await (await request.get('/')).text()).toContain(TEXT);
    for (const path of ['/docs/', '/about/', '/blog/', '/404.html']) {
      expect(await (await request.get(path)).text(), path).not.toContain(TEXT);
    }
    await openPage(page, '/');
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test('is shown where nothing loads, at home alone', async ({page}) => {
    // So it is with a wrong base URL: every file is elsewhere.
    await page.route('/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/');
    // The early guard reloads the page once, and the reader starts at its top.
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    await page.waitForLoadState('load');
    await waitForFrames(page);
    await expect(page.getByText(TEXT)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe(
      'auto',
    );
    await expect(
      page.getByText('Current configured baseUrl = / (default value)'),
    ).toBeVisible();
    await expectHeading(page);

    await page.goto('/docs/');
    await expect(
      page.getByText('A part of this page did not load.'),
    ).toBeVisible(AFTER_RELOADS);
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });
});
