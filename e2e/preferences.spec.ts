// What a visitor has set in the browser or in the system. Color modes are in
// colorMode.spec.ts, data saving in navigation.spec.ts.
import {expect, test, type Locator} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {SearchDialog} from './pages/SearchDialog';
import {countColors} from './support/countColors';
import {expectHeading} from './support/expectHeading';
import {findOverflow, findOverflowAtAllWidths} from './support/findOverflow';
import {openPage} from './support/openPage';
import {pageKinds} from './support/pageKinds';

const READING_PAGES = ['/', '/docs/interpolate/', '/search/?q=spring'];

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/docs/', '/player/', '/lambda/']) {
    await openPage(page, path);
    // Beside the sidebar, which scrolls by itself.
    await page.mouse.move(720, 600);
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(0);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // The others follow the scroll position, by which content fades out.
        .filter(
          ({playState, timeline}) =>
            playState === 'running' && timeline === document.timeline,
        )
        .map((animation) =>
          animation instanceof CSSAnimation
            ? animation.animationName
            : animation.id || 'transition',
        ),
    );
    expect(moving, path).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

test('with forced colors icons and focus are seen', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  const navbar = await Navbar.open(page, '/player/');
  const icons: readonly (readonly [string, Locator])[] = [
    ['logo', navbar.logo],
    ['code repository', navbar.link('Code repository')],
    ['chat community', navbar.link('Chat community')],
    ['social network', navbar.link('Remotion on X')],
    ['color toggle', navbar.colorToggle],
    ['close', page.getByRole('button', {name: 'Close', exact: true})],
    ['play', page.getByRole('button', {name: 'Play', exact: true})],
    ['frame', page.getByRole('slider', {name: 'Frame'})],
    ['total', page.getByRole('slider', {name: 'total'})],
  ];
  const lost: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    for (const [name, icon] of icons) {
      if ((await countColors(icon)) < 2) {
        lost.push(`${name} in ${colorScheme}`);
      }
    }
  }
  expect(lost).toEqual([]);

  const link = navbar.link('API');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).not.toHaveCSS('outline-style', 'none');
  await expect(link).toHaveCSS('outline-width', /^(?:[2-9]|\d\d)(?:\.\d+)?px$/);

  await page.setViewportSize({width: 375, height: 800});
  expect(
    await countColors(
      page.getByRole('button', {name: 'Toggle navigation bar'}),
    ),
  ).toBeGreaterThan(1);
});

test('F23 with forced colors the chosen filter and the selected result are seen', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  const dialog = await SearchDialog.open(page, 'spring');
  await expect(dialog.results.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.results.nth(1)).toBeVisible();
  const lookOf = async (part: Locator): Promise<string> =>
    (await part.screenshot()).toString('base64');
  const chosen = dialog.section('API');
  const before = await lookOf(chosen.locator('..'));
  await chosen.check();
  await page.mouse.move(0, 0);
  await dialog.field.focus();
  expect(await lookOf(chosen.locator('..'))).not.toBe(before);

  const first = dialog.results.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const selected = await lookOf(first);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  expect(await lookOf(first)).not.toBe(selected);
});

test('F23 from right to left no page scrolls sideways', async ({page}) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  for (const {path} of pageKinds) {
    await openPage(page, path);
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({width, height: 900});
      const excess = await page.evaluate(() => {
        const root = document.documentElement;
        root.dir = 'rtl';
        return root.scrollWidth - root.clientWidth;
      });
      if (excess > 0) {
        problems.push(`${path} at ${width}: ${excess} px too wide`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('F23 an article is printed in light colors, whole, and without its frame', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const navbar = await Navbar.open(page, '/docs/player/installation/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      window.name = String(document.documentElement.dataset.theme);
    });
  });
  // The browser tells the page before it draws it for the paper, and after.
  await page.pdf();
  expect(await page.evaluate(() => window.name)).toBe('light');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const count = await panels.count();
  expect(count).toBeGreaterThan(3);
  await expect(panels.filter({visible: true})).toHaveCount(count);
  const labels = await panels.evaluateAll((elements) =>
    elements
      .slice(0, 4)
      .map((element) => getComputedStyle(element, '::before').content),
  );
  expect(labels).toEqual(['"npm"', '"pnpm"', '"yarn"', '"bun"']);
  for (const part of [
    navbar.logo,
    page.getByRole('tablist').first(),
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
    page.getByRole('contentinfo'),
    page.getByRole('button', {name: 'Copy code to clipboard'}).first(),
  ]) {
    await expect(part).toBeHidden();
  }
  await openPage(page, '/docs/license/');
  const outside = page.locator('.markdown a[href^="http"]').first();
  const address = await outside.evaluate(
    (link) => getComputedStyle(link, '::after').content,
  );
  expect(address).toContain('https://');
});

test('zoomed to 400 percent every part can be reached', async ({page}) => {
  // A window of 1280 by 900 pixels at that zoom.
  await page.setViewportSize({width: 320, height: 225});
  for (const path of [...READING_PAGES, '/docs/', '/blog/']) {
    await openPage(page, path);
    expect(await findOverflow(page), path).toEqual([]);
    await expectHeading(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeInViewport();
    await close.click();
  }
});

test('F23 a visitor who doubled the text size of the browser gets larger text, and loses none', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--blink-settings=defaultFontSize=32',
    ],
  });
  try {
    const page = await browser.newPage({
      baseURL,
      viewport: {width: 1280, height: 900},
    });
    const problems: string[] = [];
    for (const {path} of pageKinds) {
      await openPage(page, path);
      const found = await findOverflowAtAllWidths(page);
      problems.push(...found.map((problem) => `${path} at ${problem}`));
    }
    expect(problems).toEqual([]);
    for (const path of READING_PAGES) {
      await openPage(page, path);
      const size = await page
        .getByRole('main')
        .getByRole('paragraph')
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size, path).toBeGreaterThanOrEqual(28);
    }
  } finally {
    await browser.close();
  }
});
