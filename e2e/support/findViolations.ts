import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {waitForHydration} from './openPage';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

type RunOnly = {readonly type: 'tag' | 'rule'; values: string[]};

/** The rules among those above that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function analyze(
  page: Page,
  part: string,
  rules: RunOnly,
): Promise<string[]> {
  // Elements that pass are thousands, and would be described one by one.
  const options = {resultTypes: ['violations' as const], runOnly: rules};
  const {violations} = await new AxeBuilder({page})
    .include(part)
    .options(options)
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const details = failureSummary.replace(/\s+/g, ' ');
      return `${id} at ${target.join(' ')}: ${details}`;
    }),
  );
}

/**
 * What the accessibility rules find on the page as it is, one line each.
 *
 * @param part selector of what has changed on a page that was looked at before:
 *   a look at every element of a long page takes many seconds
 */
export function findViolations(page: Page, part = 'html'): Promise<string[]> {
  return analyze(page, part, {type: 'tag', values: TAGS});
}

async function turn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  if ((await page.locator('nav.navbar').count()) === 0) {
    // Without the frame of the site, a page reads the mode when it is loaded.
    await page.reload();
    await waitForHydration(page);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/**
 * Finds the same in light and in dark, on a page that is opened in light and whose
 * colors are at rest. In dark it applies the rules that look at colors: the others
 * look at the elements, which are the same ones.
 */
export async function findViolationsInBothModes(
  page: Page,
  part = 'html',
): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const inLight = await findViolations(page, part);
  await turn(page, 'dark');
  const inDark = await analyze(page, part, {
    type: 'rule',
    values: COLOR_RULES,
  });
  await turn(page, 'light');
  return [...inLight, ...inDark.map((line) => `in dark: ${line}`)];
}
