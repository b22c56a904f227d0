import type {Page} from '@playwright/test';

/** The scripts of the site. */
export const PAGE_CODE = /\/assets\/js\/[^/]+\.js$/;

type HeldCode = {
  /** Answers all requests that wait, and those that follow at once. */
  release(): void;
};

/** Lets every script of the site wait until it is released. */
export async function holdPageCode(page: Page): Promise<HeldCode> {
  const held = {
    release: (): void => undefined,
  };
  const released = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  await page.route(PAGE_CODE, async (route) => {
    await released;
    await route.continue();
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
