import type {Page, Response} from '@playwright/test';

/** Waits until the page answers to presses and keys. */
export async function waitForHydration(page: Page): Promise<void> {
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached'});
}

/** Opens a page of the site and waits until it answers to presses and keys. */
export async function openPage(
  page: Page,
  path: string,
): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/** Waits until the page has drawn two frames. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
