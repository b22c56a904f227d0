// That each page has the rules it needs, of style sheets that are cut and divided.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test, type Page} from '@playwright/test';
import {followAddress} from './support/followAddress';
import {openPage} from './support/openPage';
import {MISSING_PATH, pageKinds} from './support/pageKinds';
import {
  compareStyles,
  readStyles,
  type ElementStyle,
} from './support/readStyles';

/** All that the theme's style sheet has, before anything is left out of it. */
const infima = fs.readFileSync(
  createRequire(__filename).resolve('infima/dist/css/default/default.css'),
  'utf8',
);

/**
 * Adds all of it to a page, before its own styles, which win where both say
 * something: what changes had lost a rule.
 */
function addInfima(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const style = document.createElement('style');
    style.textContent = `@layer docusaurus.infima {${css}}`;
    document.head.prepend(style);
  }, infima);
}

/** Opens a page at rest: nothing moves, and nothing plays by itself. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
}

for (const [name, width] of [
  ['large', 1280],
  ['small', 375],
] as const) {
  test(`no page in a ${name} window lacks a rule that was left out`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await page.setViewportSize({width, height: 900});
    const lost: string[] = [];
    for (const {path} of pageKinds) {
      await openStill(page, path);
      const before = await readStyles(page);
      await addInfima(page);
      const found = compareStyles(before, await readStyles(page));
      lost.push(...found.map((line) => `${path}: ${line}`));
    }
    expect(lost).toEqual([]);
  });
}

test('the rules that were left out would be seen', async ({page}) => {
  await openStill(page, MISSING_PATH);
  const before = await readStyles(page);
  await page
    .getByRole('heading', {level: 1})
    .evaluate((heading) => heading.classList.add('text--uppercase'));
  await addInfima(page);
  expect(compareStyles(before, await readStyles(page))).not.toEqual([]);
});

/** A page of each set of style sheets. */
const PATHS = ['/', '/docs/spring/', '/templates/', '/blog/4-0/', '/search/'];

test('a page looks the same however a visitor came to it', async ({page}) => {
  test.setTimeout(120_000);
  const fresh = new Map<string, readonly ElementStyle[]>();
  for (const path of PATHS) {
    await openStill(page, path);
    fresh.set(path, await readStyles(page, 'main'));
  }
  const changed: string[] = [];
  await openStill(page, '/about/');
  // Twice, so that each page comes after all others.
  for (const path of [...PATHS, ...PATHS]) {
    await followAddress(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`[^/]${path}$`),
    );
    await page.waitForLoadState('networkidle');
    const found = compareStyles(
      fresh.get(path) ?? [],
      await readStyles(page, 'main'),
    );
    changed.push(...found.map((line) => `${path}: ${line}`));
  }
  expect(changed).toEqual([]);
});
