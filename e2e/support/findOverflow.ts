import type {Page} from '@playwright/test';
import {waitForFrames} from './openPage';

/**
 * Finds what reaches past the right edge of the window: the page itself, and
 * every visible element that is not inside a box that scrolls on its own.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const edge = root.clientWidth;
    // A difference of half a pixel comes from rounding.
    const tolerance = 1;

    /** A composition, which its Player cuts off at its edges. */
    const isPlayed = (element: Element): boolean =>
      element.closest('.__remotion-player > *') !== null;

    /** The skip link is outside the window until it has the focus. */
    function waitsOutside(element: Element): boolean {
      return (
        getComputedStyle(element).position === 'fixed' &&
        element.getBoundingClientRect().left >= edge
      );
    }

    function scrollsOnItsOwn(element: Element): boolean {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const {overflowX} = getComputedStyle(parent);
        if (
          (overflowX === 'auto' || overflowX === 'scroll') &&
          parent.getBoundingClientRect().right <= edge + tolerance
        ) {
          return true;
        }
      }
      return false;
    }

    function describe(element: Element): string {
      const text = element.textContent.trim().replace(/\s+/g, ' ');
      return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${text.slice(0, 40)}" ends at ${Math.round(element.getBoundingClientRect().right)} of ${edge}`;
    }

    const problems = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const {right, width, height} = element.getBoundingClientRect();
        return (
          right > edge + tolerance &&
          width > 0 &&
          height > 0 &&
          element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }) &&
          element.closest('[aria-hidden="true"]') === null &&
          !isPlayed(element) &&
          !waitsOutside(element) &&
          !scrollsOnItsOwn(element)
        );
      })
      .map(describe);
    if (root.scrollWidth > edge) {
      problems.unshift(`the page is ${root.scrollWidth} wide, not ${edge}`);
    }
    return problems;
  });
}

/** From the smallest phone to a desktop; 996 is where the layout changes. */
const WIDTHS = [320, 375, 768, 996, 997, 1280, 1440] as const;

/** What reaches out of the page in windows of every width, one line each. */
export async function findOverflowAtAllWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  // What is far below the window has no layout of its own yet.
  await page.addStyleTag({
    content: '* { content-visibility: visible !important; }',
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    // The theme swaps its menus in a resize handler: one frame for the event,
    // one for what is drawn after it.
    await waitForFrames(page);
    problems.push(
      ...(await findOverflow(page)).map((problem) => `${width}px: ${problem}`),
    );
  }
  return problems;
}
