/**
 * Checks that every page of two builds has the same title, text and links once
 * its scripts have run, and that none writes to the console:
 * `npm run check:lean-client -- build test-results/stock`, where the second
 * build is made with `LEAN_CLIENT=off`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type ConsoleMessage, type Page} from '@playwright/test';
import {findChromium} from '../../../scripts/browser/findChromium';
import {serve} from '../../../testbed/measure/serve';
import {compareViews, type PageView} from './compareViews';

/** Pages that are read at a time. */
const WORKERS = 2;

/** Addresses of the pages of a build, without those that only redirect. */
function listPages(dir: string): string[] {
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

/** Runs in the page. */
function readView(): Omit<PageView, 'messages'> {
  const root = document.querySelector('#__docusaurus');
  const copy = root?.cloneNode(true) as Element;
  copy.querySelectorAll('script, style').forEach((node) => node.remove());
  return {
    title: document.title,
    text: copy.textContent,
    links: [...copy.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  };
}

async function view(page: Page, url: string): Promise<PageView> {
  const messages: string[] = [];
  const listener = (message: ConsoleMessage): void => {
    const {pathname} = new URL(message.location().url || url);
    // Browsers ask for this one by themselves now and then.
    const isOwn = pathname === '/favicon.ico';
    if (!isOwn && ['error', 'warning'].includes(message.type())) {
      messages.push(`${message.type()}: ${message.text()} (${pathname})`);
    }
  };
  const handleError = ({message}: Error): void => {
    messages.push(`uncaught: ${message}`);
  };
  page.on('console', listener);
  page.on('pageerror', handleError);
  try {
    await page.goto(url, {waitUntil: 'commit'});
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({state: 'attached', timeout: 30_000});
    // What effects change after hydration. Not by animation frames: a tab that
    // is not in front has none.
    await page.waitForTimeout(50);
    return {...(await page.evaluate(readView)), messages};
  } finally {
    page.off('console', listener);
    page.off('pageerror', handleError);
  }
}

async function compareAll(
  paths: readonly string[],
  urls: readonly [string, string],
): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Not by a route of the test, which would turn the cache off as well.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const waiting = [...paths];
  let failed = 0;
  const work = async (): Promise<void> => {
    const context = await browser.newContext({serviceWorkers: 'block'});
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [first, second] = await Promise.all([
        view(tabs[0], urls[0] + next),
        view(tabs[1], urls[1] + next),
      ]);
      const lines = compareViews(first, second);
      if (lines.length > 0) {
        failed += 1;
        console.error(`${next}\n  ${lines.join('\n  ')}`);
      }
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  await browser.close();
  return failed;
}

async function main(): Promise<void> {
  const [dirA, dirB] = process.argv.slice(2).map((dir) => path.resolve(dir));
  if (!dirA || !dirB) {
    throw new Error(
      'Name two builds: "npm run check:lean-client -- <build> <build with LEAN_CLIENT=off>".',
    );
  }
  const [pages, others] = [dirA, dirB].map((dir) => {
    if (!fs.existsSync(path.join(dir, 'index.html'))) {
      throw new Error(`${dir} has no build of the site. Build one first.`);
    }
    return listPages(dir);
  }) as [string[], string[]];
  const onlyOne = [
    ...pages.filter((page) => !others.includes(page)),
    ...others.filter((page) => !pages.includes(page)),
  ];
  if (onlyOne.length > 0) {
    throw new Error(`Only one of the builds has: ${onlyOne.join(', ')}`);
  }
  const sites = [await serve(dirA), await serve(dirB)] as const;
  const failed = await compareAll(pages, [sites[0].url, sites[1].url]);
  sites.forEach(({close}) => close());
  console.log(`${pages.length} pages compared, ${failed} differ`);
  process.exitCode = failed > 0 || pages.length === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
