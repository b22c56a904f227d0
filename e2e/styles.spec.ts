// That each page has the rules it needs, of style sheets that are cut and divided.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test, type Page} from '@playwright/test';
import {followAddress} from './support/followAddress';
import {openPage, waitForHydration} from './support/openPage';
import {holdPageCode} from './support/pageCode';
import {MISSING_PATH, pageKinds} from './support/pageKinds';
import {readShifts} from './support/readShifts';
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

/** Rules that the site's own sheet replaces, state by state. */
const REPLACED = ['primary', 'secondary'].map(
  (kind) => `:where(.button--${kind}):not(.button--outline):hover`,
);

/**
 * Runs in the page: the selectors of that sheet that none of the page's own sheets
 * has, and that fit an element of it, in whichever state.
 */
function findLostSelectors(css: string): string[] {
  const selectorsOf = ({cssRules}: CSSStyleSheet | CSSGroupingRule): string[] =>
    [...cssRules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule
        ? rule.selectorText.split(/,\s*(?![^(]*\))/)
        : []),
      ...('cssRules' in rule ? selectorsOf(rule as CSSGroupingRule) : []),
    ]);
  const whole = new CSSStyleSheet();
  whole.replaceSync(css);
  const kept = new Set([...document.styleSheets].flatMap(selectorsOf));
  const states = /::?(?:hover|focus|active|before|after|placeholder|-)[\w-]*/g;
  return [...new Set(selectorsOf(whole))].filter((selector) => {
    const anyState = selector.replace(states, '') || '*';
    return !kept.has(selector) && document.querySelector(anyState) !== null;
  });
}

/**
 * Opens a page at rest: nothing moves, nothing plays by itself, and all is laid out,
 * as from the first key on.
 */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

test('no page lacks a rule that was left out', async ({page}) => {
  test.setTimeout(180_000);
  const lost: string[] = [];
  for (const {path} of pageKinds) {
    await openStill(page, path);
    const found = await page.evaluate(findLostSelectors, infima);
    lost.push(
      ...found
        .filter((selector) => !REPLACED.includes(selector))
        .map((selector) => `${path}: ${selector}`),
    );
  }
  expect(lost).toEqual([]);
});

test('the rules that were left out would be seen', async ({page}) => {
  await openStill(page, MISSING_PATH);
  await page
    .getByRole('heading', {level: 1})
    .evaluate((heading) => heading.classList.add('text--uppercase'));
  expect(await page.evaluate(findLostSelectors, infima)).toEqual([
    '.text--uppercase',
  ]);
});

/** A page of each set of style sheets. */
const PATHS = ['/', '/docs/spring/', '/templates/', '/blog/4-0/', '/search/'];

test('a page looks the same however a visitor came to it', async ({page}) => {
  test.setTimeout(120_000);
  const heading = page.getByRole('heading', {level: 1});
  const fresh = new Map<string, readonly ElementStyle[]>();
  const headings = new Map<string, string>();
  for (const path of PATHS) {
    await openStill(page, path);
    fresh.set(path, await readStyles(page, 'main'));
    headings.set(path, await heading.innerText());
  }
  const changed: string[] = [];
  await openStill(page, '/about/');
  // Twice, so that each page comes after all others.
  for (const path of [...PATHS, ...PATHS]) {
    await followAddress(page, path);
    await expect(heading).toHaveText(headings.get(path) ?? '', {
      useInnerText: true,
    });
    await page.waitForLoadState('networkidle');
    const found = compareStyles(
      fresh.get(path) ?? [],
      await readStyles(page, 'main'),
    );
    changed.push(...found.map((line) => `${path}: ${line}`));
  }
  expect(changed).toEqual([]);
});

test('a typeface that comes late moves nothing until the next page', async ({
  page,
}) => {
  const typeface = await holdPageCode(page, '**/instrument-sans-*.woff2');
  const heading = page.getByRole('heading', {level: 1});
  const isStandIn = (): Promise<boolean> =>
    heading.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const {width} = text.getBoundingClientRect();
      element.style.fontFamily = "'Instrument Sans Fallback'";
      const standInWidth = text.getBoundingClientRect().width;
      element.style.fontFamily = '';
      return width === standInWidth;
    });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  // In this window a table at the end of it is moved by a paragraph above.
  await page.setViewportSize({width: 1350, height: 900});
  await page.goto('/docs/', {waitUntil: 'commit'});
  await expect(heading).toBeVisible();
  // Browsers wait for the typeface for 100 ms.
  await page.waitForTimeout(500);
  typeface.release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await readShifts(page)).toEqual([]);
  expect(await isStandIn()).toBe(true);
  // Not the file with rare characters instead, which is larger.
  expect(asked.filter((url) => url.includes('-normal'))).toEqual([]);

  await waitForHydration(page);
  await followAddress(page, '/docs/interpolate/');
  await expect(heading).toHaveText('interpolate()');
  expect(await isStandIn()).toBe(false);
});
