// Pages as they are loaded are in pages.spec.ts.
import {expect, test} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SideMenu} from './pages/SideMenu';
import {findOverflow, findOverflowAtAllWidths} from './support/findOverflow';
import {openPage} from './support/openPage';

/** Pages whose pictures, code or players are drawn anew in dark. */
const DRAWN_PATHS = ['/', '/player/', '/docs/', '/templates/', '/showcase/'];

test('in dark the drawn pages fit every window as well', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const problems: string[] = [];
  for (const path of DRAWN_PATHS) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const found = await findOverflowAtAllWidths(page);
    problems.push(...found.map((problem) => `${path} at ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('text starts at the edge of the logo or sidebar', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 900});
  const edges: Record<string, number[]> = {};
  for (const path of ['/about/', '/search/', '/blog/', '/docs/spring/']) {
    await openPage(page, path);
    edges[path] = await page
      .locator('.navbar__logo, h1, .footer__logo')
      .filter({visible: true})
      .evaluateAll((elements) =>
        elements.map((element) =>
          Math.round(element.getBoundingClientRect().left),
        ),
      );
  }
  const logo = edges['/about/']?.[0] ?? 0;
  const text = edges['/blog/']?.[1] ?? 0;
  expect(text).toBeGreaterThan(logo);
  expect(edges).toEqual({
    '/about/': [logo, logo, logo],
    '/search/': [logo, logo, logo],
    '/blog/': [logo, text, logo],
    '/docs/spring/': [logo, text, logo],
  });
});

test('the navbar keeps its halves apart, with its words', async ({page}) => {
  await page.setViewportSize({width: 997, height: 900});
  await openPage(page, '/docs/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const edgesOf = async (
    label: string,
  ): Promise<{left: number; right: number}> =>
    navbar
      .getByRole('button', {name: label, exact: true})
      .evaluate((element) => element.getBoundingClientRect());
  const gap =
    (await edgesOf('Next')).left - (await edgesOf('Commercial')).right;
  expect(gap).toBeGreaterThanOrEqual(12);
  await page.setViewportSize({width: 1280, height: 900});
  await expect(navbar.getByText('Search docs')).toBeVisible();
});

test('on a phone numbers and labels keep their shape', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openPage(page, '/');
  const gaps = await page
    .getByRole('figure', {name: /^Values of spring/})
    .locator('b')
    .evaluateAll((frames) =>
      frames.map((frame) => {
        const value = document.createRange();
        value.selectNode(frame.nextSibling ?? frame);
        return (
          value.getBoundingClientRect().left -
          frame.getBoundingClientRect().right
        );
      }),
    );
  expect(gaps).toHaveLength(12);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7);
  const footer = page.getByRole('contentinfo');
  const leftOf = (selector: string): Promise<number> =>
    footer
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf('.footer__title')).toBe(await leftOf('.footer__logo'));

  await openPage(page, '/docs/cancel-render/');
  const labels = page
    .getByRole('navigation', {name: 'Docs pages'})
    .locator('.pagination-nav__label');
  await expect(labels).toHaveText([/calculateMetadata/, /Composition/]);
  const lines = await labels.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    }),
  );
  expect(lines, 'one word, one line').toEqual([1, 1]);
});

test('open menus stay inside the smallest windows', async ({page}) => {
  await page.setViewportSize({width: 997, height: 900});
  const navbar = await Navbar.open(page, '/docs/');
  for (const label of ['Products', 'Resources', 'Commercial']) {
    await navbar.openDropdown(label);
    expect(await findOverflow(page), label).toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 640});
  const menu = new SideMenu(page);
  await menu.open();
  await expect(menu.close).toBeInViewport({ratio: 1});
  expect(await findOverflow(page), 'mobile menu').toEqual([]);
});
