// Pages as they are loaded are in pages.spec.ts; here is what a visitor opens.
import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage} from './support/openPage';

/** Opens a page whose colors are at rest, so that they can be measured. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, path);
}

// The rules look at every element, and a page of samples has thousands.
test.describe.configure({timeout: 180_000});

for (const label of ['Products', 'Resources', 'Commercial']) {
  test(`the open ${label} menu breaks no accessibility rule`, async ({
    page,
  }) => {
    await openStill(page, '/contact/');
    const navbar = new Navbar(page);
    await navbar.openDropdown(label);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('the open mobile menu breaks no accessibility rule, neither of its two parts', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openStill(page, '/docs/interpolate/');
  const menu = new SideMenu(page);
  await menu.open();
  expect(await findViolationsInBothModes(page), 'menu of the sidebar').toEqual(
    [],
  );
  await menu.backToMain.click();
  await menu.group('Resources').click();
  await expect(menu.link('Learn')).toBeVisible();
  expect(await findViolationsInBothModes(page), 'main menu').toEqual([]);
});

test('the open contents of a page on a phone break no accessibility rule', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openStill(page, '/docs/interpolate/');
  const contents = page.getByRole('button', {name: 'On this page'});
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('a page whose announcement was closed breaks no accessibility rule', async ({
  page,
}) => {
  await openStill(page, '/contact/');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  await close.click();
  await expect(close).toBeHidden();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

for (const [what, path, name] of [
  ['a documentation page', '/docs/player/installation/', 'pnpm'],
  ['the home page', '/', 'bun'],
] as const) {
  test(`${what} with another tab selected breaks no accessibility rule`, async ({
    page,
  }) => {
    await openStill(page, path);
    const tab = page.getByRole('tab', {name}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('the player that was loaded breaks no accessibility rule', async ({
  page,
}) => {
  await openStill(page, '/player/');
  await page.getByRole('slider', {name: 'Frame'}).press('ArrowRight');
  await expect(page.getByText('Ada merged', {exact: true})).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('the search page that finds nothing breaks no accessibility rule', async ({
  page,
}) => {
  await openStill(page, '/search/?q=zzzzzz');
  await expect(page.getByRole('status')).toHaveText('No results for "zzzzzz"');
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('the screen of a crashed page breaks no accessibility rule', async ({
  page,
}) => {
  // The search calls it while it renders its results.
  await page.addInitScript(() => {
    String.prototype.normalize = () => {
      throw new Error('Broken on purpose');
    };
  });
  await openStill(page, '/search/?q=spring');
  await expect(
    page.getByRole('heading', {name: 'This page crashed.'}),
  ).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
