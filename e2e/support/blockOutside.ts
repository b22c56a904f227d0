import type {BrowserContext, Page} from '@playwright/test';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to another machine. */
export function leadsOutside(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && !LOOPBACK.has(url.hostname);
}

/** Lets nothing leave this machine; a test can still answer by its own route. */
export async function blockOutside(
  target: Page | BrowserContext,
): Promise<void> {
  await target.route(leadsOutside, (route) => route.abort());
}
