import {gzipSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import {budgets, type Budget} from './budgets';
import {findScriptsWith} from './support/builtScripts';
import {openPage} from './support/openPage';

type Kind = 'script' | 'style';

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'script',
  stylesheet: 'style',
};

/**
 * Opens a page and adds up what it loads until the network is idle, each file
 * as it would travel compressed, and tells the paths of the scripts. Files that
 * are only prefetched have another type of request and do not count; styles that
 * the page itself holds do.
 */
async function measureFirstLoad(
  page: Page,
  path: string,
): Promise<Budget & {readonly scripts: readonly string[]}> {
  const sizes: Record<Kind, Map<string, Promise<number>>> = {
    script: new Map(),
    style: new Map(),
  };
  const weigh = (response: Response): void => {
    const kind = KINDS[response.request().resourceType()];
    if (kind && response.status() === 200) {
      const size = response
        .body()
        .then((body) => gzipSync(body, {level: 9}).length);
      sizes[kind].set(response.url(), size);
    }
  };
  page.on('response', weigh);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  // What comes from now on would be read when the test has ended.
  page.off('response', weigh);
  const sum = async (kind: Kind): Promise<number> =>
    (await Promise.all(sizes[kind].values())).reduce(
      (total, size) => total + size,
      0,
    );
  const held = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map(({textContent}) => textContent));
  return {
    script: await sum('script'),
    style: (await sum('style')) + gzipSync(held.join('\n'), {level: 9}).length,
    scripts: [...sizes.script.keys()].map((url) => new URL(url).pathname),
  };
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first load of ${path} stays within budget`, async ({page}) => {
    // What plays by itself is loaded later, and counted below.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const measured = await measureFirstLoad(page, path);
    // A measurement of nothing would fit every budget.
    expect(measured.script).toBeGreaterThan(0);
    expect(measured.style).toBeGreaterThan(0);
    expect
      .soft(measured.script, 'bytes of script')
      .toBeLessThanOrEqual(budget.script);
    expect
      .soft(measured.style, 'bytes of style')
      .toBeLessThanOrEqual(budget.style);
    // It may be the largest paint.
    await expect(page.locator('main img').first()).not.toHaveAttribute(
      'loading',
      'lazy',
    );
  });

  test(`what ${path} loads when idle stays within budget`, async ({
    browser,
  }) => {
    const [first, all] = await Promise.all(
      (['reduce', 'no-preference'] as const).map(async (reducedMotion) => {
        const page = await browser.newPage({reducedMotion});
        const measured = await measureFirstLoad(page, path);
        await page.close();
        return measured.script;
      }),
    );
    const idle = 'idle' in budget ? budget.idle : 0;
    expect((all ?? NaN) - (first ?? NaN)).toBeLessThanOrEqual(idle);
  });
}

const PAGES = ['/docs/', '/docs/license/', '/about/', '/blog/', '/learn/'];

/** Text in code that few visitors need, as it is in the files of the build. */
const RARE_CODE = {
  'the Player': /__remotion_buffering_indicator/,
  'the search dialog': /DocSearch-Modal/,
  'the search engine': /headings of the search index are damaged/,
  'a form': /role:"search"/,
  'the highlighter': /lookbehind:/,
} as const;

test('shared scripts hold no code that few need', async ({context}) => {
  const loaded = await Promise.all(
    PAGES.map(async (path) => measureFirstLoad(await context.newPage(), path)),
  );
  const shared = loaded
    .flatMap(({scripts}) => scripts)
    .filter((path, index, all) => all.indexOf(path) < index);
  // The runtime, the main bundle and the frame of the documentation.
  expect(new Set(shared).size).toBeGreaterThan(2);
  for (const [what, pattern] of Object.entries(RARE_CODE)) {
    const holders = findScriptsWith(pattern);
    expect(holders, `files with code of ${what}`).not.toEqual([]);
    expect(
      holders.filter((path) => shared.includes(path)),
      what,
    ).toEqual([]);
  }
});

test('what most of a page follows changes in a transition', async ({page}) => {
  const {scripts} = await measureFirstLoad(page, '/docs/interpolate/');
  // Without it, hydration ends in one long task.
  const holders = findScriptsWith(/startTransition\)\(\(\)=>/);
  expect(holders).toHaveLength(1);
  expect(scripts).toEqual(expect.arrayContaining(holders));
});
