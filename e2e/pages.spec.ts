import {
  expect,
  test,
  type APIRequestContext,
  type Page,
} from '@playwright/test';
import {findMistakesInPage, findMistakesInSource} from './support/findMistakes';
import {findOverflowAtAllWidths} from './support/findOverflow';
import {findUnmarkedStates} from './support/findUnmarkedStates';
import {findViolationsInBothModes} from './support/findViolations';
import {openPage, waitForFrames} from './support/openPage';
import {MISSING_PATH, pageKinds} from './support/pageKinds';
import {readShifts} from './support/readShifts';
import {openWatched, type PageWatch, watchPage} from './support/watchPage';

/** Longest description that search engines and cards show in full. */
const DESCRIPTION_LIMIT = 160;

/** Size of a social card in pixels, and the most bytes that one may have. */
const CARD_SIZE = [1200, 630];
const CARD_LIMIT = 100_000;

/** What every page has in the bar of the browser: its own name and that of the site. */
const TITLE = /^\S.* \| Remotion$/;

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

/** Opens a page and says what is not sound about it, one line each. */
async function findProblems(
  page: Page,
  watch: PageWatch,
  path: string,
): Promise<string[]> {
  const expectedStatus = path === MISSING_PATH ? 404 : 200;
  const problems: string[] = [];
  const response = await openPage(page, path);
  // Title and tags of the head are set once more before the next frame.
  await waitForFrames(page);
  const status = response?.status();
  if (status !== expectedStatus) {
    problems.push(`status ${status ?? 'unknown'}`);
  }
  const headings = await page.getByRole('heading', {level: 1}).count();
  if (headings !== 1) {
    problems.push(`${headings} first-level headings`);
  }
  const title = await page.title();
  if (!TITLE.test(title)) {
    problems.push(`the title "${title}"`);
  }
  const descriptions = await page.locator('meta[name="description"]').count();
  if (descriptions !== 1) {
    problems.push(`${descriptions} descriptions`);
  }
  const mistakes = new Set([
    ...(await findMistakesInSource(page, (await response?.text()) ?? '')),
    ...(await findMistakesInPage(page)),
  ]);
  problems.push(...mistakes);
  const seen = watch.all().filter(
    // The browser itself reports the status of the page that was asked for.
    (line) =>
      expectedStatus === 200 ||
      !(line.includes(`status of ${expectedStatus}`) && line.includes(path)),
  );
  return [...problems, ...seen].map((problem) => `${path}: ${problem}`);
}

type Outline = {
  readonly path: string;
  readonly status: number;
  readonly headings: number;
  readonly title: string;
  readonly descriptions: readonly string[];
  /** What the page would take from another host as it is opened. */
  readonly embedded: readonly string[];
  /** The social card: what its tags and the file say. */
  readonly card: {
    readonly alts: readonly string[];
    readonly images: readonly string[];
    readonly stated: readonly number[];
    /** Width and height of a PNG; nothing of another file. */
    readonly size: readonly number[];
    readonly bytes: number;
  };
  /** Links in the content that lead to the page itself, without saying so. */
  readonly ownLinks: number;
};

/** Runs in a page of the site: what the server sends, before any script. */
async function readOutlines(paths: readonly string[]): Promise<Outline[]> {
  const outlines: Outline[] = [];
  for (const path of paths) {
    const response = await fetch(path);
    const html = await response.text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const contentOf = (name: string): string =>
      page.querySelector<HTMLMetaElement>(
        `meta[property="${name}"], meta[name="${name}"]`,
      )?.content ?? '';
    const image = contentOf('og:image');
    const {pathname, search} = new URL(image, 'https://no-card');
    const file = new DataView(
      await (await fetch(pathname + search)).arrayBuffer(),
    );
    const isPng = file.byteLength > 24 && file.getUint32(0) === 0x89504e47;
    outlines.push({
      path,
      status: response.status,
      headings: page.querySelectorAll('h1').length,
      title: page.title.trim(),
      descriptions: [
        ...page.querySelectorAll<HTMLMetaElement>('meta[name="description"]'),
      ].map(({content}) => content.trim()),
      embedded: [
        ...page.querySelectorAll('[src], [poster], object[data], link[as]'),
      ].flatMap((element) =>
        ['src', 'poster', 'data', 'href'].flatMap((name) => {
          const address = element.getAttribute(name) ?? '';
          const {protocol, origin} = new URL(address, location.href);
          return protocol.startsWith('http') && origin !== location.origin
            ? address
            : [];
        }),
      ),
      card: {
        alts: [contentOf('og:image:alt'), contentOf('twitter:image:alt')],
        images: [image, contentOf('twitter:image')],
        stated: [
          Number(contentOf('og:image:width')),
          Number(contentOf('og:image:height')),
        ],
        size: isPng ? [file.getUint32(16), file.getUint32(20)] : [],
        bytes: file.byteLength,
      },
      ownLinks: page.querySelectorAll(
        `main a[href="${path}"]:not([aria-current])`,
      ).length,
    });
  }
  return outlines;
}

// That no page writes to the console is seen by npm run check:console.
test('F18: every page has one heading, title, text and social card, and embeds nothing of another host', async ({
  page,
  request,
}) => {
  // It reads some 260 MB.
  test.setTimeout(240_000);
  const paths = await readSitemap(request);
  expect(paths.filter((path) => UNLISTED.includes(path))).toEqual([]);
  await openPage(page, '/');
  const count = paths.filter((path) => path.startsWith('/docs/')).length;
  await expect
    .soft(page.locator('dl > div', {hasText: 'pages of documentation'}))
    .toContainText(`${count}`);
  const outlines = await page.evaluate(readOutlines, paths);
  expect(outlines).toHaveLength(paths.length);
  const unsound = outlines.filter(
    ({
      status,
      headings,
      title,
      descriptions: [description = '', ...more],
      embedded,
      ownLinks,
    }) =>
      embedded.length > 0 ||
      ownLinks > 0 ||
      status !== 200 ||
      headings !== 1 ||
      !TITLE.test(title) ||
      description === '' ||
      description.length > DESCRIPTION_LIMIT ||
      more.length > 0,
  );
  expect(unsound).toEqual([]);
  const withoutCard = outlines.filter(
    ({card: {alts, images, stated, size, bytes}}) =>
      alts[0]?.length === 0 ||
      alts[0] !== alts[1] ||
      !/^https:.*\.png\?v=\w+$/.test(images[0] ?? '') ||
      images[0] !== images[1] ||
      String(stated) !== String(CARD_SIZE) ||
      String(size) !== String(CARD_SIZE) ||
      bytes > CARD_LIMIT,
  );
  expect(withoutCard).toEqual([]);
  const images = outlines.map(({card}) => card.images[0]);
  expect(new Set(images).size, 'a card of its own').toBe(paths.length);
  // Each of the three blogs has a list of its authors, under the same title.
  const titles = outlines
    .filter(({path}) => !path.endsWith('/authors/'))
    .map(({title}) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

for (const {name, path} of pageKinds) {
  test(`the ${name} is sound, accessible and fits`, async ({page}) => {
    // The rules look at every element of the page.
    test.setTimeout(180_000);
    const watch = watchPage(page);
    // Colors that are at rest can be measured.
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect.soft(await findProblems(page, watch, path)).toEqual([]);
    expect.soft(await findUnmarkedStates(page)).toEqual([]);
    expect.soft(await readShifts(page)).toEqual([]);
    // With the color mode of the system browsers choose their fonts anew, so a
    // typeface that came too late for the page may move it from here on.
    expect.soft(await findViolationsInBothModes(page)).toEqual([]);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect.soft(await findOverflowAtAllWidths(page)).toEqual([]);
  });
}

test('pages that redirect are sound HTML', async ({page, request}) => {
  for (const path of ['/api/', '/discord/']) {
    const source = await (await request.get(path)).text();
    expect(source).toContain('http-equiv="refresh"');
    expect.soft(await findMistakesInSource(page, source), path).toEqual([]);
  }
});

test('a site without outside services adds no scripts', async ({page}) => {
  const watch = await openWatched(page, '/docs/');
  await page.waitForLoadState('networkidle');
  expect(watch.outside).toEqual([]);
  expect(
    await page.evaluate(() => 'gtag' in window || 'dataLayer' in window),
  ).toBe(false);
  await expect(page.locator('script[data-ask-ai]')).toHaveCount(0);
});
