// F19: a strict Content-Security-Policy, as a host may send it.
import {createHash} from 'node:crypto';
import {expect, test, type Page} from '@playwright/test';
import {SearchDialog} from './pages/SearchDialog';
import {openPage} from './support/openPage';
import {pageKinds} from './support/pageKinds';

/** Scripts that stand in the page; data is none. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts in one page, which have to do for all. */
async function readHashes(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/docs/')).text();
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) =>
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Sends every page with a policy, and gives what it has refused. */
async function enforcePolicy(page: Page): Promise<() => Promise<string[]>> {
  const hashes = await readHashes(page);
  expect(hashes).toHaveLength(2);
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
