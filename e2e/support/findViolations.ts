import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

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

async function analyze(page: Page, rules: RunOnly): Promise<string[]> {
  // Elements that pass are thousands, and would be described one by one.
  const options = {resultTypes: ['violations' as const], runOnly: rules};
  const {violations} = await new AxeBuilder({page}).options(options).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const details = failureSummary.replace(/\s+/g, ' ');
      return `${id} at ${target.join(' ')}: ${details}`;
    }),
  );
}

/** What the accessibility rules find on the page as it is, one line each. */
export function findViolations(page: Page): Promise<string[]> {
  return analyze(page, {type: 'tag', values: TAGS});
}

/**
 * Finds the same in light and in dark, on a page whose colors are at rest. In
 * dark it applies the rules that look at colors: the others look at the elements,
 * and those stay, as the page is not loaded anew.
 */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const inLight = await findViolations(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const inDark = await analyze(page, {type: 'rule', values: COLOR_RULES});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(root).toHaveAttribute('data-theme', 'light');
  return [...inLight, ...inDark.map((line) => `in dark: ${line}`)];
}
