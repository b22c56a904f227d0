/**
 * Checks that the scripts of a page are few and do not grow with the site: builds
 * this site's theme and plugins around 100 and around 1000 synthetic pages and
 * weighs the first load of the same page, `npm run check:growth`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {openBrowser} from '../../testbed/measure/browser';
import {buildOnce} from '../../testbed/measure/build';
import {measureBytes} from '../../testbed/measure/bytes';
import {serve} from '../../testbed/measure/serve';
import {createThisSite} from '../../testbed/sites/thisSite';
import type {Site} from '../../testbed/sites/types';
import {runMain} from '../runMain';

const SIZES = [100, 1000] as const;

/**
 * Most bytes by which the first load may differ, gzip level 9. The map of the files
 * that pages are divided into has 16 digits for each, which do not compress.
 */
const MOST_GROWTH = 3300;

/** Most bytes of the first load at the larger size, gzip level 9. */
const MOST_SCRIPT = 139_500;

/**
 * Leaves the other pages their front matter. What the scripts of a page have of
 * another page is its address and its title, and short pages build much faster.
 */
function shortenOtherPages({dir, docsFile}: Site): void {
  const docsDir = path.join(dir, 'docs');
  for (const name of fs.readdirSync(docsDir, {
    recursive: true,
    encoding: 'utf8',
  })) {
    const file = path.join(docsDir, name);
    if (file.endsWith('.mdx') && file !== docsFile) {
      const source = fs.readFileSync(file, 'utf8');
      const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
      fs.writeFileSync(file, `${frontMatter}\nA short page.\n`);
    }
  }
}

async function measure(dir: string, pages: number): Promise<number> {
  const site = createThisSite(dir, pages);
  shortenOtherPages(site);
  const {seconds} = await buildOnce(site);
  const server = await serve(path.join(site.dir, site.outDir));
  const browser = await openBrowser();
  try {
    const {script} = await measureBytes(browser, server.url + site.docsPage);
    console.log(
      `${pages} pages: ${script} bytes of script on ${site.docsPage}, built in ${Math.round(seconds)} s`,
    );
    return script;
  } finally {
    await browser.close();
    server.close();
  }
}

void runMain(async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'growth-'));
  try {
    const sizes: number[] = [];
    for (const pages of SIZES) {
      sizes.push(await measure(path.join(parent, String(pages)), pages));
    }
    const [small = 0, large = 0] = sizes;
    const growth = large - small;
    console.log(`growth: ${growth} bytes, at most ${MOST_GROWTH}`);
    if (large > MOST_SCRIPT) {
      throw new Error(
        `The first load of a documentation page is ${large} bytes of script; at most ${MOST_SCRIPT} are allowed. Look for what has come into the main bundle or the frame of the documentation (plugins/lean-client/README.md).`,
      );
    }
    if (small === 0 || growth > MOST_GROWTH) {
      throw new Error(
        `The first load grows by ${growth} bytes from ${SIZES[0]} to ${SIZES[1]} pages; at most ${MOST_GROWTH} are allowed. Look for data of all pages in the main bundle (plugins/lean-client/README.md).`,
      );
    }
    return true;
  } finally {
    fs.rmSync(parent, {recursive: true, force: true});
  }
});
