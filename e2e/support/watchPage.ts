import type {Page} from '@playwright/test';
import {openPage} from './openPage';

/** What a page did that a visitor should never find in the console. */
export type PageWatch = {
  /** Console errors and warnings, as "error: text (address)". */
  readonly messages: string[];
  /** Errors that nothing caught. */
  readonly errors: string[];
  /** Requests to other hosts, which fail unless a test answers. */
  readonly outside: string[];
  /** Everything above, for one assertion. */
  all(): string[];
  /** Forgets what was seen so far. */
  clear(): void;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Chromium's word about the context of audio that each Player makes, and suspends
 * at once, when nobody has pressed anything yet. It is a race whether Chromium
 * sees the context before that, and the context starts with the first press.
 */
const UNAVOIDABLE = 'The AudioContext was not allowed to start';

/** Whether an address leads to another machine. */
function leadsOutside(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && !LOOPBACK.has(url.hostname);
}

/** Starts to watch a page; call it before the page is opened. */
export function watchPage(page: Page): PageWatch {
  const messages: string[] = [];
  const errors: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (
      (type === 'error' || type === 'warning') &&
      !message.text().startsWith(UNAVOIDABLE)
    ) {
      messages.push(`${type}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (leadsOutside(new URL(request.url()))) {
      outside.push(`outside request: ${request.url()}`);
    }
  });
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
  const watch = watchPage(page);
  await openPage(page, path);
  return watch;
}
