import type {Page} from '@playwright/test';

/**
 * Marks one element with text of each look: its class, its size and weight, its
 * color and that of the text around it, and the colors and pictures behind it. A
 * page of samples has thousands of texts and a few dozen looks.
 *
 * @param part selector of the part of the page to look at
 * @returns a selector of the marked elements
 */
export async function markTextLooks(page: Page, part: string): Promise<string> {
  return page.evaluate((selector) => {
    const NAME = 'data-text-look';
    const looks = new Set<string>();

    function hasText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
    }

    /** What is behind a text, and how much of it shows through. */
    function listLayers(element: Element): string[] {
      const layers: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const {backgroundColor, backgroundImage, opacity} =
          getComputedStyle(at);
        if (
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          backgroundImage !== 'none' ||
          opacity !== '1'
        ) {
          layers.push(backgroundColor, backgroundImage, opacity);
        }
      }
      return layers;
    }

    document
      .querySelectorAll(`[${NAME}]`)
      .forEach((element) => element.removeAttribute(NAME));
    for (const element of document.querySelectorAll(`${selector} *`)) {
      // What is hidden must not stand for what is seen.
      const isSeen = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!isSeen || !hasText(element)) {
        continue;
      }
      const {color, fontSize, fontWeight, textDecorationLine} =
        getComputedStyle(element);
      const around = element.parentElement;
      const look = [
        element.tagName,
        element.getAttribute('class'),
        color,
        fontSize,
        fontWeight,
        textDecorationLine,
        around && getComputedStyle(around).color,
        ...listLayers(element),
      ].join();
      if (!looks.has(look)) {
        looks.add(look);
        element.setAttribute(NAME, '');
      }
    }
    return `[${NAME}]`;
  }, part);
}
