// A visitor whose network is gone, or a host that does not answer.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {emulateSaveData} from './support/emulateConnection';
import {expectColorMode} from './support/expectColorMode';
import {expectHeading} from './support/expectHeading';
import {findViolations} from './support/findViolations';
import {markElement} from './support/markElement';
import {openPage} from './support/openPage';

function getOfflineNotice(page: Page): Locator {
  return page.getByRole('alert').filter({hasText: 'You appear to be offline'});
}

test('F3 a link to a page that is not loaded keeps the page until the network is back', async ({
  page,
  context,
}) => {
  await emulateSaveData(page);
  await openPage(page, '/about/');
  const isSame = await markElement(page.locator('html'));
  await context.setOffline(true);
  const notice = getOfflineNotice(page);
  const retry = notice.getByRole('button', {name: 'Retry'});
  await new Navbar(page).link('Docs').click();
  await expect(notice).toBeInViewport();
  await expectHeading(page, 'About us');
  expect(await findViolations(page, '[role="alert"]')).toEqual([]);
  await retry.click();
  await expect(notice).toHaveCount(1);
  await expectHeading(page, 'About us');

  await context.setOffline(false);
  await expectHeading(page, 'Getting started');
  await expect(page).toHaveURL('/docs/');
  await expect(notice).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('F3 pages that are there open offline, and Back leads to the living page', async ({
  page,
  context,
}) => {
  await emulateSaveData(page);
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/contact/');
  const navbar = new Navbar(page);
  await navbar.link('Docs').click();
  await expectHeading(page, 'Getting started');
  await page.goBack();
  await expectHeading(page, 'Contact us');
  await context.setOffline(true);
  const notice = getOfflineNotice(page);
  await navbar.link('API').click();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact/');
  await expect(notice).toHaveCount(0);
  await navbar.link('API').click();
  await expect(notice).toBeVisible();
  await navbar.link('Docs').click();
  await expectHeading(page, 'Getting started');
  await expect(notice).toHaveCount(0);
  await navbar.colorToggle.click();
  await expectColorMode(page, 'dark');
  // What was not waited for does not come after all.
  await context.setOffline(false);
  await page.waitForLoadState('networkidle');
  await expectHeading(page, 'Getting started');
});

test('F3 a host that does not answer is tried again by hand', async ({
  page,
}) => {
  await emulateSaveData(page);
  await openPage(page, '/about/');
  await page.route('**/*', (route) => route.abort());
  await new Navbar(page).link('Docs').click();
  const retry = getOfflineNotice(page).getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await page.unroute('**/*');
  await retry.press('Enter');
  await expectHeading(page, 'Getting started');
  await expect(retry).toHaveCount(0);
});

test('F3 Ctrl+K before the dialog has come keeps the page, and opens it later', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const notice = getOfflineNotice(page);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/docs/');
  await expectHeading(page, 'Getting started');

  await context.setOffline(false);
  const dialog = new SearchDialog(page);
  await expect(dialog.field).toBeFocused();
  await expect(notice).toHaveCount(0);
  await dialog.field.fill('spring');
  await expect(dialog.results.first()).toContainText('spring()');
});
