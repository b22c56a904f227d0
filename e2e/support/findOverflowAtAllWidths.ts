import type {Page} from '@playwright/test';
import {findOverflow} from './findOverflow';
import {waitForFrames} from './waitForFrames';

const HEIGHT = 900;

/** From the smallest phone to a desktop; 996 is where the layout changes. */
const WIDTHS = [320, 375, 768, 996, 997, 1280, 1440] as const;

/** What reaches out of the page in windows of every width, one line each. */
export async function findOverflowAtAllWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: HEIGHT});
    // The theme swaps its menus in a resize handler: one frame for the event,
    // one for what is drawn after it.
    await waitForFrames(page);
    problems.push(
      ...(await findOverflow(page)).map((problem) => `${width}px: ${problem}`),
    );
  }
  return problems;
}
