import type {Page} from '@playwright/test';
import {waitForFrames} from './openPage';

/**
 * What has moved since the page began to load, other than by what the visitor
 * did: how far, as browsers score it, and the first element or text of it.
 */
export async function readShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluateHandle(() => {
    const lines: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput, sources} = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly {readonly node: Node | null}[];
        };
        const node = sources.find((source) => source.node)?.node;
        // The playhead of the page, which follows the scrolling, has no node.
        if (node && !hadRecentInput) {
          const start =
            node instanceof Element ? node.outerHTML : node.nodeValue;
          lines.push(`${value.toFixed(4)}: ${start?.slice(0, 80)}`);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
    return lines;
  });
  await waitForFrames(page);
  return shifts.jsonValue();
}
