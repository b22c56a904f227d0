import {expect, test, type Locator, type Page} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {emulateSaveData} from './support/emulateConnection';
import {expectHeading} from './support/expectHeading';
import {followAddress} from './support/followAddress';
import {markElement} from './support/markElement';
import {AFTER_RELOADS, getNotice, MISSING} from './support/missingCode';
import {openPage, waitForHydration} from './support/openPage';
import {
  holdPageCode,
  PAGE_CODE,
  recordPageCode,
  recordDocuments,
} from './support/pageCode';
import {openWatched} from './support/watchPage';

/** Files of routes: which pages there are, in runs. */
const SHARD = /\/assets\/js\/routes-\d+\.[^/]+\.js$/;
/** Files of sidebars and of the items of their categories. */
const SIDEBAR_PART = /\/assets\/js\/sidebar-[^/]+\.js$/;

function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

function getSidebarLink(page: Page, href: string): Locator {
  return getSidebar(page)
    .getByRole('link')
    .and(page.locator(`[href="${href}"]`));
}

function getCategory(page: Page, name: string): Locator {
  return getSidebar(page).getByRole('button', {name, exact: true});
}

/** A link whose page is in a shard that nothing on the page has asked for. */
function getDistantLink(page: Page): Locator {
  return page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Acknowledgements'});
}

test('the sidebar stays while the visitor walks through it', async ({page}) => {
  // What moves while a category opens is pressed again once it rests, for which
  // Playwright scrolls it to the lower edge.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const watch = await openWatched(page, '/docs/interpolate/');
  const sidebar = getSidebar(page);
  const isSame = await markElement(sidebar);
  const paths = getCategory(page, '@remotion/paths');
  await paths.click();
  await expect(paths).toHaveAttribute('aria-expanded', 'true');
  await getCategory(page, '@remotion/noise').click();
  // Another shard and another category, then a page of the same ones.
  for (const href of ['/docs/noise/noise-2d/', '/docs/noise/noise-3d/']) {
    const link = getSidebarLink(page, href);
    await link.hover();
    const scroll = await sidebar.evaluate((element) => element.scrollTop);
    expect(scroll).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(href);
    const current = sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', href);
    await expect(
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
    ).toContainText('@remotion/noise');
    expect(await isSame()).toBe(true);
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scroll);
    await expect(paths).toHaveAttribute('aria-expanded', 'true');
  }

  const heading = page.getByRole('heading', {level: 1});
  const title = await heading.innerText();
  await page.goBack();
  await expect(page).toHaveURL('/docs/noise/noise-2d/');
  await expect(heading).not.toHaveText(title, {useInnerText: true});
  await page.goForward();
  await expect(heading).toHaveText(title, {useInnerText: true});
  expect(await isSame()).toBe(true);
  expect(watch.all()).toEqual([]);
});

test.describe('a closed category', () => {
  test('loads its items when pointed at, then shows them', async ({page}) => {
    await emulateSaveData(page);
    const code = recordPageCode(page);
    await openPage(page, '/docs/interpolate/');
    await page.waitForLoadState('networkidle');
    const before = code.length;
    const category = getCategory(page, '@remotion/shapes');
    await category.scrollIntoViewIfNeeded();
    expect(code.slice(before)).toEqual([]);
    const ofHovered = page.waitForRequest(SIDEBAR_PART);
    await category.hover();
    await ofHovered;
    const ofFocused = page.waitForRequest(SIDEBAR_PART);
    await getCategory(page, '@remotion/noise').focus();
    await ofFocused;
    await category.click();
    const link = getSidebarLink(page, '/docs/shapes/rect/');
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/docs/shapes/rect/');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });

  test('says so while its items do not come', async ({page}) => {
    await emulateSaveData(page);
    await openPage(page, '/docs/interpolate/');
    await page.waitForLoadState('networkidle');
    await page.route(SIDEBAR_PART, (route) => route.fulfill(MISSING));
    const category = getCategory(page, '@remotion/shapes');
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    const remedy = getSidebar(page).getByRole('link', {
      name: 'Not loaded. Reload the page',
    });
    await expect(remedy).toBeVisible();
    await page.unroute(SIDEBAR_PART);
    await remedy.click();
    await waitForHydration(page);
    await category.click();
    await expect(getSidebarLink(page, '/docs/shapes/rect/')).toBeVisible();
  });

  test('can be opened on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/docs/interpolate/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .getByRole('button', {name: '@remotion/shapes', exact: true})
      .click();
    const link = page.locator('a[href="/docs/shapes/rect/"]');
    await expect(link.first()).toBeVisible();
  });
});

test('pages follow each other, also those that are none', async ({page}) => {
  const watch = await openWatched(page, '/');
  const isSame = await markElement(page.locator('html'));
  for (const path of [
    '/docs/player/installation/',
    '/blog/4-0/',
    '/templates/',
    '/docs/recorder/create/',
    '/experts/',
    '/learn/',
    '/success-stories/',
    '/docs/cli/render/#flags',
    '/',
  ]) {
    const old = await page.title();
    await followAddress(page, path);
    await expect(page).not.toHaveTitle(old);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(await isSame(), path).toBe(true);
  }
  for (const path of ['/nowhere/', '/docs/nowhere/', '/blog/nowhere/']) {
    await followAddress(page, path);
    await expectHeading(page, 'Page Not Found');
    await page.goBack();
    await expectHeading(page, /^Make videos/);
    expect(await isSame(), path).toBe(true);
  }
  expect(watch.all()).toEqual([]);
});

test.describe('the shard of the next page', () => {
  test('is loaded when the link is pointed at', async ({page}) => {
    await openPage(page, '/about/');
    const isSame = await markElement(page.locator('html'));
    const link = getDistantLink(page);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.route(PAGE_CODE, (route) => route.abort());
    await link.click();
    await expectHeading(page, 'Acknowledgements');
    expect(await isSame()).toBe(true);
  });

  test('is waited for, and the old page stays', async ({page}) => {
    await emulateSaveData(page);
    await openPage(page, '/about/');
    const code = await holdPageCode(page, SHARD);
    const asked = page.waitForRequest(SHARD);
    await getDistantLink(page).click();
    await asked;
    await expectHeading(page, 'About us');
    code.release();
    await expectHeading(page, 'Acknowledgements');
  });

  test('that fails once is loaded with the whole page', async ({page}) => {
    await emulateSaveData(page);
    await openPage(page, '/about/');
    await page.route(SHARD, (route) => route.fulfill(MISSING), {times: 1});
    const documents = recordDocuments(page);
    await getDistantLink(page).click();
    await expect(page).toHaveURL('/docs/acknowledgements/');
    await expect
      .poll(() => documents, AFTER_RELOADS)
      .toEqual(['/docs/acknowledgements/']);
    await waitForHydration(page);
    await expectHeading(page, 'Acknowledgements');
    await expect(getNotice(page)).toHaveCount(0);
  });

  test('that is missing leaves a page to read, no loop', async ({page}) => {
    await emulateSaveData(page);
    await openPage(page, '/about/');
    await page.route(SHARD, (route) => route.fulfill(MISSING));
    const documents = recordDocuments(page);
    await getDistantLink(page).click();
    await expect(getNotice(page)).toBeVisible(AFTER_RELOADS);
    await expect(page).toHaveURL('/docs/acknowledgements/');
    await expectHeading(page, 'Acknowledgements');
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.length).toBeLessThanOrEqual(2);
  });
});

test('the navbar leads on when shards are missing', async ({page}) => {
  await emulateSaveData(page);
  await openPage(page, '/');
  await page.route(SHARD, (route) => route.fulfill(MISSING));
  const isSame = await markElement(page.locator('html'));
  await new Navbar(page).link('Docs').click();
  await expectHeading(page, 'Getting started');
  expect(await isSame()).toBe(true);
});
