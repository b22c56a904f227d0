// What the search dialog shows for a query, and what it remembers.
import {expect, test} from '@playwright/test';
import {SearchDialog} from './pages/SearchDialog';
import {findViolations} from './support/findViolations';
import {openPage} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {readLinkAddresses} from './support/readLinkAddresses';
import {watchPage} from './support/watchPage';

const HEADINGS = '**/search/headings.*.json';

test('the exact symbol is first, and opens with Enter', async ({page}) => {
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

test('results open with Enter as soon as they are there', async ({page}) => {
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

test('results are few, of the section, chosen by arrows', async ({page}) => {
  let dialog = await SearchDialog.open(page);
  const readMost = async (): Promise<number> =>
    Math.max(
      ...(await dialog.root
        .getByRole('tree')
        .evaluateAll((groups) =>
          groups.map(
            (group) => group.querySelectorAll('[role=treeitem]').length,
          ),
        )),
    );
  for (const [width, most] of [
    [375, 3],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    // The dialog looks at the width when it opens.
    dialog = await SearchDialog.open(page);
    await dialog.field.fill('video');
    await expect(dialog.results.first()).toBeVisible();
    await expect.poll(readMost).toBeGreaterThan(1);
    expect(await readMost(), `${width} pixels`).toBeLessThanOrEqual(most);
  }

  await dialog.section('Blog').check();
  await expect
    .poll(async () =>
      (await readLinkAddresses(dialog.results)).filter(
        (href) => !/^\/(?:blog|success-stories)\//.test(href),
      ),
    )
    .toEqual([]);
  await expect(dialog.results.first()).toBeVisible();
  await expect(dialog.section('Blog')).toBeFocused();

  const [first, second] = [dialog.results.first(), dialog.results.nth(1)];
  await dialog.field.focus();
  await expect(second).toBeVisible();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  const target = await second.getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
});

test('results do not jump: what comes late leaves the chosen one in its place, and shows with the next key', async ({
  page,
}) => {
  // What the page and the worker say to each other.
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    const note = (message: unknown): void => {
      said.push((message as {readonly type: string}).type);
    };
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({data}) => note(data));
      }

      override postMessage(message: unknown): void {
        note(message);
        super.postMessage(message);
      }
    };
  });
  const readSaid = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as {said: string[]}).said);
  const fullText = await holdPageCode(page, '**/search/{words,texts}-*.json');
  const dialog = await SearchDialog.open(page, 'trim video');
  const second = dialog.results.nth(1);
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const shown = await readLinkAddresses(dialog.results);

  fullText.release();
  await expect.poll(readSaid).toContain('more');
  const said = await readSaid();
  expect(said.slice(said.indexOf('more'))).not.toContain('search');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await readLinkAddresses(dialog.results)).toEqual(shown);

  await page.keyboard.type('s');
  await expect.poll(() => readLinkAddresses(dialog.results)).not.toEqual(shown);
});

test('results are all on the search page', async ({page}) => {
  const dialog = await SearchDialog.open(page, 'spring');
  await dialog.root.getByRole('link', {name: /^See all \d+ results$/}).click();
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

test('no results say so, with ways to go on', async ({page}) => {
  const dialog = await SearchDialog.open(page, 'interpolate');
  await expect(dialog.results.first()).toBeVisible();
  await dialog.field.fill('qqqqzzzz');
  await expect(dialog.root.getByText('Try searching for')).toBeVisible();
  await expect(dialog.root.getByText('No results for')).toContainText(
    'No results for "qqqqzzzz"',
  );
  await expect(
    dialog.root.getByText('Believe this query should return results?'),
  ).toBeVisible();
  await expect(
    dialog.root.getByRole('link', {name: 'Let us know.'}),
  ).toHaveAttribute('href', /\/issues\/new\?.*qqqqzzzz/);
  await expect(dialog.count).toHaveText('0 results');
});

test('opened results are recent, and can be kept', async ({page}) => {
  const dialog = await SearchDialog.open(page);
  await expect(dialog.root.getByText('Common tasks')).toBeVisible();
  await dialog.field.fill('interpolate');
  await dialog.results.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/interpolate/');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(dialog.root.getByText('Recent', {exact: true})).toBeVisible();
  const first = dialog.results.first();
  await first.getByRole('button', {name: 'Save this search'}).click();
  await expect(dialog.root.getByText('Favorite', {exact: true})).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await first
    .getByRole('button', {name: 'Remove this search from favorites'})
    .click();
  await expect(dialog.results).toHaveCount(0);
});

test('seven are recent, or four with ten favorites', async ({page}) => {
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
