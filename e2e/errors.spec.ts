import {expect, test, type Locator, type Page} from '@playwright/test';
import {readPlannedPages} from '../config/routes';
import {Navbar} from './pages/Navbar';
import {emulateSaveData} from './support/emulateConnection';
import {expectHeading} from './support/expectHeading';
import {openPage, waitForHydration} from './support/openPage';
import {PAGE_CODE} from './support/pageCode';
import {recordDocuments} from './support/recordDocuments';

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
    await expect(page.getByText(TEXT)).toBeVisible();
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
