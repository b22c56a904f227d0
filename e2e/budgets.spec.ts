import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {budgets, type Budget} from './budgets';
import {blockOutside} from './support/blockOutside';
import {openPage} from './support/openPage';

type Kind = keyof Budget;

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'script',
  stylesheet: 'style',
};

/**
 * Opens a page and adds up what it loads until the network is idle, each file
 * as it would travel compressed. Files that are only prefetched have another
 * type of request and do not count.
 */
async function measureFirstLoad(page: Page, path: string): Promise<Budget> {
  const sizes: Record<Kind, Map<string, Promise<number>>> = {
    script: new Map(),
    style: new Map(),
  };
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (kind && response.status() === 200) {
      const size = response
        .body()
        .then((body) => gzipSync(body, {level: 9}).length);
      sizes[kind].set(response.url(), size);
    }
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const sum = async (kind: Kind): Promise<number> =>
    (await Promise.all(sizes[kind].values())).reduce(
      (total, size) => total + size,
      0,
    );
  return {script: await sum('script'), style: await sum('style')};
}

test.beforeEach(({context}) => blockOutside(context));

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first load of ${path} stays within its budget of script and style`, async ({
    page,
  }) => {
    const measured = await measureFirstLoad(page, path);
    // A measurement of nothing would fit every budget.
    expect(measured.script).toBeGreaterThan(0);
    expect(measured.style).toBeGreaterThan(0);
    expect
      .soft(measured.script, 'bytes of script')
      .toBeLessThanOrEqual(budget.script);
    expect
      .soft(measured.style, 'bytes of style')
      .toBeLessThanOrEqual(budget.style);
  });
}
