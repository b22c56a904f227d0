// Other ways to write the address of a page, and addresses that are malformed.
import {expect, test} from '@playwright/test';
import {Navbar} from './pages/Navbar';
import {expectColorMode} from './support/expectColorMode';
import {expectHeading, expectNoCrash} from './support/expectHeading';
import {openPage, waitForHydration} from './support/openPage';
import {watchPage} from './support/watchPage';

test('a page has other addresses, and ends at one', async ({page}) => {
  const watch = watchPage(page);
  // A host that serves the page at both addresses, as most do.
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      const url = new URL(route.request().url());
      url.pathname = url.pathname.replace(/(?:index)?\.html$/, '/');
      await route.fulfill({
        response: await route.fetch({url: url.href.replace(/\/+$/, '/')}),
      });
    },
  );
  for (const [address, clean, heading] of [
    ['/index.html', '/', /^Make videos/],
    ['/docs/interpolate/index.html', '/docs/interpolate/', 'interpolate()'],
    ['/docs/interpolate.html', '/docs/interpolate/', 'interpolate()'],
    [
      '/docs/index.html?a=1#create-a-project',
      '/docs/?a=1#create-a-project',
      'Getting started',
    ],
    ['/blog/4-0.html?a=1#top', '/blog/4-0/?a=1#top', /^Remotion 4\.0/],
    ['/docs/interpolate', '/docs/interpolate/', 'interpolate()'],
  ] as const) {
    await test.step(`${address} is ${clean}`, async () => {
      await page.goto(address);
      await expect(page).toHaveURL(clean);
      await waitForHydration(page);
      const h1 = page.getByRole('heading', {level: 1});
      await expect(h1).toHaveText(heading, {useInnerText: true});
      await expect(h1).toHaveCount(1);
      await expect(page).not.toHaveTitle(/Not Found/);
      expect(watch.all()).toEqual([]);
    });
  }
  // The clean address is the one in the history.
  await page.goto('/blog/4-0.html?a=1#top');
  await waitForHydration(page);
  await new Navbar(page).link('Docs').click();
  await expectHeading(page, 'Getting started');
  await page.goBack();
  await expect(page).toHaveURL('/blog/4-0/?a=1#top');
  await expectHeading(page, /^Remotion 4\.0/);
  expect(watch.all()).toEqual([]);
});

test('variants of an address that are answered with the not-found page print no error', async ({
  page,
  baseURL,
}) => {
  const {origin} = new URL(baseURL ?? '');
  const watch = watchPage(page);
  const body = await (await page.request.get('/404.html')).body();
  for (const [path, heading] of [
    ['/Docs/Interpolate/', 'interpolate()'],
    ['/BLOG/4-0', /^Remotion 4\.0/],
    ['/docs/%69nterpolate/', 'interpolate()'],
    ['/docs/interpolate%20/', 'Page Not Found'],
    ['/docs/%20interpolate', 'Page Not Found'],
  ] as const) {
    await page.route(`${origin}${path}`, (route) =>
      route.fulfill({contentType: 'text/html', body}),
    );
    await openPage(page, path);
    await expectHeading(page, heading);
    await page.waitForLoadState('networkidle');
    expect(watch.all(), path).toEqual([]);
  }
});

test('F9: a malformed hash changes nothing', async ({page}) => {
  const watch = watchPage(page);
  for (const hash of ['#50%', '#%E0%A4%A']) {
    await openPage(page, `/docs/interpolate/${hash}`);
    await expectNoCrash(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // A heading is still found.
    await page
      .getByRole('link', {name: 'Example', exact: true})
      .first()
      .click();
    await expect(page).toHaveURL(/#example$/);
    await expect(
      page.getByRole('heading', {name: 'Example'}).first(),
    ).toBeInViewport();

    // What the address bar does with an address that differs in its hash.
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    await expectNoCrash(page);
    await page.keyboard.press('Home');
    await new Navbar(page).goToApi();
    await expectHeading(page, /^API/);
    // Another hash alone would not load the page anew.
    await page.goto('about:blank');
  }
  expect(watch.all()).toEqual([]);
});

test('F10: a malformed path shows the not-found page', async ({
  page,
  baseURL,
}) => {
  const path = '/docs/%E0%A4%A';
  const {origin} = new URL(baseURL ?? '');
  const {errors} = watchPage(page);
  // A file host answers with the page for addresses that lead nowhere; the one of
  // these tests has a text of its own.
  const body = await (await page.request.get('/404.html')).body();
  await page.route(`${origin}${path}`, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body}),
  );
  await page.emulateMedia({colorScheme: 'light'});
  const navbar = await Navbar.open(page, path);
  await expectHeading(page, 'Page Not Found');
  await navbar.colorToggle.click();
  await expectColorMode(page, 'dark');
  await navbar.goToApi();
  await expectHeading(page, /^API/);
  expect(errors).toEqual([]);
});

test('F15: only light and dark are themes, also in addresses', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/docs/?docusaurus-theme=zzz');
  await expectColorMode(page, 'light');
  await new Navbar(page).colorToggle.click();
  await expectColorMode(page, 'dark');
  await openPage(page, '/about/?docusaurus-theme=light');
  await expectColorMode(page, 'light');
  await openPage(page, '/contact/?docusaurus-theme=dark');
  await expectColorMode(page, 'dark');
  expect(watch.all()).toEqual([]);
});

test('F15: an address cannot write attributes into the page', async ({
  page,
}) => {
  async function readRootAttributes(path: string): Promise<string[]> {
    await openPage(page, path);
    return page
      .locator('html')
      .evaluate((root) =>
        Array.from(root.attributes, ({name, value}) => `${name}=${value}`),
      );
  }
  const before = await readRootAttributes('/docs/?keep=1');
  expect(
    await readRootAttributes(
      '/docs/?docusaurus-data-x=1&docusaurus-data-has-hydrated=no&keep=1',
    ),
  ).toEqual(before);
  expect(new URL(page.url()).searchParams.get('keep')).toBe('1');
});
