import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {waitForHydration} from '../../e2e/support/openPage';
import {watchPage} from '../../e2e/support/watchPage';
import {openBrowser} from '../../testbed/measure/browser';
import {serve} from '../../testbed/measure/serve';

/** Opens a page of a build and waits until its scripts have run. */
export type OpenPage = (address: string) => Promise<{
  readonly page: Page;
  /** Errors and warnings of the console, and requests to other hosts. */
  readonly messages: readonly string[];
}>;

/** Tabs of one build that are read at a time. */
const TABS = 2;

/**
 * Addresses of the pages of a build, without those that only redirect, sorted.
 *
 * @throws Error if the folder has no build
 */
export function listPages(dir: string): string[] {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir} has no build of the site. Build one first.`);
  }
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .filter((file) =>
      /<div id="?__docusaurus/.test(
        fs.readFileSync(path.join(dir, file), 'utf8'),
      ),
    )
    .map((file) => `/${file.replace(/index\.html$/, '').replace(/\\/g, '/')}`)
    .sort();
}

/**
 * Goes through pages of builds in a browser, a few at a time, and prints what is
 * wrong with each.
 *
 * @param dirs folders of the builds, served as a file host would
 * @param addresses pages that all of the builds have
 * @param findFault says what is wrong with the page at an address, given a tab
 *   of each build; `undefined` if nothing is
 * @returns how many pages have a fault
 */
export async function readPages(
  dirs: readonly string[],
  addresses: readonly string[],
  findFault: (
    address: string,
    tabs: readonly OpenPage[],
  ) => Promise<string | undefined>,
): Promise<number> {
  const browser = await openBrowser();
  const sites = await Promise.all(dirs.map(serve));
  const waiting = addresses.values();
  let failed = 0;
  const work = async (): Promise<void> => {
    const context = await browser.newContext({serviceWorkers: 'block'});
    const tabs = await Promise.all(
      sites.map(async ({url}): Promise<OpenPage> => {
        const page = await context.newPage();
        const watch = watchPage(page);
        return async (address) => {
          watch.clear();
          await page.goto(url + address, {waitUntil: 'commit'});
          await waitForHydration(page);
          // What effects change after hydration. Not by animation frames: a tab
          // that is not in front has none.
          await page.waitForTimeout(50);
          return {
            page,
            messages: watch
              .all()
              // Browsers ask for this one by themselves now and then.
              .filter((message) => !message.includes('/favicon.ico')),
          };
        };
      }),
    );
    for (const address of waiting) {
      const fault = await findFault(address, tabs);
      if (fault !== undefined) {
        failed += 1;
        console.error(`${address}\n${fault}`);
      }
    }
  };
  await Promise.all(Array.from({length: TABS}, work));
  await browser.close();
  sites.forEach(({close}) => close());
  return failed;
}
