import type {Page} from '@playwright/test';

/** What `navigator.connection` tells a page about the visitor's network. */
type Connection = {
  readonly saveData: boolean;
  readonly effectiveType?: '2g' | '3g' | '4g' | 'slow-2g';
};

/** Gives the page another connection than the machine has. */
export async function emulateConnection(
  page: Page,
  connection: Connection,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/**
 * Turns the browser's data saver on. The site then loads the code of a page
 * when it is opened and not before, which lets a test answer for that code.
 */
export function emulateSaveData(page: Page): Promise<void> {
  return emulateConnection(page, {saveData: true, effectiveType: '4g'});
}
