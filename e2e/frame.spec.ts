// What is around every page, except for the navbar: navbar.spec.ts.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {copyright, footer} from '../config/footer';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from '../config/toolkit';
import {Navbar} from './pages/Navbar';
import {luminance, readColor} from './support/color';
import {expectColorMode} from './support/expectColorMode';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {readLinkAddresses} from './support/readLinkAddresses';
import {replaceStored} from './support/storage';

test('the first Tab shows a link to the main content', async ({page}) => {
  await openPage(page, '/docs/');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ratio: 1});

  await page.keyboard.press('Enter');
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('announcement bar', () => {
  function getBar(page: Page): Locator {
    return page.getByRole('region', {name: 'Announcement'});
  }

  test('names the version, in colors of its own', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    const bar = getBar(page);
    await expect(bar).toContainText(`Docs for version ${TOOLKIT_VERSION}.`);
    await expect(
      bar.getByRole('link', {name: 'See what changed'}),
    ).toHaveAttribute('href', TOOLKIT_RELEASE_URL);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme,
      );
      const paper = await readColor(page.locator('html'), 'background-color');
      const own = await readColor(bar, 'background-color');
      // That they are readable is seen with every page.
      expect(own).not.toEqual(paper);
    }
  });

  test('is one line on a phone, with its link whole', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    await openPage(page, '/');
    const lines = (locator: Locator): Promise<number> =>
      locator.evaluate((node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        const tops = [...text.getClientRects()].map(({top}) => top);
        return Math.round((Math.max(...tops) - Math.min(...tops)) / 20) + 1;
      });
    const bar = getBar(page);
    expect(await lines(bar.getByText('Docs for version'))).toBe(1);
    await page.setViewportSize({width: 320, height: 700});
    expect(await lines(bar.getByRole('link'))).toBe(1);
  });

  test('is no flash of white in the dark', async ({page}) => {
    const first = await holdPageCode(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto('/docs/', {waitUntil: 'commit'});
      await expect(page.getByRole('main')).toBeVisible();
      // Before the scripts, by the system and then by what is stored.
      await expectColorMode(page, 'dark');
      expect(
        luminance(await readColor(getBar(page), 'background-color')),
      ).toBeLessThan(0.1);
      if (colorScheme === 'dark') {
        first.release();
        await waitForHydration(page);
        const {colorToggle} = new Navbar(page);
        await colorToggle.click();
        await colorToggle.click();
        await expectColorMode(page, 'dark');
      }
    }
  });

  test('stays closed until there is a new one', async ({page}) => {
    await openPage(page, '/');
    await getBar(page).getByRole('button', {name: 'Close'}).click();
    await expect(getBar(page)).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await expect(getBar(page)).toBeHidden();

    const code = await holdPageCode(page);
    await page.goto('/docs/', {waitUntil: 'commit'});
    await expect(page.getByRole('main')).toBeVisible();
    await expect(getBar(page), 'before the scripts').toBeHidden();
    code.release();
    await waitForHydration(page);
    await expect(getBar(page)).toBeHidden();

    // It comes with the second page that is opened.
    await replaceStored(page, 'docusaurus.announcement.id', 'release-1.0.0');
    await openPage(page, '/docs/');
    await openPage(page, '/');
    await expect(getBar(page)).toBeVisible();
  });
});

test('the footer has its logo and all links', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/docs/');
  const root = page.getByRole('contentinfo');
  await expect(root).toContainText(copyright(new Date().getFullYear()));
  const logo = root.getByRole('link', {name: 'Remotion', exact: true});
  await expect(logo).toHaveAttribute('href', '/');
  const image = logo.getByRole('img', {name: 'Remotion'});
  await image.scrollIntoViewIfNeeded();
  for (const [colorScheme, file] of [
    ['light', footer.logo.src],
    ['dark', footer.logo.srcDark],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', `/${file}`);
    await expect
      .poll(() =>
        image.evaluate((node) => (node as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  }

  await expect(
    root.getByRole('link', {name: `Remotion ${TOOLKIT_VERSION}`}),
  ).toHaveAttribute('href', '/docs/releases/');
  const feed = root.getByRole('link', {name: 'Blog feed'});
  const address = (await feed.getAttribute('href')) ?? '';
  expect((await page.request.get(address)).ok()).toBe(true);

  const map = root.getByRole('navigation', {name: 'Footer'});
  await expect(map.getByRole('list')).toHaveCount(footer.links.length);
  for (const {title, items} of footer.links) {
    const column = map.getByRole('list', {name: title, exact: true});
    expect(await readLinkAddresses(column), title).toEqual(
      items.map(({to, href}) => to ?? href),
    );
  }
});
