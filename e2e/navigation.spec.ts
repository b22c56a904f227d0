import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {emulateConnection, emulateSaveData} from './support/emulateConnection';
import {expectHeading} from './support/expectHeading';
import {markElement} from './support/markElement';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode, PAGE_CODE, recordPageCode} from './support/pageCode';
import {waitForFrames} from './support/waitForFrames';
import {openWatched} from './support/watchPage';

/** How long a page may load before the progress bar appears. */
const PROGRESS_DELAY_IN_MS = 200;

function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test.describe('progress bar', () => {
  // The library gives the bar an id and no role.
  function getProgress(page: Page): Locator {
    return page.locator('#nprogress');
  }

  test('appears when a page takes more than 200 ms, without a spinner', async ({
    page,
  }) => {
    await emulateSaveData(page);
    await page.clock.install();
    await openPage(page, '/about/');
    const code = await holdPageCode(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await new Navbar(page).link('Docs').click();
    await page.clock.runFor(PROGRESS_DELAY_IN_MS - 1);
    await expect(getProgress(page)).toHaveCount(0);
    await expectHeading(page, 'About us');

    await page.clock.runFor(1);
    await expect(getProgress(page)).toHaveCount(1);
    // A bar, and no spinner beside it.
    await expect(getProgress(page).locator('.bar')).toHaveCount(1);
    await expect(getProgress(page).locator('> *')).toHaveCount(1);

    await page.clock.resume();
    code.release();
    await expectHeading(page, 'Getting started');
    await expect(getProgress(page)).toHaveCount(0);
  });

  test('does not appear when a page is there sooner', async ({page}) => {
    await emulateSaveData(page);
    await page.clock.install();
    await openPage(page, '/about/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await new Navbar(page).link('Docs').click();
    await expectHeading(page, 'Getting started');
    await page.clock.runFor(10 * PROGRESS_DELAY_IN_MS);
    await expect(getProgress(page)).toHaveCount(0);
  });
});

test('the old page stays until the next one is loaded', async ({page}) => {
  await emulateSaveData(page);
  await openPage(page, '/about/');
  const code = await holdPageCode(page);
  const asked = page.waitForRequest((request) => PAGE_CODE.test(request.url()));
  await new Navbar(page).link('Docs').click();
  await asked;
  await expectHeading(page, 'About us');
  code.release();
  await expectHeading(page, 'Getting started');
});

test.describe('scroll position', () => {
  test('is the top after a link to another page', async ({page}) => {
    await openPage(page, '/docs/interpolate/');
    const isSame = await markElement(page.locator('html'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Templates'})
      .click();
    await expectHeading(page, 'Templates');
    await expect.poll(() => readScroll(page)).toBe(0);
    expect(await isSame()).toBe(true);
  });

  test('is the heading after a link to a heading of another page', async ({
    page,
  }) => {
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

  test('is the heading when an address with one is opened', async ({page}) => {
    await openPage(page, '/docs/interpolate/#return-value');
    const heading = page.getByRole('heading', {name: 'Return value'});
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
  });

  test('returns to where it was with the back button', async ({page}) => {
    await openPage(page, '/docs/interpolate/');
    const footerLink = page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Templates'});
    await footerLink.scrollIntoViewIfNeeded();
    const before = await readScroll(page);
    expect(before).toBeGreaterThan(500);
    await footerLink.click();
    await expect(page).toHaveURL('/templates/');
    await expect.poll(() => readScroll(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/interpolate/');
    await expect.poll(() => readScroll(page)).toBeGreaterThan(before - 100);
  });

  test('does not change when only the query does', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 300});
    await openPage(page, '/search/?q=video');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.press('End');
    await page.evaluate(() => {
      window.scrollTo(0, 40);
    });
    await expect.poll(() => readScroll(page)).toBe(40);
    await page.keyboard.type('s');
    await expect(page).toHaveURL('/search/?q=videos');
    await expect(page.getByRole('status')).toContainText('"videos"');
    expect(await readScroll(page)).toBe(40);
  });

  for (const [path, name, address, status] of [
    ['/templates/', /^Docker/, '/templates/?technology=Docker', /with Docker$/],
    ['/search/?q=video', /^Next$/, '/search/?q=video&page=2', /"video"$/],
  ] as const) {
    test(`leaves a link on ${path} that changes only the query where it is, with the focus`, async ({
      page,
    }) => {
      await openPage(page, path);
      const link = page.getByRole('main').getByRole('link', {name});
      await link.focus();
      await link.evaluate((node) => {
        node.scrollIntoView({block: 'start'});
      });
      await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('status')).toHaveText(status);
      await waitForFrames(page);
      await expect(link).toBeFocused();
      // Not to the pixel, since other results have other heights.
      expect(await readScroll(page)).toBeGreaterThan(0);
      await expect(link).toBeInViewport();
    });
  }

  test('keeps the focus beside a link to the last page of results', async ({
    page,
  }) => {
    await openPage(page, '/search/?q=noise');
    const paging = page.getByRole('navigation', {name: 'Pages of results'});
    await expect(paging).toContainText(/Page 1 of [2-9]/);
    const last = Number(/of (\d+)/.exec(await paging.innerText())?.[1]);
    // The more pages the site has, the more pages of results.
    await openPage(page, `/search/?q=noise&page=${last - 1}`);
    await paging.getByRole('link', {name: 'Next'}).press('Enter');
    await expect(paging).toContainText(`Page ${last} of ${last}`);
    await expect(paging).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(paging.getByRole('link', {name: 'Previous'})).toBeFocused();
  });
});

test.describe('addresses with a file name', () => {
  const cases = [
    ['/index.html', '/', '/'],
    [
      '/docs/interpolate/index.html',
      '/docs/interpolate/',
      '/docs/interpolate/',
    ],
    ['/docs/interpolate.html', '/docs/interpolate/', '/docs/interpolate/'],
    [
      '/docs/index.html?a=1#create-a-project',
      '/docs/',
      '/docs/?a=1#create-a-project',
    ],
    ['/blog/4-0.html?a=1#top', '/blog/4-0/', '/blog/4-0/?a=1#top'],
  ] as const;

  for (const [address, cleanPath, cleanAddress] of cases) {
    test(`${address} is the same page as ${cleanAddress}`, async ({page}) => {
      // A host that serves the page at both addresses, as most do.
      await page.route(
        (url) => url.pathname.endsWith('.html'),
        async (route) => {
          const response = await route.fetch({
            url: new URL(cleanPath, route.request().url()).href,
          });
          await route.fulfill({response});
        },
      );
      const watch = await openWatched(page, cleanPath);
      const title = await page.title();
      const heading = await page.getByRole('heading', {level: 1}).innerText();

      await page.goto(address);
      await expect(page).toHaveURL(cleanAddress);
      await waitForHydration(page);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {
        useInnerText: true,
      });
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      expect(watch.all()).toEqual([]);

      await new Navbar(page).goToApi();
      await page.goBack();
      await expect(page).toHaveURL(cleanAddress);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {
        useInnerText: true,
      });
      expect(watch.all()).toEqual([]);
    });
  }

  test('an address without its last slash is the same page', async ({page}) => {
    await openPage(page, '/docs/interpolate');
    await expect(page).toHaveURL('/docs/interpolate/');
    await expectHeading(page, 'interpolate()');
  });
});

test.describe('links load their page ahead', () => {
  /** A link that is only in view far down the page. */
  function getDistantLink(page: Page): Locator {
    return page.getByRole('contentinfo').getByRole('link', {name: 'Showcase'});
  }

  function getHints(page: Page): Locator {
    // A hint of the browser; it has no role.
    return page.locator('link[rel="prefetch"]');
  }

  test('as a hint when the link scrolls into view', async ({page}) => {
    await openPage(page, '/docs/investors/');
    await expect(getHints(page)).not.toHaveCount(0);
    const before = await getHints(page).count();
    await getDistantLink(page).scrollIntoViewIfNeeded();
    await expect.poll(() => getHints(page).count()).toBeGreaterThan(before);
    for (const href of await getHints(page).evaluateAll((hints) =>
      hints.map((hint) => hint.getAttribute('href') ?? ''),
    )) {
      expect(href).toMatch(PAGE_CODE);
    }
  });

  test('by a request, with cookies, where the browser has no such hints', async ({
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
    const asked = page.waitForRequest(
      (request) =>
        request.resourceType() === 'xhr' && PAGE_CODE.test(request.url()),
    );
    await getDistantLink(page).scrollIntoViewIfNeeded();
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(await request.headerValue('cookie')).toBe('a=b');
    await expect(getHints(page)).toHaveCount(0);
  });

  test('completely when the link is pointed at, so that it opens without the network', async ({
    page,
  }) => {
    await openPage(page, '/about/');
    const isSame = await markElement(page.locator('html'));
    const link = new Navbar(page).link('API');
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.route(PAGE_CODE, (route) => route.abort());
    await link.click();
    await expectHeading(page, 'API overview');
    expect(await isSame()).toBe(true);
  });

  for (const {name, connection} of [
    {
      name: 'the data saver is on',
      connection: {saveData: true, effectiveType: '4g'},
    },
    {
      name: 'the connection is slow',
      connection: {saveData: false, effectiveType: '2g'},
    },
    {
      name: 'the connection is very slow',
      connection: {saveData: false, effectiveType: 'slow-2g'},
    },
  ] as const) {
    test(`not when ${name}`, async ({page}) => {
      await emulateConnection(page, connection);
      await openPage(page, '/about/');
      await page.waitForLoadState('networkidle');
      const requested = recordPageCode(page);
      const link = getDistantLink(page);
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      // Time for whatever the page does when nothing else is to be done.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve)),
      );
      expect(requested).toEqual([]);
      await expect(getHints(page)).toHaveCount(0);

      await link.click();
      await expectHeading(page, 'Showcase');
      expect(requested.length).toBeGreaterThan(0);
    });
  }
});
