import {
  expect,
  test,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import {readPlannedPages} from '../config/routes';
import {Navbar} from './pages/Navbar';
import {emulateSaveData} from './support/emulateConnection';
import {readColor} from './support/color';
import {expectHeading} from './support/expectHeading';
import {AFTER_RELOADS, getNotice} from './support/missingCode';
import {openPage, waitForHydration} from './support/openPage';
import {PAGE_CODE} from './support/pageCode';
import {recordDocuments} from './support/recordDocuments';
import {waitForFrames} from './support/waitForFrames';

test.describe('code of the next page is missing', () => {
  test('the whole page reloads at the new address, once', async ({page}) => {
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

  test('a spinner is in the center, with cycles of 1.5 and 3 seconds', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openUnprepared(page, async (route) => {
      await released;
      await route.continue();
    });
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    const durations = await spinner.evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations.sort()).toEqual([1500, 3000, 3000]);
    // The drawing is decoration and has no role.
    const box = await spinner.locator('svg').boundingBox();
    const {width = 0, height = 0} = page.viewportSize() ?? {};
    expect(box).toMatchObject({
      x: (width - (box?.width ?? 0)) / 2,
      y: (height - (box?.height ?? 0)) / 2,
    });
    release();
    await expectHeading(page, 'About us');
    await expect(spinner).toHaveCount(0);
  });

  test('a failure is told in a red box of half the width, until Retry works', async ({
    page,
  }) => {
    let isBroken = true;
    await openUnprepared(page, (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    const box = page.getByRole('alert');
    await expect(box).toContainText('Loading chunk');
    const {width = 0} = page.viewportSize() ?? {};
    expect(await box.boundingBox()).toMatchObject({
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

test.describe('page that crashes', () => {
  const MESSAGE = 'The date cannot be written.';
  const CAUSE = 'The calendar is not readable.';
  const FIRST_CAUSE = 'The clock stands still.';

  /** Lets every page with a date fail, until the function is called. */
  async function breakDates(page: Page): Promise<() => Promise<void>> {
    const repair = await page.evaluateHandle(
      ([message, cause, firstCause]) => {
        const {prototype} = Intl.DateTimeFormat;
        const original = Object.getOwnPropertyDescriptor(prototype, 'format');
        Object.defineProperty(prototype, 'format', {
          configurable: true,
          get() {
            throw new Error(message, {
              cause: new Error(cause, {cause: new Error(firstCause)}),
            });
          },
        });
        return () => {
          if (original) {
            Object.defineProperty(prototype, 'format', original);
          }
        };
      },
      [MESSAGE, CAUSE, FIRST_CAUSE] as const,
    );
    return () =>
      repair.evaluate((restore) => {
        restore();
      });
  }

  function getScreen(page: Page): Locator {
    return page.getByRole('heading', {level: 1, name: 'This page crashed.'});
  }

  async function openBlog(page: Page): Promise<void> {
    const navbar = new Navbar(page);
    await navbar.openDropdown('Resources');
    await navbar.openMenu.getByRole('link', {name: 'Blog'}).press('Enter');
  }

  async function crash(page: Page): Promise<() => Promise<void>> {
    await openPage(page, '/about/');
    const repair = await breakDates(page);
    await openBlog(page);
    await expect(getScreen(page)).toBeVisible();
    return repair;
  }

  test('says so, with the message and the chain of its causes', async ({
    page,
  }) => {
    await crash(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      [MESSAGE, CAUSE, FIRST_CAUSE].join('\n\nCause:\n'),
      {useInnerText: true},
    );
    await expect(page).toHaveURL('/blog/');
  });

  test('"Try again" crashes again while the fault is there', async ({page}) => {
    await crash(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(getScreen(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(MESSAGE);
  });

  test('"Try again" shows the page when the fault is gone', async ({page}) => {
    const repair = await crash(page);
    await repair();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(getScreen(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  });

  test('leaves the rest of the site in working order', async ({page}) => {
    await crash(page);
    await new Navbar(page).logo.click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, /^Make videos/);
    await expect(getScreen(page)).toBeHidden();
  });

  test('shows the configuration of an item of the navbar that cannot be drawn', async ({
    page,
  }) => {
    // The sidebar has lost the page that the item leads to.
    await page.route(/\/main\.[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /("apiSidebar":\{)"link":\{[^}]*\}/,
        '$1',
      );
      await route.fulfill({response, body});
    });
    await page.goto('/about/');
    await expect(getScreen(page)).toBeVisible();
    const alert = page.getByRole('alert');
    for (const text of [
      'A theme navbar item failed to render.',
      '"sidebarId": "apiSidebar"',
      `Sidebar with ID "apiSidebar" doesn't have anything to be linked to.`,
    ]) {
      await expect(alert).toContainText(text);
    }
  });

  test.describe('before its frame is drawn', () => {
    /** Loses what the blog's pages are made of: scripts of nothing but JSON. */
    async function loseData(page: Page): Promise<void> {
      await page.route(PAGE_CODE, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /exports=JSON\.parse\('.*'\)/s,
          'exports=null',
        );
        await route.fulfill({response, body});
      });
    }

    test.beforeEach(async ({page}) => {
      await emulateSaveData(page);
      await openPage(page, '/about/');
      await loseData(page);
      await openBlog(page);
      await expect(getScreen(page)).toBeVisible();
    });

    test('has the title "Page Error" and tells what is missing', async ({
      page,
    }) => {
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByRole('alert')).toContainText(
        "The page component at /blog/ doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
      );
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    });

    test('leaves the links of the frame in working order', async ({page}) => {
      await page.unroute(PAGE_CODE);
      await new Navbar(page).goToApi();
      await expectHeading(page, 'API overview');
      await expect(getScreen(page)).toBeHidden();
    });
  });
});

test.describe('address without a page', () => {
  test('a mistyped one shows the page that was probably meant', async ({
    page,
  }) => {
    const response = await openPage(page, '/docs/interpolat');
    expect(response?.status()).toBe(404);
    await expectHeading(page, 'Page Not Found');
    await expect(
      page.getByRole('heading', {name: 'Did you mean one of these?'}),
    ).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem');
    await expect(links.first()).toContainText('interpolate()');
    expect(await links.count()).toBeLessThanOrEqual(5);
    await links.first().getByRole('link').click();
    await expect(page).toHaveURL('/docs/interpolate/');
    await expectHeading(page, 'interpolate()');
  });

  for (const [address, meant] of [
    ['/docs/player/instalation/', '/docs/player/installation/'],
    ['/template/', '/templates/'],
    ['/docs/useCurrentFrame/', '/docs/use-current-frame/'],
  ] as const) {
    test(`${address} leads on to ${meant}`, async ({page}) => {
      await openPage(page, address);
      await expect(
        page.getByRole('main').getByRole('listitem').first().getByRole('link'),
      ).toHaveAttribute('href', meant);
    });
  }

  test('has a search field that leads to the results', async ({page}) => {
    await openPage(page, '/docs/player/nothing/');
    const main = page.getByRole('main');
    // What has nothing to do with the address is worse than its section alone.
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      '/docs/player/',
    );
    const field = page.getByRole('main').getByRole('searchbox', {
      name: 'Search docs',
    });
    await field.fill('spring');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/?q=spring');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /spring\(\)/})
        .first(),
    ).toBeVisible();
  });

  test('a planned one names its section', async ({page}) => {
    const {url, category} = readPlannedPages().at(0) ?? {};
    test.skip(url === undefined, 'every planned page is written');
    await openPage(page, `${url}/`);
    const main = page.getByRole('main');
    await expect(main.getByText('planned but not written yet')).toBeVisible();
    const section = main.getByRole('link', {
      name: category?.replaceAll('>', '›'),
    });
    const target = await section.getAttribute('href');
    expect((await page.request.get(target ?? '')).ok()).toBe(true);
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });

  test('suggests nothing for nonsense', async ({page}) => {
    await openPage(page, '/zzqqxxkkjj/');
    await expectHeading(page, 'Page Not Found');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    await expect(
      page.getByRole('heading', {name: 'Did you mean one of these?'}),
    ).toHaveCount(0);
  });

  test('is told again when the visitor returns to it', async ({page}) => {
    await openPage(page, '/docs/interpolat/');
    await new Navbar(page).goToApi();
    await page.goBack();
    await expectHeading(page, 'Page Not Found');
  });
});

test.describe('base-URL banner', () => {
  const TEXT = 'Your Docusaurus site did not load properly.';

  test('is in the HTML of the home page and of no other', async ({request}) => {
    expect(await (await request.get('/')).text()).toContain(TEXT);
    for (const path of ['/docs/', '/about/', '/blog/', '/404.html']) {
      expect(await (await request.get(path)).text(), path).not.toContain(TEXT);
    }
  });

  test('is not shown on a home page that starts', async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test('is shown on a home page of which neither scripts nor styles are there', async ({
    page,
  }) => {
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
  });

  test('is shown on no other page of which nothing is there', async ({
    page,
  }) => {
    await page.route('/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/docs/');
    await expect(
      page.getByText('A part of this page did not load.'),
    ).toBeVisible();
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });
});
