import type {Page} from '@playwright/test';
import {blockOutside, leadsOutside} from './blockOutside';
import {openPage} from './openPage';

/** What a page did that a visitor should never find in the console. */
export type PageWatch = {
  /** Console errors and warnings, as "error: text (address)". */
  readonly messages: string[];
  /** Errors that nothing caught. */
  readonly errors: string[];
  /** Requests to other hosts, which are blocked unless a test answers. */
  readonly outside: string[];
  /** Everything above, for one assertion. */
  all(): string[];
  /** Forgets what was seen so far. */
  clear(): void;
};

/** Starts to watch a page; call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const messages: string[] = [];
  const errors: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      messages.push(`${type}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (leadsOutside(new URL(request.url()))) {
      outside.push(`outside request: ${request.url()}`);
    }
  });
  // Playwright asks the routes of a page before those of its context, so a test
  // can still answer a request.
  await blockOutside(page.context());
  return {
    messages,
    errors,
    outside,
    all: () => [...messages, ...errors, ...outside],
    clear() {
      for (const list of [messages, errors, outside]) {
        list.length = 0;
      }
    },
  };
}

/** Opens a page that is watched from the start. */
export async function openWatched(
  page: Page,
  path: string,
): Promise<PageWatch> {
  const watch = await watchPage(page);
  await openPage(page, path);
  return watch;
}
