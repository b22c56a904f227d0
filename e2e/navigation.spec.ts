// How one page follows another; missing code is in missingCode.spec.ts.
import {
  expect,
  test,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {emulateConnection, emulateSaveData} from './support/emulateConnection';
import {expectHeading} from './support/expectHeading';
import {markElement} from './support/markElement';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode, PAGE_CODE, recordPageCode} from './support/pageCode';
import {watchPage} from './support/watchPage';

/** How long a page may load before the progress bar appears. */
const PROGRESS_DELAY_IN_MS = 200;

const readScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', {name});

test('the old page stays, with a progress bar after 200 ms', async ({page}) => {
  await emulateSaveData(page);
  await page.clock.install();
  await openPage(page, '/about/');
  // The library gives the bar an id and no role.
  const progress = page.locator('#nprogress');
  const code = await holdPageCode(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await new Navbar(page).link('Docs').click();
  await page.clock.runFor(PROGRESS_DELAY_IN_MS - 1);
  await expect(progress).toHaveCount(0);
  await expectHeading(page, 'About us');

  await page.clock.runFor(1);
  await expect(progress).toHaveCount(1);
  // A bar, and no spinner beside it.
  await expect(progress.locator('.bar')).toHaveCount(1);
  await expect(progress.locator('> *')).toHaveCount(1);

  await page.clock.resume();
  code.release();
  await expectHeading(page, 'Getting started');
  await expect(progress).toHaveCount(0);

  // A page that is there sooner.
  await page.clock.pauseAt(Date.now() + 120_000);
  await footerLink(page, 'About us').click();
  await expectHeading(page, 'About us');
  await page.clock.runFor(10 * PROGRESS_DELAY_IN_MS);
  await expect(progress).toHaveCount(0);
});

test('a link leads to the top, back to where one was', async ({page}) => {
  await openPage(page, '/docs/interpolate/');
  const isSame = await markElement(page.locator('html'));
  const link = footerLink(page, 'Templates');
  await link.scrollIntoViewIfNeeded();
  const before = await readScroll(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expectHeading(page, 'Templates');
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/interpolate/');
  await expect.poll(() => readScroll(page)).toBeGreaterThan(before - 100);
  expect(await isSame()).toBe(true);
});

test('the home page is gone back to, and read again, where one was', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openPage(page, '/');
  const link = page.locator('main a[href="/docs/license/"]').first();
  await link.click();
  await expect(page).toHaveURL('/docs/license/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(link).toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await expect(link).toBeInViewport();
});

test('an address of a heading leads to it', async ({page}) => {
  await openPage(page, '/docs/interpolate/#return-value');
  const opened = page.getByRole('heading', {name: 'Return value'});
  await expect(opened).toBeInViewport();
  expect((await opened.boundingBox())?.y).toBeLessThan(200);

  await openPage(page, '/docs/');
  const isSame = await markElement(page.locator('html'));
  await page
    .getByRole('article')
    .getByRole('link', {name: 'concurrency'})
    .click();
  await expect(page).toHaveURL('/docs/terminology/#concurrency');
  const heading = page.getByRole('heading', {name: /^Concurrency/});
  await expect(heading).toBeInViewport();
  expect(await readScroll(page)).toBeGreaterThan(0);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  expect(await isSame()).toBe(true);
});

test('what was not laid out at first is where a visitor expects it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/docs/player/player/');
  await page
    .getByRole('link', {name: 'className', exact: true})
    .first()
    .click();
  const heading = page.getByRole('heading', {name: /^className/});
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeLessThan(200);

  await openPage(page, '/docs/player/player/');
  await page.keyboard.press('End');
  await expect(page.getByText(/^Copyright/)).toBeInViewport();
});

test.describe('links load their page ahead', () => {
  function getHints(page: Page): Locator {
    // A hint of the browser; it has no role.
    return page.locator('link[rel="prefetch"]');
  }

  test('as a hint when the link scrolls into view', async ({page}) => {
    await openPage(page, '/docs/investors/');
    await expect(getHints(page)).not.toHaveCount(0);
    const before = await getHints(page).count();
    await footerLink(page, 'Showcase').scrollIntoViewIfNeeded();
    await expect.poll(() => getHints(page).count()).toBeGreaterThan(before);
    await expect(getHints(page).last()).toHaveAttribute('href', PAGE_CODE);
  });

  test('by a request, where there are no hints', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const {prototype} = DOMTokenList;
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its list
      const {supports} = prototype;
      prototype.supports = function supportsNoHints(token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    await context.addCookies([{name: 'a', value: 'b', url: baseURL}]);
    await openPage(page, '/docs/investors/');
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr' && PAGE_CODE.test(request.url())) {
        asked.push(request);
      }
    });
    await footerLink(page, 'Showcase').scrollIntoViewIfNeeded();
    // One that the browser answers from its cache is not sent, so has no cookie.
    await expect
      .poll(async () =>
        Promise.all(asked.map((request) => request.headerValue('cookie'))),
      )
      .toContain('a=b');
    expect(new Set(asked.map((request) => request.method()))).toEqual(
      new Set(['GET']),
    );
    await expect(getHints(page)).toHaveCount(0);
  });

  test('F22: not with a slow connection or data saving', async ({context}) => {
    for (const connection of [
      {saveData: true, effectiveType: '4g'},
      {saveData: false, effectiveType: '2g'},
      {saveData: false, effectiveType: 'slow-2g'},
      {saveData: false},
    ] as const) {
      await test.step(JSON.stringify(connection), async () => {
        const page = await context.newPage();
        const watch = watchPage(page);
        await emulateConnection(page, connection);
        await openPage(page, '/about/');
        await page.waitForLoadState('networkidle');
        const requested = recordPageCode(page);
        const link = footerLink(page, 'Showcase');
        await link.scrollIntoViewIfNeeded();
        await new Navbar(page).link('API').hover();
        await link.hover();
        if ('effectiveType' in connection) {
          // Time for whatever the page does when nothing else is to be done.
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(resolve)),
          );
          await page.waitForLoadState('networkidle');
          expect(requested).toEqual([]);
          await expect(getHints(page)).toHaveCount(0);
        }
        await link.click();
        await expectHeading(page, 'Showcase');
        expect(requested.length).toBeGreaterThan(0);
        expect(watch.all()).toEqual([]);
        await page.close();
      });
    }
  });
});
