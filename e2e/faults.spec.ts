import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {countColors} from './support/countColors';
import {emulateConnection, emulateSaveData} from './support/emulateConnection';
import {expectColorMode} from './support/expectColorMode';
import {expectHeading} from './support/expectHeading';
import {findOverflow} from './support/findOverflow';
import {AFTER_RELOADS, getNotice, MISSING} from './support/missingCode';
import {openPage, waitForHydration} from './support/openPage';
import {PAGE_CODE, recordPageCode} from './support/pageCode';
import {pageKinds} from './support/pageKinds';
import {recordDocuments} from './support/recordDocuments';
import {expectStored, replaceStored} from './support/storage';
import {translateText} from './support/translateText';
import {openWatched, watchPage} from './support/watchPage';

async function expectNoCrash(page: Page): Promise<void> {
  await expectHeading(page);
  await expect(
    page.getByRole('heading', {name: 'This page crashed'}),
  ).toHaveCount(0);
}

/** Presses the color toggle and expects that it does its work. */
async function expectToggleToWork(page: Page): Promise<void> {
  await new Navbar(page).colorToggle.click();
  await expectColorMode(page, 'dark');
}

/** Opens the API from the navbar and expects that it is shown. */
async function expectNavigationToWork(page: Page): Promise<void> {
  await new Navbar(page).goToApi();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^API/);
}

test.describe('code that is missing after a new deployment', () => {
  test('the next page stays readable with a notice when its code is missing twice', async ({
    page,
  }) => {
    await emulateSaveData(page);
    const code = recordPageCode(page);
    await openPage(page, '/docs/');
    const present = new Set(code);
    await page.route(PAGE_CODE, (route) =>
      present.has(new URL(route.request().url()).pathname)
        ? route.continue()
        : route.fulfill(MISSING),
    );
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

  test('a page whose main script is missing reloads once, then reads on with a notice', async ({
    page,
  }) => {
    const isMain = /\/assets\/js\/main\.[^/]+\.js$/;
    await page.route(isMain, (route) => route.fulfill(MISSING));
    const documents = recordDocuments(page);
    await page.goto('/docs/interpolate/', {waitUntil: 'commit'});

    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    expect(documents).toEqual(['/docs/interpolate/', '/docs/interpolate/']);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'interpolate()',
    );
    await expect(
      page.getByRole('article').getByRole('code').first(),
    ).toBeVisible();
    const navbar = new Navbar(page);
    await navbar.dropdown('Products').focus();
    await expect(navbar.openMenu).toBeVisible();

    await page.unroute(isMain);
    await getNotice(page).getByRole('link', {name: 'Reload the page'}).click();
    await waitForHydration(page);
    await expect(getNotice(page)).toHaveCount(0);
  });

  test('a page whose scripts fail late does not reload for ever', async ({
    page,
  }) => {
    // Every load is eleven seconds later than the one before it.
    await page.addInitScript(() => {
      const loads = Number(window.name) + 1;
      window.name = String(loads);
      const now = Date.now.bind(Date);
      Date.now = () => now() + loads * 11_000;
    });
    await page.route(/\/assets\/js\/main\./, (route) => route.fulfill(MISSING));
    const documents = recordDocuments(page);
    await page.goto('/docs/interpolate/', {waitUntil: 'commit'});
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    expect(documents).toHaveLength(2);
  });

  test('the home page explains itself when its main script is missing', async ({
    page,
  }) => {
    await page.route(/\/assets\/js\/main\./, (route) => route.fulfill(MISSING));
    await page.goto('/', {waitUntil: 'commit'});
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    await expectHeading(page);
    await expect(page.getByRole('link', {name: 'Read the docs'})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page reads, and its links lead on', async ({page}) => {
    await page.goto('/docs/interpolate/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'interpolate()',
    );
    await expect(
      page.getByRole('article').getByRole('code').first(),
    ).toBeVisible();
    await new Navbar(page).goToApi();
    await expectHeading(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page is ${colorScheme} where the system is`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto('/docs/interpolate/');
      const read = (locator: Locator, name: string): Promise<number> =>
        locator.evaluate((element, property) => {
          const value = getComputedStyle(element).getPropertyValue(property);
          return Math.max(...(value.match(/\d+/g) ?? []).map(Number));
        }, name);
      const paper = await read(page.locator('html'), 'background-color');
      const ink = await read(page.getByRole('heading', {level: 1}), 'color');
      const [darker, lighter] =
        colorScheme === 'dark' ? [paper, ink] : [ink, paper];
      expect(darker).toBeLessThan(64);
      expect(lighter).toBeGreaterThan(192);
      // One of the two logos is shown, the one of this mode.
      const logo = new Navbar(page).logo.getByRole('img');
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute(
        'src',
        colorScheme === 'dark' ? /logo-dark/ : /logo\.svg|logo\.[^-]+svg/,
      );
    });
  }

  for (const [label, entry] of [
    ['Products', /^Player/],
    ['Resources', /^Learn/],
    ['Commercial', /^License/],
  ] as const) {
    test(`the ${label} menu opens when it has the focus, and its pages can be reached`, async ({
      page,
    }) => {
      await page.goto('/docs/');
      const navbar = new Navbar(page);
      await expect(navbar.openMenu).toHaveCount(0);
      await navbar.dropdown(label).focus();
      const link = navbar.openMenu.getByRole('link', {name: entry});
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeVisible();
      const target = await link.getAttribute('href');
      await link.press('Enter');
      await expect(page).toHaveURL(target ?? '');
    });
  }

  for (const path of ['/', '/docs/', '/docs/player/installation/']) {
    test(`all tab panels of ${path} are shown`, async ({page}) => {
      await page.goto(path);
      const panels = page.locator('[role="tabpanel"]');
      const count = await panels.count();
      expect(count).toBeGreaterThan(1);
      await expect(panels.filter({visible: true})).toHaveCount(count);
    });
  }

  test('the search leads to the sections of the site', async ({page}) => {
    await page.goto('/docs/');
    await new Navbar(page).search.click();
    await expect(page).toHaveURL('/search/');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['guides', '/docs/'],
      ['API reference', '/docs/api/'],
      ['blog', '/blog/'],
    ] as const) {
      const link = main.getByRole('link', {name});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
  });
});

test.describe('storage', () => {
  /** What a visitor does that the site would like to remember. */
  async function expectChoicesToWork(page: Page): Promise<void> {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/docs/player/installation/');
    await expectToggleToWork(page);
    const tab = page.getByRole('tab', {name: 'yarn'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const close = page.getByRole('button', {name: 'Close', exact: true});
    await close.click();
    await expect(close).toBeHidden();
    await expectNavigationToWork(page);
    await expectColorMode(page, 'dark');
    await expect(close).toBeHidden();
  }

  test('a choice that is unknown is the default', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/docs/player/installation/');
    await expectToggleToWork(page);
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    await replaceStored(page, 'theme', 'zzz');
    await replaceStored(page, 'docusaurus.tab', '"><b>');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.reload();
    await waitForHydration(page);
    await expectColorMode(page, 'dark');
    await expectStored(page, 'theme', []);
    await expect(page.getByRole('tab', {name: 'npm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a browser that denies storage shows a site that works', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await expectChoicesToWork(page);
    expect(watch.errors).toEqual([]);
    // The framework says so once, as a warning; nothing is an error.
    expect(watch.messages.filter((line) => line.startsWith('error'))).toEqual(
      [],
    );
    expect(watch.messages.length).toBeLessThanOrEqual(1);
  });

  test('a browser whose storage is full shows a site that works, without a complaint', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is used up.', 'QuotaExceededError');
      };
    });
    await expectChoicesToWork(page);
    expect(watch.all()).toEqual([]);
  });
});

test.describe('addresses that are malformed', () => {
  for (const hash of ['#50%', '#%E0%A4%A']) {
    test(`the hash ${hash} opens the page at its top`, async ({page}) => {
      const watch = await openWatched(page, `/docs/interpolate/${hash}`);
      await expectNoCrash(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectNavigationToWork(page);
      expect(watch.all()).toEqual([]);
    });

    test(`the hash ${hash} typed on an open page changes nothing`, async ({
      page,
    }) => {
      const watch = await openWatched(page, '/docs/interpolate/');
      await page.evaluate(() => {
        window.scrollTo(0, 400);
      });
      // What the address bar does with an address that differs in its hash.
      await page.evaluate((value) => {
        window.location.hash = value;
      }, hash);
      await expectNoCrash(page);
      await page.keyboard.press('Home');
      await expectNavigationToWork(page);
      expect(watch.all()).toEqual([]);
    });
  }

  test('a heading is still found after a malformed hash', async ({page}) => {
    await openPage(page, '/docs/interpolate/#50%');
    const contents = page.getByRole('link', {name: 'Example', exact: true});
    await contents.first().click();
    await expect(page).toHaveURL(/#example$/);
    await expect(
      page.getByRole('heading', {name: 'Example'}).first(),
    ).toBeInViewport();
  });

  test('a malformed path shows the not-found page, which works', async ({
    page,
  }) => {
    const path = '/docs/%E0%A4%A';
    const {origin} = new URL(test.info().project.use.baseURL ?? '');
    const watch = watchPage(page);
    // A file host answers with the page for addresses that lead nowhere; the
    // one of these tests has a text of its own.
    const body = await (await page.request.get('/404.html')).body();
    await page.route(`${origin}${path}`, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    await openPage(page, path);
    await expectHeading(page, 'Page Not Found');
    expect(watch.errors).toEqual([]);
    await page.emulateMedia({colorScheme: 'light'});
    await expectToggleToWork(page);
    await expectNavigationToWork(page);
    expect(watch.errors).toEqual([]);
  });

  test('only light and dark are themes, whatever the address says', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/docs/?docusaurus-theme=zzz');
    await expectColorMode(page, 'light');
    await expectToggleToWork(page);
    await openPage(page, '/about/?docusaurus-theme=light');
    await expectColorMode(page, 'light');
    await openPage(page, '/contact/?docusaurus-theme=dark');
    await expectColorMode(page, 'dark');
    expect(watch.all()).toEqual([]);
  });

  test('an address cannot write attributes into the page', async ({page}) => {
    const before = await readRootAttributes(page, '/docs/?keep=1');
    const after = await readRootAttributes(
      page,
      '/docs/?docusaurus-data-x=1&docusaurus-data-has-hydrated=no&keep=1',
    );
    expect(after).toEqual(before);
    expect(new URL(page.url()).searchParams.get('keep')).toBe('1');
  });

  async function readRootAttributes(
    page: Page,
    path: string,
  ): Promise<string[]> {
    await openPage(page, path);
    return page
      .locator('html')
      .evaluate((root) =>
        Array.from(root.attributes, ({name, value}) => `${name}=${value}`),
      );
  }
});

test.describe('queries of the search page', () => {
  const LIMIT = 64;

  function field(page: Page): Locator {
    return page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});
  }

  async function openSearch(page: Page, encoded: string): Promise<void> {
    await openPage(page, `/search/?q=${encoded}`);
    await expect(field(page)).toBeVisible();
  }

  for (const markup of [
    '<img src=x onerror="window.hacked=1">',
    '<script>window.hacked=1</script>',
    '"><svg onload=window.hacked=1>',
  ]) {
    test(`${markup} is text and never runs`, async ({page}) => {
      const watch = watchPage(page);
      await openSearch(page, encodeURIComponent(markup));
      await expect(field(page)).toHaveValue(markup);
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        markup,
      );
      await field(page).press('End');
      await field(page).pressSequentially(' x');
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        `${markup} x`,
      );
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.title()).not.toContain('hacked');
      expect(watch.all()).toEqual([]);
    });
  }

  test('a query of 6,000 letters is cut to 64 everywhere', async ({page}) => {
    const watch = watchPage(page);
    await openSearch(page, 'a'.repeat(6000));
    await expect(field(page)).toHaveValue('a'.repeat(LIMIT));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `No results for "${'a'.repeat(LIMIT)}"`,
    );
    expect((await page.title()).length).toBeLessThan(2 * LIMIT);
    await field(page).press('End');
    await field(page).pressSequentially('bcd');
    await expect(field(page)).toHaveValue('a'.repeat(LIMIT));
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search/?q=${'a'.repeat(LIMIT)}`);
    expect(watch.all()).toEqual([]);
  });

  test('a query of 10,000 spaces is none', async ({page}) => {
    const watch = watchPage(page);
    await openSearch(page, '+'.repeat(10_000));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'API reference'})).toBeVisible();
    await expect(main.getByRole('status')).toHaveCount(0);
    await field(page).fill('interpolate');
    await expect(
      main.getByRole('link', {name: /interpolate\(\)/}).first(),
    ).toBeVisible();
    expect(watch.all()).toEqual([]);
  });

  test('spaces around a query do not count', async ({page}) => {
    await openSearch(page, `${'+'.repeat(100)}spring%20%20`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /spring\(\)/})
        .first(),
    ).toBeVisible();
  });

  for (const [what, encoded] of [
    ['a malformed percent sequence', '%E0%A4%A'],
    ['a null character', 'spring%00'],
    ['an emoji', '%F0%9F%8E%AC'],
    ['an emoji at the limit', `${'a'.repeat(LIMIT - 1)}%F0%9F%8E%AC`],
    ['Hebrew from right to left', '%D7%A9%D7%9C%D7%95%D7%9D'],
    ['an accent written as two characters', 'cafe%CC%81'],
  ] as const) {
    test(`a query with ${what} is searched like any other`, async ({page}) => {
      const watch = watchPage(page);
      await openSearch(page, encoded);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(/ for "/);
      await field(page).press('Enter');
      await expect(main.getByRole('status')).toHaveText(/ for "/);
      await field(page).fill('interpolate');
      await expect(
        main.getByRole('link', {name: /interpolate\(\)/}).first(),
      ).toBeVisible();
      await expectNoCrash(page);
      expect(watch.all()).toEqual([]);
    });
  }
});

test.describe('a page that the browser translated', () => {
  // The embedded page has no navbar to go on from.
  for (const {name, path} of pageKinds.filter(
    (kind) => kind.path !== '/ai-embed/',
  )) {
    test(`the ${name} still changes its colors and leads on`, async ({
      page,
    }) => {
      const errors = watchPage(page).errors;
      await page.emulateMedia({colorScheme: 'light'});
      await openPage(page, path);
      expect(await translateText(page)).toBeGreaterThan(20);
      await expectToggleToWork(page);
      const navbar = new Navbar(page);
      const [link, target] =
        path === '/'
          ? [navbar.link('[API]'), '/docs/api/']
          : [navbar.logo, '/'];
      await link.click();
      await expect(page).toHaveURL(target);
      await expectNoCrash(page);
      await translateText(page);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expectNoCrash(page);
      expect(errors).toEqual([]);
    });
  }

  test('the search still shows new results', async ({page}) => {
    const {errors} = await openWatched(page, '/search/?q=spring');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toBeVisible();
    await translateText(page);
    const searchField = main.getByRole('searchbox');
    await searchField.fill('zzzzzz');
    await searchField.fill('');
    await searchField.fill('interpolate');
    await expect(
      main.getByRole('link', {name: /interpolate\(\)/}).first(),
    ).toBeVisible();
    await expectNoCrash(page);
    expect(errors).toEqual([]);
  });
});

test.describe('slow connections', () => {
  test('with data saving nothing is loaded before it is asked for', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await emulateSaveData(page);
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const code = recordPageCode(page);
    const navbar = new Navbar(page);
    await navbar.link('API').hover();
    await page.mouse.move(400, 700);
    await page.mouse.wheel(0, 600);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(code).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await page.keyboard.press('Control+Home');
    await expectNavigationToWork(page);
    expect(code).not.toEqual([]);
    expect(watch.all()).toEqual([]);
  });

  test('a browser that does not tell the kind of its connection gets a site that works', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await emulateConnection(page, {saveData: false});
    await openPage(page, '/docs/');
    await new Navbar(page).link('API').hover();
    await expectNavigationToWork(page);
    expect(watch.all()).toEqual([]);
  });
});

test.describe('settings of the visitor', () => {
  test('with reduced motion nothing moves', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of ['/', '/docs/', '/player/', '/lambda/']) {
      await openPage(page, path);
      // Beside the sidebar, which scrolls by itself.
      await page.mouse.move(720, 600);
      await page.mouse.wheel(0, 300);
      await expect
        .poll(() => page.evaluate(() => window.scrollY))
        .toBeGreaterThan(0);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({playState}) => playState === 'running')
          .map((animation) =>
            animation instanceof CSSAnimation
              ? animation.animationName
              : animation.id || 'transition',
          ),
      );
      expect(moving, path).toEqual([]);
    }
  });

  test('with reduced motion a jump to a heading is immediate', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/docs/interpolate/');
    expect(
      await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).scrollBehavior),
    ).toBe('auto');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with forced colors every icon is still drawn, in ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      const navbar = await Navbar.open(page, '/player/');
      const icons: readonly (readonly [string, Locator])[] = [
        ['logo', navbar.logo],
        ['code repository', navbar.link('Code repository')],
        ['chat community', navbar.link('Chat community')],
        ['social network', navbar.link('Remotion on X')],
        ['color toggle', navbar.colorToggle],
        ['close', page.getByRole('button', {name: 'Close', exact: true})],
        ['play', page.getByRole('button', {name: 'Play'})],
        ['frame', page.getByRole('slider', {name: 'Frame'})],
        ['total', page.getByRole('slider', {name: 'total'})],
      ];
      const lost: string[] = [];
      for (const [name, icon] of icons) {
        if ((await countColors(icon)) < 2) {
          lost.push(name);
        }
      }
      expect(lost).toEqual([]);
    });
  }

  test('with forced colors the button of the mobile menu is still drawn', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.setViewportSize({width: 375, height: 800});
    await openPage(page, '/docs/');
    expect(
      await countColors(
        page.getByRole('button', {name: 'Toggle navigation bar'}),
      ),
    ).toBeGreaterThan(1);
  });

  test('with forced colors the focus is still seen', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, '/docs/');
    const link = new Navbar(page).link('API');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const outline = await link.evaluate((element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return {outlineStyle, width: parseFloat(outlineWidth)};
    });
    expect(outline.outlineStyle).not.toBe('none');
    expect(outline.width).toBeGreaterThanOrEqual(2);
  });

  test('zoomed to 400 percent every part can be reached, without scrolling sideways', async ({
    page,
  }) => {
    // A window of 1280 by 900 pixels at that zoom.
    await page.setViewportSize({width: 320, height: 225});
    for (const path of ['/', '/docs/interpolate/', '/search/?q=spring']) {
      await openPage(page, path);
      expect(await findOverflow(page), path).toEqual([]);
      await expectHeading(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await expect(close).toBeInViewport();
      await close.click();
    }
  });
});

test('a visitor who doubled the text size of the browser gets larger text, and loses none', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--blink-settings=defaultFontSize=32',
    ],
  });
  try {
    const page = await browser.newPage({
      baseURL,
      viewport: {width: 1280, height: 900},
    });
    for (const path of ['/', '/docs/interpolate/', '/search/?q=spring']) {
      await openPage(page, path);
      expect(await findOverflow(page), path).toEqual([]);
      const size = await page
        .getByRole('main')
        .getByRole('paragraph')
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size, path).toBeGreaterThanOrEqual(28);
    }
  } finally {
    await browser.close();
  }
});
