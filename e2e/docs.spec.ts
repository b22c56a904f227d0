// Sidebars, contents and the frame of a documentation page.
import {expect, test, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';
import {Navbar} from './pages/Navbar';
import {listPagesWith} from './support/examplePages';
import {expectHeading} from './support/expectHeading';
import {openPage, waitForFrames} from './support/openPage';
import {readLinkAddresses} from './support/readLinkAddresses';

function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

test('each sidebar has its own pages and marks the way', async ({page}) => {
  const navbar = new Navbar(page);
  const sidebar = getSidebar(page);
  const current = sidebar.locator('[aria-current="page"]');
  const all: string[] = [];
  for (const [path, landing, link] of [
    ['/docs/the-fundamentals/', '/docs/', 'Docs'],
    ['/docs/interpolate/', '/docs/api/', 'API'],
    ['/docs/recorder/create/', '/docs/recorder/', undefined],
  ] as const) {
    await openPage(page, path);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', path);
    for (const name of ['Docs', 'API']) {
      const item = navbar.link(name);
      await (name === link
        ? expect(item).toHaveAttribute('aria-current', 'page')
        : expect(item).not.toHaveAttribute('aria-current'));
    }

    await sidebar
      .getByRole('link')
      .and(page.locator(`[href="${landing}"]`))
      .click();
    await expect(page).toHaveURL(landing);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', landing);
    const hrefs = await readLinkAddresses(sidebar);
    expect(hrefs[0]).toBe(landing);
    all.push(...hrefs);
  }
  expect(new Set(all).size).toBe(all.length);
});

test('a page in no sidebar is shown without one', async ({page}) => {
  await openPage(page, '/docs/investors/');
  await expectHeading(page, 'Investors');
  await expect(getSidebar(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveCount(
    0,
  );
});

test('the entry of the page is in view in the sidebar', async ({page}) => {
  await openPage(page, '/docs/cli/render/');
  const sidebar = getSidebar(page);
  const current = sidebar.locator('[aria-current="page"]');
  const readScroll = (): Promise<number> =>
    sidebar.evaluate((element) => element.scrollTop);
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(
    sidebar.getByRole('button', {name: 'Command line'}),
  ).toHaveAttribute('aria-expanded', 'true');

  // What the reader has scrolled stays, as long as the entry is in view.
  await sidebar.evaluate((element) => element.scrollBy(0, -60));
  const own = await readScroll();
  await sidebar.getByRole('link', {name: 'still', exact: true}).click();
  await expect(current).toHaveText('still');
  await expect(current).toBeInViewport({ratio: 1});
  await waitForFrames(page);
  expect(await readScroll()).toBe(own);

  // The category of the next page is closed, far above.
  await page
    .getByRole('article')
    .getByRole('link', {name: 'registerRoot()', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/docs/register-root/');
  await expect(current).toHaveText('registerRoot()');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const other = sidebar.getByRole('button', {name: '@remotion/player'});
  for (const isOpen of [false, true, false]) {
    await expect(other).toHaveAttribute('aria-expanded', String(isOpen));
    await other.click();
  }
});

test('breadcrumbs show the way to a page', async ({page}) => {
  await openPage(page, '/docs/cli/render/');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const items = breadcrumbs.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(1)).toHaveText('Command line');
  await expect(items.nth(2)).toHaveText('render');
  await breadcrumbs.getByRole('link', {name: 'Command line'}).click();
  await expect(page).toHaveURL('/docs/cli/');
  // A page does not lead to itself.
  await expect(breadcrumbs.getByRole('link')).toHaveCount(1);
  await breadcrumbs.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('/');
});

test('a long name in the sidebar keeps its parentheses', async ({page}) => {
  for (const path of [
    '/docs/use-remotion-environment/',
    '/docs/web-renderer/get-encodable-video-codecs/',
    '/docs/renderer/get-can-extract-frames-fast/',
  ]) {
    await openPage(page, path);
    const heights = await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: /\(\)/})
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const {textContent} = texts.currentNode;
            const end = textContent?.indexOf('()') ?? -1;
            if (end > 0) {
              const name = document.createRange();
              name.setStart(texts.currentNode, end - 1);
              name.setEnd(texts.currentNode, end + 2);
              return name.getBoundingClientRect().height;
            }
          }
          return [];
        }),
      );
    expect(heights.length, path).toBeGreaterThan(1);
    expect(Math.max(...heights), path).toBeLessThan(30);
  }
});

test('one cross clears the field of the finder, in its colors', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/docs/troubleshooting/');
  const field = page.getByRole('searchbox', {name: 'Paste your message'});
  await field.fill('Timed out');
  await field.blur();
  await field.hover();
  const pixels = await sharp(await field.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const blues = [...pixels]
    .filter((_, index) => index % 3 === 2)
    .map((blue, index) => blue - (pixels[index * 3] ?? 0));
  expect(Math.max(...blues), 'the blue of the browser').toBeLessThan(40);
  const {width = 0, height = 0} = (await field.boundingBox()) ?? {};
  await field.click({position: {x: width - 24, y: height / 2}});
  await expect(field).toHaveValue('');
  await expect(field.locator('..').getByRole('button')).toHaveCount(0);
});

test('breadcrumbs name each page once', async ({page}) => {
  const items = page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('listitem');
  for (const [path, ...names] of [
    ['/docs/', 'Getting started'],
    ['/docs/captions/', 'Captions'],
    ['/docs/gif/', '@remotion/gif'],
    ['/docs/troubleshooting/', 'Troubleshooting'],
    ['/docs/timeout/', 'Troubleshooting', 'Timeouts'],
  ] as const) {
    await openPage(page, path);
    // The first is the home page, a drawing.
    await expect(items, path).toHaveText(['', ...names]);
  }
});

test('the contents follow the reader, until scrolled', async ({page}) => {
  await openPage(page, '/docs/cli/render/');
  const article = page.getByRole('article');
  const headings = article
    .getByRole('heading', {level: 2})
    .or(article.getByRole('heading', {level: 3}));
  const ids = await headings.evaluateAll((nodes) =>
    nodes.map((node) => `#${node.id}`),
  );
  expect(ids.length).toBeGreaterThan(5);
  // The contents beside the article have no role of their own.
  const contents = page.locator('.table-of-contents');
  const entries = contents.getByRole('link');
  expect(await readLinkAddresses(contents)).toEqual(ids);

  const active = page.locator('.table-of-contents__link--active');
  await expect(entries.last()).not.toBeInViewport();
  const heading = article.getByRole('heading', {level: 2}).last();
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(active).toHaveText((await heading.innerText()).trim());
  await expect(active).toBeInViewport({ratio: 1});
  await expect(heading).toBeInViewport();

  await contents.hover();
  await page.mouse.wheel(0, -5000);
  await expect(entries.first()).toBeInViewport({ratio: 1});
  await waitForFrames(page);
  await expect(entries.first()).toBeInViewport({ratio: 1});
  await expect(heading).toBeInViewport();
});

test('the contents cut long entries, and messages to a line', async ({
  page,
}) => {
  await openPage(page, '/docs/lambda/troubleshooting/permissions/');
  const entries = page.locator('.table-of-contents').getByRole('link');
  const linesOf = (entry: Locator): Promise<number> =>
    entry.evaluate(
      (element) =>
        element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
  for (const entry of await entries.all()) {
    expect(await linesOf(entry)).toBeLessThan(2.5);
  }
  const message =
    'The role "remotion-lambda-role" does not exist in your AWS account or has the wrong policy assigned to it.';
  const entry = entries.filter({hasText: message});
  expect(await linesOf(entry)).toBeLessThan(1.5);
  await entry.hover();
  await expect(entry).toHaveAttribute('title', message);
  const short = entries.first();
  await short.hover();
  await expect(short).not.toHaveAttribute('title');

  await page.setViewportSize({width: 375, height: 800});
  await page.getByRole('button', {name: 'On this page'}).click();
  const onPhone = page.getByRole('link', {name: message, exact: true}).first();
  await expect(onPhone).toBeVisible();
  expect(await linesOf(onPhone)).toBeLessThan(1.5);
});

test('tables scroll in regions with names, words whole', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  const broken: string[] = [];
  for (const path of [
    '/docs/renderer/render-media/',
    '/docs/use-remotion-environment/',
    '/docs/player/playback-issues/',
    '/docs/paths/parse-path/',
    '/docs/cli/render/',
  ]) {
    await openPage(page, path);
    const codes = page.getByRole('table').getByRole('code');
    expect(await codes.count(), path).toBeGreaterThan(0);
    broken.push(
      ...(await codes.evaluateAll((elements) =>
        elements
          .filter(({textContent}) => /^\S{1,32}$/.test(textContent))
          .filter((element) => element.getClientRects().length > 1)
          .map(({textContent}) => `${location.pathname}: ${textContent}`),
      )),
    );
  }
  expect(broken).toEqual([]);

  const region = page.getByRole('region', {name: 'Table: --codec'});
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => region.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
});

test('a page has its date, and its title follows', async ({page}) => {
  await openPage(page, '/docs/spring/');
  await expect(page).toHaveTitle('spring() | Remotion');
  const note = page.getByText(/^Last updated on /);
  await expect(note).toBeVisible();
  const time = note.getByRole('time');
  await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  const date = new Date((await time.getAttribute('datetime')) ?? '');
  expect(date.getTime()).toBeLessThanOrEqual(Date.now());
  await expect(time).toHaveText(
    new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(date),
  );

  await getSidebar(page).getByRole('link', {name: 'interpolate()'}).click();
  await expect(page).toHaveTitle('interpolate() | Remotion');
  await page.goBack();
  await expect(page).toHaveTitle('spring() | Remotion');
});

test('a diagram is heard and has two modes', async ({page}) => {
  await openPage(page, '/docs/captions/');
  const diagram = page.getByRole('img', {
    name: /^A recording is transcribed and a subtitle file is imported/,
  });
  // It is there once more for narrow pages.
  await expect(diagram).toHaveCount(1);
  const box = diagram.locator('rect').first();
  const fillOf = (): Promise<string> =>
    box.evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({colorScheme: 'light'});
  const light = await fillOf();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(fillOf).not.toBe(light);
});

test('every diagram fits a phone, with text that can be read', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  const paths = listPagesWith(/^!\[.+\]\(\.\/.+\.svg\)$/m);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(path);
    const problems = await page
      .getByRole('main')
      .locator('.diagram[role="img"]:visible')
      .evaluateAll((diagrams) =>
        diagrams.flatMap((diagram) =>
          [...diagram.querySelectorAll('text')]
            .map((text) => {
              const {left, right} = text.getBoundingClientRect();
              const scale = text.getScreenCTM()?.a ?? 0;
              const size = parseFloat(getComputedStyle(text).fontSize) * scale;
              return {text: text.textContent, left, right, size};
            })
            .filter(
              ({left, right, size}) => left < 0 || right > 375 || size < 11,
            ),
        ),
      );
    expect(problems, path).toEqual([]);
  }
});

test('what is wider than the page fades out where there is more', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  for (const [path, reducedMotion] of [
    ['/docs/renderer/render-media/', 'no-preference'],
    ['/docs/license/', 'no-preference'],
    ['/docs/license/', 'reduce'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await openPage(page, path);
    const regions = page.getByRole('region', {name: /^Table: /});
    const widths = await regions.evaluateAll((elements) =>
      elements.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
    const wide = regions.nth(widths.findIndex((more) => more > 20));
    await expect(wide, path).not.toHaveCSS('mask-image', 'none');
    // One end of the mask is 48px beside the region: the left one at first.
    await expect(wide, path).toHaveCSS('mask-position', /^-48px/);
    await wide.evaluate((element) => {
      element.scrollLeft = 9999;
    });
    await expect(wide, path).toHaveCSS('mask-position', /^0px/);
  }
  await page.setViewportSize({width: 1280, height: 800});
  await expect(page.getByRole('region', {name: /^Table: /}).first()).toHaveCSS(
    'mask-image',
    'none',
  );
});

test('tabs are buttons that name their panels, and obey the keys', async ({
  page,
}) => {
  await openPage(page, '/docs/player/installation/');
  const list = page.getByRole('article').getByRole('tablist').first();
  const tab = (name: string): Locator =>
    list.getByRole('tab', {name, exact: true});
  await tab('npm').focus();
  for (const [key, name] of [
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
    ['ArrowRight', 'pnpm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator(
      `[id="${await tab(name).getAttribute('aria-controls')}"]`,
    );
    await expect(panel).toBeVisible();
    await expect(panel).toHaveRole('tabpanel');
    await expect(panel).toHaveAccessibleName(name);
    expect(await tab(name).evaluate((element) => element.tagName)).toBe(
      'BUTTON',
    );
  }
});
