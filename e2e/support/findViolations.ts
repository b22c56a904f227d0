import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {markTextLooks} from './markTextLooks';
import {waitForHydration} from './openPage';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The rules among those above that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]>;

async function analyze(
  page: Page,
  part: string,
  rules: Rules,
): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .include(part)
    // Elements that pass are thousands, and would be described one by one.
    .options({resultTypes: ['violations'], ...rules})
    // Results of the frames of a page are put together in a second one, which
    // takes more than half of the time. No page here has frames of other hosts.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const details = failureSummary.replace(/\s+/g, ' ');
      return `${id} at ${target.join(' ')}: ${details}`;
    }),
  );
}

/** What the rules find that look at colors, on one text of each look. */
async function analyzeColors(page: Page, part: string): Promise<string[]> {
  const marked = await markTextLooks(page, part);
  return analyze(page, marked, {runOnly: {type: 'rule', values: COLOR_RULES}});
}

/**
 * What the accessibility rules find on the page as it is, one line each.
 *
 * @param part selector of what has changed on a page that was looked at before:
 *   a look at every element of a long page takes seconds
 */
export async function findViolations(
  page: Page,
  part = 'html',
): Promise<string[]> {
  const others = Object.fromEntries(
    COLOR_RULES.map((rule) => [rule, {enabled: false}]),
  );
  return [
    ...(await analyze(page, part, {
      runOnly: {type: 'tag', values: TAGS},
      rules: others,
    })),
    ...(await analyzeColors(page, part)),
  ];
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
  const inDark = await analyzeColors(page, part);
  await turn(page, 'light');
  return [...inLight, ...inDark.map((line) => `in dark: ${line}`)];
}
