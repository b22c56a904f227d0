// F19: a strict Content-Security-Policy, as a host may send it.
import {createHash} from 'node:crypto';
import {expect, test, type Page} from '@playwright/test';
import {SearchDialog} from './pages/SearchDialog';
import {openPage} from './support/openPage';
import {pageKinds} from './support/pageKinds';

/** Scripts that stand in the page; data is none. */
const INLINE_SCRIPT = /<script(?![^>]*(?:src|json))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Every page has two, which work before all others; a list has one for its order
 * of the day, and home one about the base URL.
 */
const SCRIPT_COUNT = 4;

/** Hashes of the scripts that stand in pages of all kinds, as a policy has them. */
async function readHashes(page: Page): Promise<string[]> {
  const hashes = new Set<string>();
  for (const {path} of pageKinds) {
    const html = await (await page.request.get(path)).text();
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      const hash = createHash('sha256').update(script).digest('base64');
      hashes.add(`'sha256-${hash}'`);
    }
  }
  return [...hashes];
}

/** Sends every page with a policy, and gives what it has refused. */
async function enforcePolicy(page: Page): Promise<() => Promise<string[]>> {
  const hashes = await readHashes(page);
  expect(hashes).toHaveLength(SCRIPT_COUNT);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Styles stand in each page, and places of elements in their attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, {refused});
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  await page.route(
    ({pathname}) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {...response.headers(), 'content-security-policy': policy},
      });
    },
  );
  return () => page.evaluate(() => Reflect.get(window, 'refused') as string[]);
}

test('F19: no page of any kind breaks a strict policy, nor does the search', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const readRefused = await enforcePolicy(page);
  for (const {path} of pageKinds) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect.soft(await readRefused(), path).toEqual([]);
  }
  const dialog = await SearchDialog.open(page, 'transparent video');
  await expect(dialog.results.first()).toBeVisible();
  expect(await readRefused()).toEqual([]);
});
