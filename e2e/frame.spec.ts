// What is around every page, except for the navbar: navbar.spec.ts.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {announcementBar} from '../config/announcementBar';
import {copyright, footer} from '../config/footer';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from '../config/toolkit';
import {contrast, readColor} from './support/color';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {readLinks} from './support/readLinks';
import {replaceStored} from './support/storage';

test('the first Tab shows a link that skips to the main content', async ({
  page,
}) => {
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

  test('tells which version is documented, in readable colors of its own', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    const bar = getBar(page);
    await expect(bar).toContainText(
      `These pages document version ${TOOLKIT_VERSION}.`,
    );
    await expect(
      bar.getByRole('link', {name: 'See what changed'}),
    ).toHaveAttribute('href', TOOLKIT_RELEASE_URL);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme,
      );
      const [background, text] = await page.evaluate(
        ({backgroundColor, textColor}) => {
          const probe = document.createElement('span');
          probe.style.backgroundColor = backgroundColor;
          probe.style.color = textColor;
          document.body.append(probe);
          const style = getComputedStyle(probe);
          const colors = [style.backgroundColor, style.color] as const;
          probe.remove();
          return colors;
        },
        announcementBar,
      );
      await expect(bar).toHaveCSS('background-color', background);
      await expect(bar).toHaveCSS('color', text);
      const paper = await readColor(page.locator('html'), 'background-color');
      const own = await readColor(bar, 'background-color');
      expect(own).not.toEqual(paper);
      expect(
        contrast(own, await readColor(bar, 'color')),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('stays closed after a reload and on other pages, also while they load, until there is a new one', async ({
    page,
  }) => {
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

test('the footer shows the logo of the color mode, the columns and the company', async ({
  page,
  request,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/docs/');
  const root = page.getByRole('contentinfo');
  await expect(root).toContainText(copyright(new Date().getFullYear()));
  const logo = root.getByRole('link', {name: 'Remotion', exact: true});
  await expect(logo).toHaveAttribute('href', '/');
  const image = logo.getByRole('img', {name: 'Remotion'});
  await image.scrollIntoViewIfNeeded();
  for (const [colorScheme, file] of [
    ['light', footer.logo?.src],
    ['dark', footer.logo?.srcDark],
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

  const columns = root.getByRole('list');
  await expect(columns).toHaveCount(footer.links.length);
  for (const [index, {title, items}] of footer.links.entries()) {
    await expect(root.getByText(String(title), {exact: true})).toBeVisible();
    const links = await readLinks(columns.nth(index));
    expect(links, String(title)).toEqual(
      (items as readonly Record<string, string>[]).map(({label, to, href}) => [
        label,
        to ?? href,
      ]),
    );
    for (const [label, href] of links) {
      if (href.startsWith('/')) {
        expect((await request.get(href)).status(), label).toBe(200);
      }
    }
  }
});
