// What the site remembers of a visitor, in browsers that do not keep it.
import {expect, test, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {expectColorMode} from './support/expectColorMode';
import {openPage, waitForHydration} from './support/openPage';
import {expectStored, replaceStored} from './support/storage';
import {watchPage} from './support/watchPage';

async function openInDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'light'});
  const {colorToggle} = await Navbar.open(page, '/docs/player/installation/');
  await colorToggle.click();
  await expectColorMode(page, 'dark');
}

/** What a visitor does that the site would like to remember. */
async function expectChoicesToWork(page: Page): Promise<void> {
  await openInDark(page);
  const tab = page.getByRole('tab', {name: 'yarn'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  await close.click();
  await expect(close).toBeHidden();
  await new Navbar(page).goToApi();
  await expectColorMode(page, 'dark');
  await expect(close).toBeHidden();
}

test('a stored choice that is unknown is the default', async ({page}) => {
  await openInDark(page);
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

test('the chosen version is remembered, until it is gone', async ({page}) => {
  const name = 'docs-preferred-version-default';
  const navbar = await Navbar.open(page, '/docs/');
  await navbar.openDropdown('Next');
  await navbar.openMenu
    .getByRole('link', {name: 'Next', exact: true})
    .press('Enter');
  await expectStored(page, name, ['current']);

  await replaceStored(page, name, '1.0');
  await openPage(page, '/');
  await expectStored(page, name, []);
  await expect(navbar.dropdown('Next')).toBeVisible();
});

test('F5: a browser that denies storage shows a working site, and recent searches for the visit', async ({
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
  const dialog = new SearchDialog(page);
  await dialog.ask('interpolate');
  await dialog.results.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/interpolate/');
  await dialog.ask();
  const recent = dialog.root
    .getByRole('list', {name: 'Recent'})
    .getByRole('link');
  await expect(recent).toHaveText(['interpolate()']);
  await expect(recent).toHaveAttribute('href', '/docs/interpolate/');
  expect(watch.errors).toEqual([]);
  // The framework says so once, as a warning; nothing is an error.
  expect(watch.messages.filter((line) => line.startsWith('error'))).toEqual([]);
  expect(watch.messages.length).toBeLessThanOrEqual(1);
});

test('F5: a browser with a full storage shows a working site', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
  });
  await expectChoicesToWork(page);
  const dialog = await SearchDialog.open(page, 'interpolate');
  await dialog.results.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/interpolate/');
  expect(watch.all()).toEqual([]);
});
