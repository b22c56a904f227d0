/**
 * Checks that every page of two builds has the same title, text and links once
 * its scripts have run, and that none writes to the console:
 * `npm run check:lean-client -- build test-results/stock`, where the second
 * build is made with `LEAN_CLIENT=off`.
 *
 * With `--every=3`, as in CI, it listens to all pages of the first build, but
 * compares only the first page of each folder and every third page of all: a
 * fault of the client shows on all pages of a shard or of a part of a sidebar.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {waitForHydration} from '../../../e2e/support/openPage';
import {watchPage, type PageWatch} from '../../../e2e/support/watchPage';
import {findChromium} from '../../../scripts/browser/findChromium';
import {serve} from '../../../testbed/measure/serve';

/** What a visitor gets of a page. */
type PageView = {
  readonly title: string;
  /** Every text, without what scripts and styles hold, sentence by sentence. */
  readonly text: readonly string[];
  /** Addresses of the links, in order. */
  readonly links: readonly string[];
  /** Errors and warnings of the console. */
  readonly messages: readonly string[];
};

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

/** The first page of each folder, and every nth of all. */
function pickCompared(
  pages: readonly string[],
  every: number,
): ReadonlySet<string> {
  const folders = new Set<string>();
  return new Set(
    pages.filter((page, index) => {
      const folder = path.posix.dirname(page);
      const isFirst = !folders.has(folder);
      folders.add(folder);
      return isFirst || index % every === 0;
    }),
  );
}

/** Runs in the page. */
function readView(): Omit<PageView, 'messages'> {
  const root = document.querySelector('#__docusaurus');
  const copy = root?.cloneNode(true) as Element;
  copy.querySelectorAll('script, style').forEach((node) => node.remove());
  return {
    title: document.title,
    text: copy.textContent.split(/(?<=[.:;!?] )/),
    links: [...copy.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  };
}

async function view(
  page: Page,
  watch: PageWatch,
  url: string,
): Promise<PageView> {
  watch.clear();
  await page.goto(url, {waitUntil: 'commit'});
  await waitForHydration(page);
  // What effects change after hydration. Not by animation frames: a tab that is
  // not in front has none.
  await page.waitForTimeout(50);
  return {
    ...(await page.evaluate(readView)),
    messages: [...watch.messages, ...watch.errors].filter(
      // Browsers ask for this one by themselves now and then.
      (message) => !message.includes('/favicon.ico'),
    ),
  };
}

/**
 * What is wrong with a page: how two views of it differ, line by line, and what
 * it wrote to the console. Nothing if all is well.
 */
function describeFault(a: PageView, b = a): string | undefined {
  try {
    const messages = [...a.messages, ...b.messages];
    assert.deepEqual({...b, messages}, {...a, messages: []});
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function compareAll(
  paths: readonly string[],
  compared: ReadonlySet<string>,
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
    const watches = [watchPage(tabs[0]), watchPage(tabs[1])] as const;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [first, second] = await Promise.all([
        view(tabs[0], watches[0], urls[0] + next),
        compared.has(next)
          ? view(tabs[1], watches[1], urls[1] + next)
          : undefined,
      ]);
      const fault = describeFault(first, second);
      if (fault !== undefined) {
        failed += 1;
        console.error(`${next}\n${fault}`);
      }
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  await browser.close();
  return failed;
}

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {every: {type: 'string', default: '1'}},
  });
  const every = Number(values.every);
  if (!(Number.isInteger(every) && every > 0)) {
    throw new Error(
      `--every is "${values.every}"; write a positive integer, such as --every=3.`,
    );
  }
  const [dirA, dirB] = positionals.map((dir) => path.resolve(dir));
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
  const compared = pickCompared(pages, every);
  const failed = await compareAll(pages, compared, [
    sites[0].url,
    sites[1].url,
  ]);
  sites.forEach(({close}) => close());
  console.log(
    `${pages.length} pages read, ${compared.size} compared, ${failed} with faults`,
  );
  process.exitCode = failed > 0 || pages.length === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
