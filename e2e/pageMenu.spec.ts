// The menu beside the title of each page of the documentation.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {findOverflow} from './support/findOverflow';
import {findUnmarkedStates} from './support/findUnmarkedStates';
import {openPage} from './support/openPage';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** The menu, with the label that opens it. */
function getMenu(page: Page): {root: Locator; label: Locator} {
  const root = page.getByRole('group').filter({hasText: 'Page actions'});
  return {root, label: root.getByText('Page actions')};
}

test('the menu of a page copies it, by keyboard', async ({page, request}) => {
  await openPage(page, '/docs/interpolate/');
  const {root, label} = getMenu(page);
  const copy = root.getByRole('button', {name: 'Copy as Markdown'});
  await expect(copy).toBeHidden();
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(root.getByRole('status')).toHaveText('Copied');
  const twin = await (await request.get('/docs/interpolate.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(label).toBeFocused();

  // Where the focus goes on, or the pointer presses, it is in the way.
  for (const leave of [
    () => page.keyboard.press('Shift+Tab'),
    () => page.getByRole('heading', {level: 1}).click(),
  ]) {
    await label.click();
    await expect(copy).toBeVisible();
    await leave();
    await expect(copy).toBeHidden();
  }
  await page.emulateMedia({media: 'print'});
  await expect(label).toBeHidden();
  // Only where the answer can be sent, see configured/services.spec.ts.
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
});

test('the menu of a page says when it cannot copy', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () =>
      Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await openPage(page, '/docs/recorder/create/');
  const {root, label} = getMenu(page);
  await label.click();
  const copy = root.getByRole('button', {name: 'Copy as Markdown'});
  await copy.click();
  const status = root.getByRole('status');
  await expect(status).toHaveText(
    'The browser blocked copying. View the page as Markdown instead.',
  );
  for (const answer of [{status: 404}, undefined]) {
    await page.route('**/create.md', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await label.click();
    await expect(copy).toBeHidden();
    await label.click();
    await copy.click();
    await expect(status).toHaveText(
      'The page could not be loaded. Check your network connection.',
    );
    await page.unroute('**/create.md');
  }
});

test('the links of the menu know the page and the section', async ({page}) => {
  const linkOf = (name: string): Promise<URL> =>
    getMenu(page)
      .root.getByRole('link', {name})
      .evaluate((link) => new URL((link as HTMLAnchorElement).href));
  const readReport = async (): Promise<string | null> =>
    (await linkOf('Report a problem')).searchParams.get('body');

  for (const [path, file] of [
    ['/docs/', 'getting-started'],
    ['/docs/interpolate/', 'interpolate'],
  ] as const) {
    await openPage(page, path);
    await getMenu(page).label.click();
    const markdown = await linkOf('View as Markdown');
    expect((await page.request.get(markdown.href)).status()).toBe(200);
    for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
      const {protocol, searchParams} = await linkOf(`Open in ${name}`);
      expect(protocol).toBe('https:');
      expect(searchParams.get('q')).toMatch(
        new RegExp(`^Read https://\\S+${markdown.pathname} and `),
      );
    }
    expect((await linkOf('Edit this page')).pathname).toMatch(
      new RegExp(`/docs/${file}\\.mdx$`),
    );
    expect(await readReport()).toMatch(
      new RegExp(`^https://[^/]+${path}\n\nWhat is wrong`),
    );
  }
  const {searchParams} = await linkOf('Report a problem');
  expect(searchParams.get('title')).toBe('Documentation: interpolate()');

  // The section of the address, also at the top of the page; or the one in view.
  // From the same page, a hash would load nothing and the menu stay open.
  await openPage(page, '/about/');
  await openPage(page, '/docs/interpolate/#easing');
  await page.evaluate(() => scrollTo(0, 0));
  await getMenu(page).label.click();
  await expect
    .poll(readReport)
    .toMatch(/^\S+interpolate\/#easing \(easing\)\n/);
  await openPage(page, '/about/');
  await openPage(page, '/docs/interpolate/');
  await page
    .getByRole('heading', {name: 'Arguments'})
    .evaluate((heading) => heading.scrollIntoView());
  await getMenu(page).root.evaluate((menu) => {
    (menu as HTMLDetailsElement).open = true;
  });
  await expect.poll(readReport).toContain('/#arguments (Arguments)\n');
});

test('F23 the open menu of a page fits into every window', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {root, label} = getMenu(page);
  for (const width of [320, 768, 1280]) {
    for (const change of ['', 'dir=rtl', 'style=font-size:200%'] as const) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, '/docs/lambda/getrenderprogress/');
      await page.evaluate((attribute) => {
        const [name = '', value = ''] = attribute.split('=');
        if (name) {
          document.documentElement.setAttribute(name, value);
        }
      }, change);
      // On this page long code is wider, from right to left.
      const before = await findOverflow(page);
      await label.click();
      const list = root.getByRole('list');
      await expect(list, `${width} ${change}`).toBeInViewport();
      const {x = -1, width: wide = width} = (await list.boundingBox()) ?? {};
      expect(x, `${width} ${change}`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${width} ${change}`).toBeLessThanOrEqual(width);
      expect(await findOverflow(page), `${width} ${change}`).toEqual(before);
    }
  }
  // The pointer is still on it, and an open menu looks as if it were.
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  expect(await findUnmarkedStates(page)).toEqual([]);
});
