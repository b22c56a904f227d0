import type {Page} from '@playwright/test';

/** The scripts of the site. */
export const PAGE_CODE = /\/assets\/js\/[^/]+\.js$/;

export type HeldCode = {
  /** Answers all requests that wait, and those that follow at once. */
  release(): void;
};

/** Lets requests wait until they are released: those for scripts of the site, or others. */
export async function holdPageCode(
  page: Page,
  pattern: RegExp | string = PAGE_CODE,
): Promise<HeldCode> {
  const held = {
    release: (): void => undefined,
  };
  const released = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return held;
}

/** Names of the scripts that the page asks for from now on, in order. */
export function recordPageCode(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (PAGE_CODE.test(pathname)) {
      names.push(pathname);
    }
  });
  return names;
}

/** Addresses of the documents the page asks for from now on, in order. */
export function recordDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}
