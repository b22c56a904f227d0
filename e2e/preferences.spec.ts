// What a visitor has set in the browser or in the system. Color modes are in
// colorMode.spec.ts, data saving in navigation.spec.ts.
import {expect, test, type Locator} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {countColors} from './support/countColors';
import {expectHeading} from './support/expectHeading';
import {findOverflow} from './support/findOverflow';
import {openPage} from './support/openPage';

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
    ['play', page.getByRole('button', {name: 'Play'})],
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

test('a visitor who doubled the text size of the browser gets larger text, and loses none', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
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
    for (const path of READING_PAGES) {
      await openPage(page, path);
      expect(await findOverflow(page), path).toEqual([]);
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
