import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {readVividness} from './support/countColors';
import {
  findViolations,
  findViolationsInBothModes,
} from './support/findViolations';
import {openPage} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {watchPage} from './support/watchPage';

const INDEX = '**/search/*.json';
const HEADINGS = '**/search/headings.*.json';

/** Addresses asked for from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('opening', () => {
  test('loads nothing before a visitor means to search', async ({page}) => {
    const requested = recordRequests(page);
    await openPage(page, '/docs/');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path.includes('search'))).toEqual([]);
    await new Navbar(page).search.hover();
    await expect
      .poll(() => requested.filter((path) => path.includes('/search/headings')))
      .toHaveLength(1);
  });

  for (const intent of ['focus', 'hover'] as const) {
    test(`loads on ${intent}, without opening`, async ({page}) => {
      await openPage(page, '/docs/');
      const loaded = page.waitForRequest(HEADINGS);
      await new Navbar(page).search[intent]();
      await loaded;
      await expect(new SearchDialog(page).root).toBeHidden();
    });
  }

  test('a typed key on the button is the first of the query', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    await new Navbar(page).search.focus();
    await page.keyboard.type('spring');
    const dialog = new SearchDialog(page);
    await expect(dialog.field).toHaveValue('spring');
    await expect(dialog.results.first()).toContainText('spring()');
  });

  for (const [way, typed] of [
    ['after the keys', ['Control+k', 'interpolate']],
    ['on the button', ['i', 'nterpolate']],
  ] as const) {
    test(`what is typed ${way} while it loads is not lost`, async ({page}) => {
      await openPage(page, '/docs/');
      const code = await holdPageCode(page);
      await new Navbar(page).search.focus();
      await page.keyboard.press(typed[0]);
      await page.keyboard.type(`${typed[1]}r`);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      code.release();
      await expect(page).toHaveURL('/docs/interpolate/');
    });
  }

  test('Escape, Cancel, a press beside it and the same keys close it', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    const dialog = new SearchDialog(page);
    const button = new Navbar(page).search;
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.root.getByRole('button', {name: 'Cancel'}).click(),
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Control+k'),
    ];
    for (const close of ways) {
      await button.click();
      await expect(dialog.field).toBeFocused();
      await close();
      await expect(dialog.root).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  for (const [platform, keys] of [
    ['MacIntel', '⌘K'],
    ['Win32', 'Ctrl K'],
  ] as const) {
    test(`the button names the keys of ${platform} from the start`, async ({
      page,
    }) => {
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
    });
  }

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
});

test.describe('results', () => {
  test('come as one types, the exact symbol first, and open with Enter', async ({
    page,
  }) => {
    const watch = watchPage(page);
    const dialog = await SearchDialog.open(page, 'useCurrentFrame');
    await expect(dialog.results.first()).toContainText('useCurrentFrame()');
    await expect(dialog.results.first()).toContainText('useCurrentFrame():');
    await expect(dialog.count).toHaveText(/^\d+ results?$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/use-current-frame/');
    await expect(dialog.root).toBeHidden();
    expect(watch.all()).toEqual([]);
  });

  test('open with Enter as soon as they are there', async ({page}) => {
    const index = await holdPageCode(page, HEADINGS);
    const dialog = await SearchDialog.open(page);
    await expect(dialog.field).toBeFocused();
    await page.keyboard.type('interpolat');
    await page.keyboard.press('Enter');
    // Another key is another question, which nobody has confirmed.
    await page.keyboard.type('e');
    index.release();
    await expect(dialog.results.first()).toContainText('interpolate()');
    await dialog.field.fill('useCurrentFrame');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/use-current-frame/');
    await page.keyboard.press('Control+k');
    await expect(dialog.results).toContainText('useCurrentFrame()');
  });

  test('are chosen with the arrow keys, as the field tells', async ({page}) => {
    const dialog = await SearchDialog.open(page, 'render a video');
    await expect(dialog.results.nth(1)).toBeVisible();
    await expect(dialog.results.first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('ArrowDown');
    const second = dialog.results.nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.field).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    const target = await second.getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });

  test('keep to the chosen section', async ({page}) => {
    const dialog = await SearchDialog.open(page, 'video');
    await expect(dialog.results.first()).toBeVisible();
    await dialog.section('Blog').check();
    await expect
      .poll(async () =>
        (
          await dialog.results
            .getByRole('link')
            .evaluateAll((links) =>
              links.map((link) => link.getAttribute('href') ?? ''),
            )
        ).filter((href) => !/^\/(?:blog|success-stories)\//.test(href)),
      )
      .toEqual([]);
    await expect(dialog.results.first()).toBeVisible();
    await expect(dialog.section('Blog')).toBeFocused();
  });

  test('are at most five a group, three on a narrow screen', async ({page}) => {
    for (const [width, most] of [
      [1280, 5],
      [375, 3],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const dialog = await SearchDialog.open(page, 'video');
      await expect(dialog.results.first()).toBeVisible();
      const sizes = await dialog.root
        .getByRole('tree')
        .evaluateAll((groups) =>
          groups.map(
            (group) => group.querySelectorAll('[role=treeitem]').length,
          ),
        );
      expect(Math.max(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
    }
  });

  test('are all on the search page', async ({page}) => {
    const dialog = await SearchDialog.open(page, 'spring');
    await dialog.root
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL('/search/?q=spring');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ results for "spring"$/);
    await dialog.ask('spring');
    // Both count more as soon as the full text has arrived.
    await expect(async () => {
      const [count] = /\d+/.exec(await status.innerText()) ?? [];
      await expect(
        dialog.root.getByRole('link', {name: `See all ${count} results`}),
      ).toBeVisible({timeout: 500});
    }).toPass();
  });

  test('that were opened are recent, can be kept and taken away', async ({
    page,
  }) => {
    const dialog = await SearchDialog.open(page);
    await expect(dialog.root.getByText('No recent searches')).toBeVisible();
    await dialog.field.fill('interpolate');
    await dialog.results.first().getByRole('link').click();
    await expect(page).toHaveURL('/docs/interpolate/');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await expect(dialog.root.getByText('Recent', {exact: true})).toBeVisible();
    await dialog.results
      .first()
      .getByRole('button', {name: 'Save this search'})
      .click();
    await expect(
      dialog.root.getByText('Favorite', {exact: true}),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.results
      .first()
      .getByRole('button', {name: 'Remove this search from favorites'})
      .click();
    await expect(dialog.results).toHaveCount(0);
  });

  test('are kept as seven recent ones, as four beside at most ten favorites', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/docs/');
    const dialog = new SearchDialog(page);
    const recent = dialog.group('Recent');
    const favorite = dialog.group('Favorite');
    const open = async (recents: number, favorites: number): Promise<void> => {
      await page.evaluate(
        (counts) => {
          for (const [kind, count] of counts) {
            const hits = Array.from({length: count}, (_, index) => ({
              objectID: `${kind}-${index}`,
              type: 'lvl1',
              url: '/docs/spring/',
              hierarchy: {lvl1: `${kind} ${index}`},
            }));
            const key = `__DOCSEARCH_${kind}_SEARCHES__site`;
            localStorage.setItem(key, JSON.stringify(hits));
          }
        },
        [
          ['RECENT', recents],
          ['FAVORITE', favorites],
        ] as const,
      );
      await page.keyboard.press('Control+k');
    };
    const save = (): Promise<void> =>
      recent.first().getByRole('button', {name: 'Save this search'}).click();

    await open(9, 0);
    await expect(recent).toHaveCount(7);
    await save();
    await expect(favorite).toHaveText(['RECENT 0']);
    await expect(recent).toHaveText([1, 2, 3, 4].map((id) => `RECENT ${id}`));
    await page.keyboard.press('Escape');

    await open(9, 12);
    await expect(favorite).toHaveCount(10);
    await expect(recent).toHaveCount(4);
    await save();
    await expect(favorite.first()).toHaveText('RECENT 0');
    await expect(favorite).toHaveCount(10);
    await expect(favorite.last()).toHaveText('FAVORITE 8');
  });

  test('that are none say so, with a way to tell', async ({page}) => {
    const dialog = await SearchDialog.open(page, 'qqqqzzzz');
    await expect(dialog.root.getByText('No results for')).toContainText(
      'No results for "qqqqzzzz"',
    );
    await expect(
      dialog.root.getByText('Believe this query should return results?'),
    ).toBeVisible();
    const link = dialog.root.getByRole('link', {name: 'Let us know.'});
    expect(await link.getAttribute('href')).toMatch(
      /\/issues\/new\?.*qqqqzzzz/,
    );
    await expect(dialog.count).toHaveText('0 results');
  });

  test('suggest groups of the query before where there are none', async ({
    page,
  }) => {
    const dialog = await SearchDialog.open(page, 'interpolate');
    await expect(dialog.results.first()).toBeVisible();
    await dialog.field.fill('qqqqzzzz');
    await expect(dialog.root.getByText('Try searching for')).toBeVisible();
  });
});

test.describe('the dialog', () => {
  for (const width of [375, 1280]) {
    test(`breaks no accessibility rule, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 800});
      const dialog = await SearchDialog.open(page);
      await expect(dialog.field).toBeFocused();
      expect(await findViolationsInBothModes(page)).toEqual([]);
      await dialog.field.fill('interpolate');
      await expect(dialog.results.first()).toBeVisible();
      expect(await findViolationsInBothModes(page)).toEqual([]);
      await dialog.field.fill('qqqqzzzz');
      await expect(dialog.root.getByText('No results for')).toBeVisible();
      expect(await findViolationsInBothModes(page)).toEqual([]);
    });
  }

  test('keeps the focus inside', async ({page}) => {
    const dialog = await SearchDialog.open(page);
    await expect(dialog.field).toBeFocused();
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
  });

  test('asks no outside service', async ({page}) => {
    const watch = watchPage(page);
    const dialog = await SearchDialog.open(page, 'render');
    await expect(dialog.results.first()).toBeVisible();
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    expect(watch.all()).toEqual([]);
  });
});

test.describe('faults', () => {
  const faults = [
    ['is missing', {status: 404, body: 'Not found'}],
    ['is truncated', {body: '{"format":1,"pages":[{"u":"/do'}],
    ['is another kind of file', {body: '[]'}],
  ] as const;
  for (const [what, answer] of faults) {
    test(`an index that ${what} is told, with another try`, async ({page}) => {
      await page.route(HEADINGS, (route) => route.fulfill(answer));
      const dialog = await SearchDialog.open(page, 'spring');
      const alert = dialog.root.getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText(
        'You might want to check your network connection.',
      );
      expect(await findViolations(page)).toEqual([]);
      await page.unroute(HEADINGS);
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(dialog.results.first()).toContainText('spring()');
      await expect(alert).toBeEmpty();
    });
  }

  test('an index of another build is told', async ({page}) => {
    await page.route('**/search/manifest.json', async (route) => {
      const response = await route.fetch();
      const manifest = (await response.json()) as object;
      await route.fulfill({json: {...manifest, buildId: 'another'}});
    });
    const dialog = await SearchDialog.open(page, 'spring');
    await expect(dialog.root.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
  });

  test('without the network the page lives on, however the query is typed', async ({
    page,
  }) => {
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

  test('without its code the search page opens', async ({page}) => {
    await openPage(page, '/docs/');
    await page.route('**/assets/js/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Control+k');
    await failed;
    await page.unroute('**/assets/js/*');
    await expect(page).toHaveURL('/search/');
  });

  test('a storage that is full or denied loses favorites, nothing else', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const dialog = await SearchDialog.open(page, 'interpolate');
    await dialog.results.first().getByRole('link').click();
    await expect(page).toHaveURL('/docs/interpolate/');
    expect(watch.errors).toEqual([]);
  });

  test('stored searches that are damaged or hold markup are dropped', async ({
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

  for (const [what, query] of [
    ['markup', '<img src=x onerror="window.hacked=1">'],
    ['characters of regular expressions', '(.*+?^${}|[]\\'],
    ['an emoji', '🎬🎬'],
    ['Hebrew', 'שלום'],
  ] as const) {
    test(`a query of ${what} is answered`, async ({page}) => {
      const watch = watchPage(page);
      const dialog = await SearchDialog.open(page, query);
      await expect(dialog.count).toHaveText(/^\d+ results?$/);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(watch.all()).toEqual([]);
    });
  }

  test('the field takes 64 characters, and a script that writes 10,000 is answered', async ({
    page,
  }) => {
    const watch = watchPage(page);
    const dialog = await SearchDialog.open(page);
    await dialog.field.pressSequentially('a'.repeat(70));
    await expect(dialog.field).toHaveValue('a'.repeat(64));
    await dialog.field.fill('interpolate '.repeat(834));
    await expect(dialog.results.first()).toContainText('interpolate');
    expect(watch.all()).toEqual([]);
  });
});

test.describe('the search page', () => {
  test('has pages of results, each with its address', async ({page}) => {
    await openPage(page, '/search/?q=video');
    const main = page.getByRole('main');
    const paging = main.getByRole('navigation', {name: 'Pages of results'});
    const items = main.getByRole('list').getByRole('listitem');
    const first = items.first();
    await expect(paging).toContainText('Page 1 of');
    await expect(items).toHaveCount(20);
    const before = await first.innerText();
    await paging.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL('/search/?q=video&page=2');
    await expect(first).not.toHaveText(before);
    await expect(paging).toContainText('Page 2 of');
    await page.goBack();
    await expect(paging).toContainText('Page 1 of');
    await openPage(page, '/search/?q=video&page=2');
    await expect(paging).toContainText('Page 2 of');
  });

  test('clears its field with a cross in the colors of the site', async ({
    page,
  }) => {
    await openPage(page, '/search/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('x');
    const box = await field.boundingBox();
    // The cross of the browser is bright blue.
    expect(await readVividness(field)).toBeLessThan(40);
    await field.click({
      position: {x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2},
    });
    await expect(field).toHaveValue('');
  });

  test('filters by section, in the address as well', async ({page}) => {
    await openPage(page, '/search/?q=video');
    const main = page.getByRole('main');
    await main.getByRole('radio', {name: 'Blog'}).check();
    await expect(page).toHaveURL('/search/?q=video&section=blog');
    await page.reload();
    await expect(main.getByRole('radio', {name: 'Blog'})).toBeChecked();
    await expect(main.getByRole('listitem').first()).toBeVisible();
  });

  test('is used with arrow keys, also under its address without a slash', async ({
    page,
  }) => {
    const watch = watchPage(page);
    await openPage(page, '/search?q=spring');
    await expect(page).toHaveURL('/search/?q=spring');
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.first()).toBeFocused();
    expect(watch.all()).toEqual([]);
  });

  test('tells when it cannot answer, with another try', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await openPage(page, '/search/?q=spring');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(
      page.getByRole('main').getByRole('listitem').first(),
    ).toContainText('spring()');
  });
});
