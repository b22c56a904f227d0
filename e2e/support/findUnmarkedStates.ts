import type {Page} from '@playwright/test';

/**
 * What a visitor presses. Browsers mark fields by themselves, and what is chosen
 * already has nothing to offer.
 */
const PRESSABLE =
  ':is(a[href], button:enabled, summary, [role="tab"]):not([aria-current], [aria-selected=true])';

/** What the states of an element are forced on: on itself, and on what is around it. */
const STATES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
} as const;

/** Marks one element of each look, and tells how many there are. */
function markLooks(selector: string): void {
  const looks = new Set<string>();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) {
      continue;
    }
    const look = [element, element.parentElement]
      .map((each) => `${each?.tagName} ${each?.className}`)
      .join(' in ');
    if (!looks.has(look)) {
      looks.add(look);
      element.setAttribute('data-look', '');
    }
  }
}

/** How each marked element looks, with what is in it and right around it. */
function readLooks(): {name: string; look: string}[] {
  const properties = [
    'color',
    'background-color',
    'border-top-color',
    'box-shadow',
    'fill',
    'opacity',
    'outline-style',
    'outline-color',
    'stroke',
    'text-decoration-color',
    'text-decoration-line',
    'text-decoration-thickness',
    'transform',
    'translate',
  ];
  const read = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => style.getPropertyValue(name)).join();
      })
      .join();
  return [...document.querySelectorAll('[data-look]')].map((element) => {
    // A row of a menu or a card is marked as a whole.
    const around = [element.parentElement, element.closest('article, li')];
    return {
      name: `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent.trim().slice(0, 40)}"`,
      look: [element, ...element.querySelectorAll('*'), ...around]
        .filter((each) => each !== null)
        .map(read)
        .join(),
    };
  });
}

/**
 * Finds what can be pressed and does not change its look under the pointer or
 * with the focus, once for each look on the page. The colors have to be at rest.
 */
export async function findUnmarkedStates(page: Page): Promise<string[]> {
  await page.evaluate(markLooks, PRESSABLE);
  const atRest = await page.evaluate(readLooks);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const {root} = await client.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-look], :has([data-look])',
  });
  const problems: string[] = [];
  for (const [state, classes] of Object.entries(STATES)) {
    await Promise.all(
      nodeIds.map((nodeId) =>
        client.send('CSS.forcePseudoState', {
          nodeId,
          forcedPseudoClasses: [...classes],
        }),
      ),
    );
    const marked = await page.evaluate(readLooks);
    atRest.forEach(({name, look}, index) => {
      if (marked[index]?.look === look) {
        problems.push(`${name} looks the same with ${state}`);
      }
    });
  }
  await client.detach();
  return problems;
}
