import type {Page} from '@playwright/test';

/**
 * Does to the open page what the translation of a browser does: each text moves
 * into two nested font elements.
 *
 * @returns how many texts were moved
 */
export async function translateText(page: Page): Promise<number> {
  // No page should be written with this element, but translations are.
  return page.evaluate((tag) => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() && parent && !parent.closest('script, style')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement(tag);
      const inner = document.createElement(tag);
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(`[${text.data}]`);
    }
    return texts.length;
  }, 'font');
}
