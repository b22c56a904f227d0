// Pages as they are loaded are in pages.spec.ts; here is what a visitor opens.
import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';

/** Opens a page whose colors are at rest, so that they can be measured. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openPage(page, path);
}

// The rules look at every element.
test.describe.configure({timeout: 120_000});

test('open menus of the navbar break no accessibility rule', async ({page}) => {
  await openStill(page, '/contact/');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  await close.click();
  await expect(close).toBeHidden();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  const navbar = new Navbar(page);
  for (const label of ['Products', 'Resources', 'Commercial']) {
    await navbar.openDropdown(label);
    expect(await findViolationsInBothModes(page, 'nav.navbar'), label).toEqual(
      [],
    );
  }
});

test('open parts on a phone break no accessibility rule', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openStill(page, '/docs/absolute-fill/');
  const contents = page.getByRole('button', {name: 'On this page'});
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('Page actions').click();
  expect(await findViolationsInBothModes(page)).toEqual([]);

  const menu = new SideMenu(page);
  await menu.open();
  expect(
    await findViolationsInBothModes(page, 'nav.navbar'),
    'menu of the sidebar',
  ).toEqual([]);
  await menu.backToMain.click();
  await menu.group('Resources').click();
  await expect(menu.link('Learn')).toBeVisible();
  expect(
    await findViolationsInBothModes(page, 'nav.navbar'),
    'main menu',
  ).toEqual([]);
});

test('another selected tab breaks no accessibility rule', async ({page}) => {
  for (const [path, name] of [
    ['/docs/player/installation/', 'pnpm'],
    ['/', 'bun'],
  ] as const) {
    await openStill(page, path);
    const tab = page.getByRole('tab', {name}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await findViolationsInBothModes(page, 'main'), path).toEqual([]);
  }
});

test('a loaded player breaks no accessibility rule', async ({page}) => {
  await openStill(page, '/player/');
  await page.getByRole('slider', {name: 'Frame'}).press('ArrowRight');
  await expect(page.getByText('Ada merged', {exact: true})).toBeVisible();
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);
});

test('an empty search and a crash break no such rule', async ({page}) => {
  await openStill(page, '/search/?q=zzzzzz');
  await expect(page.getByRole('status')).toHaveText('No results for "zzzzzz"');
  expect(await findViolationsInBothModes(page, 'main')).toEqual([]);

  // The search calls it while it renders its results.
  await page.addInitScript(() => {
    String.prototype.normalize = () => {
      throw new Error('Broken on purpose');
    };
  });
  await openPage(page, '/search/?q=spring');
  await expect(
    page.getByRole('heading', {name: 'This page crashed.'}),
  ).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
