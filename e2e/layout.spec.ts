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

for (const width of [375, 768, 997, 1280, 1440, 1920]) {
  test(`all starts at one edge, or at that of the text, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const edges: Record<string, number[]> = {};
    for (const path of [
      '/about/',
      '/search/',
      '/lambda/',
      '/docs/investors/',
      '/blog/',
      '/docs/spring/',
    ]) {
      await openPage(page, path);
      edges[path] = await page
        // Where there is a menu button, its first line is at the edge.
        .locator('.navbar__toggle path, .navbar__logo, h1, .footer__logo')
        .filter({visible: true})
        .evaluateAll((elements) =>
          elements.map(
            (element) =>
              Math.round(element.getBoundingClientRect().left) -
              // The end of a line is round.
              (element.tagName === 'path' ? 1 : 0),
          ),
        );
      if (width < 997) {
        edges[path].splice(1, 1);
      }
    }
    const edge = edges['/about/']?.[0] ?? 0;
    const text = edges['/blog/']?.[1] ?? 0;
    expect(text > edge, 'a sidebar').toBe(width >= 997);
    expect(edges).toEqual({
      '/about/': [edge, edge, edge],
      '/search/': [edge, edge, edge],
      '/lambda/': [edge, edge, edge],
      '/docs/investors/': [edge, edge, edge],
      '/blog/': [edge, text, edge],
      '/docs/spring/': [edge, text, edge],
    });
  });
}

test('the headings of pages of one kind have one size', async ({page}) => {
  const sizes: Record<string, string> = {};
  for (const path of [
    '/about/',
    '/ai/',
    '/showcase/add/',
    '/docs/spring/',
    '/search/',
    '/blog/archive/',
  ]) {
    await openPage(page, path);
    sizes[path] = await page
      .locator('h1')
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  }
  const [marketing = '', plain = ''] = new Set(Object.values(sizes));
  expect(sizes).toEqual({
    '/about/': marketing,
    '/ai/': marketing,
    '/showcase/add/': marketing,
    '/docs/spring/': plain,
    '/search/': plain,
    '/blog/archive/': plain,
  });
});

test('links of people are evenly apart', async ({page}) => {
  for (const path of ['/experts/', '/experts/mickael-alves/', '/about/']) {
    await openPage(page, path);
    const gaps = await page
      .getByRole('list')
      .filter({has: page.getByRole('link', {name: /^X of /})})
      .last()
      .getByRole('link')
      .evaluateAll((links) => {
        const words = links.map((link) => {
          const word = document.createRange();
          word.selectNode(link.firstChild ?? link);
          return word.getBoundingClientRect();
        });
        return words
          .slice(1)
          .map(({left}, before) =>
            Math.round(left - (words[before]?.right ?? 0)),
          );
      });
    expect(gaps.length, path).toBeGreaterThan(0);
    expect(new Set(gaps).size, `${path}: ${gaps.join(', ')}`).toBe(1);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test('no field makes the page zoom in', async ({page}) => {
    for (const path of [
      '/player/',
      '/docs/spring/',
      '/docs/google-fonts/',
      '/docs/troubleshooting/',
      '/docs/api/',
      '/search/',
    ]) {
      await openPage(page, path);
      const sizes = await page
        .locator('input, select, textarea')
        .evaluateAll((fields) =>
          fields.map((field) => parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(sizes.length, path).toBeGreaterThan(0);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
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
  const figure = page.getByRole('figure', {name: /^Values of spring/});
  await figure.scrollIntoViewIfNeeded();
  const gaps = await figure.locator('b').evaluateAll((frames) =>
    frames.map((frame) => {
      const value = document.createRange();
      value.selectNode(frame.nextSibling ?? frame);
      return (
        value.getBoundingClientRect().left - frame.getBoundingClientRect().right
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

  await openPage(page, '/lambda/');
  const hidden = await page
    .getByRole('main')
    .locator('ol pre')
    .evaluateAll((commands) =>
      commands.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
  expect(hidden, 'pixels that are cut of commands').toEqual([0, 0, 0]);
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
