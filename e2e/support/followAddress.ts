import type {Page} from '@playwright/test';

/** Changes the address within the page, as the back button does. */
export function followAddress(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    window.history.pushState({key: 'test'}, '', path);
    window.dispatchEvent(
      new PopStateEvent('popstate', {state: window.history.state as unknown}),
    );
  }, address);
}
