import {
  expect,
  test,
  type APIRequestContext,
  type Page,
} from '@playwright/test';
import {openPage} from './support/openPage';
import {MISSING_PATH} from './support/pageKinds';
import {watchPage, type PageWatch} from './support/watchPage';

/**
 * Parts of the site by the start of their addresses, and the number of tests
 * that share their pages; the rest is one more.
 */
const SECTIONS = [
  ['/docs/', 20],
  ['/blog/', 3],
  ['/templates/', 1],
  ['/experts/', 1],
] as const;

/** Time for one page, in milliseconds, on a machine that is busy. */
const TIME_PER_PAGE = 10_000;

/** Longest description that search engines and cards show in full. */
const DESCRIPTION_LIMIT = 160;

/** Pages that the sitemap leaves out on purpose. */
const UNLISTED = ['/search/', '/ai-embed/'];

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const xml = await response.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths).toContain('/');
  expect(new Set(paths).size, 'addresses without repetition').toBe(
    paths.length,
  );
  return paths;
}

async function findProblems(
  page: Page,
  watch: PageWatch,
  path: string,
  expectedStatus: number,
): Promise<string[]> {
  watch.clear();
  const problems: string[] = [];
  const response = await openPage(page, path);
  const status = response?.status();
  if (status !== expectedStatus) {
    problems.push(`status ${status ?? 'unknown'}`);
  }
  const headings = await page.getByRole('heading', {level: 1}).count();
  if (headings !== 1) {
    problems.push(`${headings} first-level headings`);
  }
  if ((await page.title()).trim() === '') {
    problems.push('no title');
  }
  const descriptions = await page
    .locator('meta[name="description"]')
    .evaluateAll((tags) =>
      tags.map((tag) => tag.getAttribute('content')?.trim() ?? ''),
    );
  if (descriptions.length !== 1) {
    problems.push(`${descriptions.length} descriptions`);
  }
  for (const description of descriptions) {
    if (description === '' || description.length > DESCRIPTION_LIMIT) {
      problems.push(`description of ${description.length} characters`);
    }
  }
  const seen = watch.all().filter(
    // The browser itself reports the status of the page that was asked for.
    (line) =>
      expectedStatus === 200 ||
      !(line.includes(`status of ${expectedStatus}`) && line.includes(path)),
  );
  return [...problems, ...seen].map((problem) => `${path}: ${problem}`);
}

async function expectSoundPages(
  page: Page,
  paths: readonly string[],
): Promise<void> {
  expect(paths).not.toEqual([]);
  test.setTimeout(TIME_PER_PAGE * paths.length);
  const watch = await watchPage(page);
  const problems: string[] = [];
  for (const path of paths) {
    problems.push(...(await findProblems(page, watch, path, 200)));
  }
  expect(problems).toEqual([]);
}

/**
 * Pages of a section are shared out by position, so that no test takes long and
 * two run side by side.
 */
for (const [section, shares] of SECTIONS) {
  for (let share = 0; share < shares; share++) {
    test(`every page under ${section} opens with one heading, a title, a description and a silent console (${share + 1} of ${shares})`, async ({
      page,
      request,
    }) => {
      const paths = await readSitemap(request);
      await expectSoundPages(
        page,
        paths
          .filter((path) => path.startsWith(section))
          .filter((_, at) => at % shares === share),
      );
    });
  }
}

test('every other page opens with one heading, a title, a description and a silent console', async ({
  page,
  request,
}) => {
  const paths = await readSitemap(request);
  await expectSoundPages(
    page,
    paths.filter((path) => !SECTIONS.some(([start]) => path.startsWith(start))),
  );
});

test('pages that no search engine should list are sound as well, and stay out of the sitemap', async ({
  page,
  request,
}) => {
  const paths = await readSitemap(request);
  expect(paths.filter((path) => UNLISTED.includes(path))).toEqual([]);
  await expectSoundPages(page, UNLISTED);
});

test('an address that leads nowhere answers 404 with a page that is sound otherwise', async ({
  page,
}) => {
  const watch = await watchPage(page);
  expect(await findProblems(page, watch, MISSING_PATH, 404)).toEqual([]);
  await expect(
    page.getByRole('heading', {level: 1, name: 'Page Not Found'}),
  ).toBeVisible();
});

test('a site without outside services adds none of their scripts', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await openPage(page, '/docs/');
  await page.waitForLoadState('networkidle');
  expect(watch.outside).toEqual([]);
  expect(
    await page.evaluate(() => 'gtag' in window || 'dataLayer' in window),
  ).toBe(false);
  await expect(page.locator('script[data-ask-ai]')).toHaveCount(0);
});
