// The frame without scripts; code blocks and examples have tests of their own.
import {expect, test, type Locator} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {expectHeading} from './support/expectHeading';

test.use({javaScriptEnabled: false});

test('F4 without scripts a page reads, and leads on', async ({page}) => {
  await page.goto('/docs/interpolate/');
  await expectHeading(page, 'interpolate()');
  await expect(
    page.getByRole('article').getByRole('code').first(),
  ).toBeVisible();
  const read = (locator: Locator, name: string): Promise<number> =>
    locator.evaluate((element, property) => {
      const value = getComputedStyle(element).getPropertyValue(property);
      return Math.max(...(value.match(/\d+/g) ?? []).map(Number));
    }, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const paper = await read(page.locator('html'), 'background-color');
    const ink = await read(page.getByRole('heading', {level: 1}), 'color');
    const [darker, lighter] =
      colorScheme === 'dark' ? [paper, ink] : [ink, paper];
    expect(darker).toBeLessThan(64);
    expect(lighter).toBeGreaterThan(192);
    // One of the two logos is shown, the one of this mode.
    const logo = new Navbar(page).logo.getByRole('img');
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute(
      'src',
      colorScheme === 'dark' ? /logo-dark/ : /logo\.svg|logo\.[^-]+svg/,
    );
  }
  const menu = page.getByRole('group').filter({hasText: 'Page actions'});
  await menu.getByText('Page actions').click();
  await expect(menu.getByRole('button')).toHaveCount(0);
  const twin = menu.getByRole('link', {name: 'View as Markdown'});
  await expect(twin).toHaveAttribute('href', '/docs/interpolate.md');
  await new Navbar(page).goToApi();
  await expectHeading(page);
});

test('F4 without scripts the menus of the navbar open', async ({page}) => {
  const navbar = new Navbar(page);
  for (const [label, entry] of [
    ['Products', /^Player/],
    ['Resources', /^Learn/],
    ['Commercial', /^License/],
  ] as const) {
    await page.goto('/docs/');
    await expect(navbar.openMenu).toHaveCount(0);
    await navbar.dropdown(label).focus();
    const link = navbar.openMenu.getByRole('link', {name: entry});
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeVisible();
    const target = await link.getAttribute('href');
    await link.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  }
});

test('F4 without scripts all tab panels are shown', async ({page}) => {
  for (const path of ['/', '/docs/', '/docs/player/installation/']) {
    await page.goto(path);
    const panels = page.locator('[role="tabpanel"]');
    const count = await panels.count();
    expect(count, path).toBeGreaterThan(1);
    await expect(panels.filter({visible: true}), path).toHaveCount(count);
  }
});

test('without scripts the code is there, and no types are asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/spring/');
  const block = page
    .getByRole('article')
    .locator('.theme-code-block')
    .filter({hasText: 'src/PopIn.tsx'});
  await block.hover();
  await expect(block.locator('code')).toContainText('useVideoConfig()');
  expect(asked.filter((url) => url.includes('/code-types/'))).toEqual([]);
});

test('without scripts the search leads to the sections', async ({page}) => {
  await page.goto('/docs/');
  await new Navbar(page).search.click();
  await expect(page).toHaveURL('/search/');
  for (const [name, href] of [
    ['guides', '/docs/'],
    ['API reference', '/docs/api/'],
    ['blog', '/blog/'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', {name});
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
});

test('without scripts the API overview unfolds', async ({page}) => {
  await page.goto('/docs/api/');
  const main = page.getByRole('main');
  const link = main.getByRole('link', {name: 'interpolate', exact: true});
  await expect(link).toHaveCount(0);
  await main
    .getByText(/^\d+ names$/)
    .first()
    .click();
  await expect(link).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeHidden();
  await expect(main.getByRole('combobox')).toBeHidden();
});

test('without scripts the overview of a long page is a table', async ({
  page,
}) => {
  await page.goto('/docs/cli/render/');
  const table = page.getByRole('region', {name: 'Table: Overview'});
  await expect(table.getByRole('row', {name: /^--width number/})).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  await page.setViewportSize({width: 375, height: 800});
  await expect(table).toBeHidden();
  await page.getByText(/^Overview of \d+ names$/).click();
  await expect(table).toBeVisible();
});

test('without scripts the list of releases is whole', async ({page}) => {
  await page.goto('/docs/releases/');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', {level: 2, name: /^4\.0\.\d+/}).first(),
  ).toBeVisible();
  await expect(main.getByRole('combobox')).toBeHidden();
});

test('F4 without scripts nothing is shown on a phone that does not work', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  for (const path of [
    '/',
    '/docs/',
    '/docs/interpolate/',
    '/docs/api/',
    '/blog/4-0/',
    '/search/',
    '/templates/',
    '/404.html',
  ]) {
    await page.goto(path);
    const dead = page
      .locator('button, input, select, textarea, [role="button"]:not(a)')
      .filter({visible: true});
    expect(await dead.allInnerTexts(), path).toEqual([]);
  }
  await page.goto('/docs/');
  await page.getByRole('link', {name: 'Pages of this site'}).click();
  const map = page.getByRole('navigation', {name: 'Footer'});
  await expect(map).toBeInViewport();
  await page.goto('/search/');
  // The test's browser runs no scripts, but parses as if it did.
  const html = await (await page.request.get('/search/')).text();
  expect(html).toContain('<noscript>The search needs JavaScript.</noscript>');
});
