import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** What the accessibility rules find on the page as it is, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const details = failureSummary.replace(/\s+/g, ' ');
      return `${id} at ${target.join(' ')}: ${details}`;
    }),
  );
}
