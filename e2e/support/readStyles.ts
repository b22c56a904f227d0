import type {Page} from '@playwright/test';

/** What an element is, and how it looks, property by property. */
export type ElementStyle = readonly [name: string, style: string];

/** Runs in the page. What a Player or a picture draws is not that of the site. */
function readAll(root: string): ElementStyle[] {
  return [...document.querySelectorAll(`${root}, ${root} :not(svg *)`)]
    .filter((element) => !element.closest('.__remotion-player'))
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') {
          return [];
        }
        const values = [...style]
          .filter((property) => !property.startsWith('--'))
          .map(
            (property) => `${property}: ${style.getPropertyValue(property)}`,
          );
        const name = `${element.tagName.toLowerCase()} "${element.getAttribute('class') ?? ''}"${part ?? ''}`;
        return [[name, values.join('; ')] as const];
      }),
    );
}

/**
 * Reads how every element of a page looks, in the order of the document.
 *
 * @param root Selector of the part to read.
 */
export function readStyles(page: Page, root = 'body'): Promise<ElementStyle[]> {
  return page.evaluate(readAll, root);
}

/** Names what looks otherwise, by its first property that does. */
export function compareStyles(
  before: readonly ElementStyle[],
  after: readonly ElementStyle[],
): string[] {
  if (before.length !== after.length) {
    return [`${before.length} elements and ${after.length}`];
  }
  return before.flatMap(([name, style], index) => {
    const other = after[index]?.[1].split('; ') ?? [];
    const changed = style
      .split('; ')
      .find((value, number) => value !== other[number]);
    return changed === undefined ? [] : [`${name} had ${changed}`];
  });
}
