import type {Page} from '@playwright/test';

/**
 * Changes the open page as a browser's translation does, which wraps each text
 * in two nested font elements.
 *
 * @returns the number of texts that were wrapped
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
