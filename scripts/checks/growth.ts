/**
 * Checks that a page does not grow with the site, and that a large site can be
 * built: builds this site's theme and plugins around 100 and around 2000 synthetic
 * pages, one of them of 2 MB and one with a table of 5000 rows, weighs the scripts of
 * the same page in both, and holds the memory of the builds below what a small
 * machine has, `npm run check:growth`.
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

const SMALL = 100;
const LARGE = 2000;

/**
 * Most bytes by which the first load may differ, gzip level 9. The map of the files
 * that pages are divided into has 16 digits for each, which do not compress: 3.4
 * bytes a page. Measured: 6,478.
 */
const MOST_GROWTH = 6700;

/** Most bytes of the first load at the larger size, gzip level 9. Measured: 141,195. */
const MOST_SCRIPT = 143_000;

/** Most resident memory of all processes of a build, in megabytes. Measured: 2,687. */
const MOST_MEMORY = 3000;

const LARGE_PAGE = 2_000_000;
const LARGE_TABLE = 5000;

/**
 * Leaves the other pages their front matter. What the scripts of a page have of
 * another page is its address and its title, and short pages build much faster.
 */
function shortenOtherPages({dir, docsFile}: Site): string[] {
  const docsDir = path.join(dir, 'docs');
  const others = fs
    .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(docsDir, name))
    .filter((file) => file.endsWith('.mdx') && file !== docsFile)
    .sort();
  for (const file of others) {
    replaceBody(file, 'A short page.');
  }
  return others;
}

/** Writes another text below the front matter of a page. */
function replaceBody(file: string, body: string): void {
  const [frontMatter] = splitPage(file);
  fs.writeFileSync(file, `${frontMatter}\n${body}\n`);
}

function splitPage(file: string): [frontMatter: string, body: string] {
  const source = fs.readFileSync(file, 'utf8');
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  return [frontMatter, source.slice(frontMatter.length)];
}

/** Gives one page the text of another as often as makes 2 MB, and one a long table. */
function enlargePages({docsFile}: Site, others: readonly string[]): void {
  // The links of a text lead from its folder.
  const [pageFile = '', tableFile = ''] = others.filter(
    (file) => path.dirname(file) === path.dirname(docsFile),
  );
  const [, body] = splitPage(docsFile);
  replaceBody(pageFile, body.repeat(Math.ceil(LARGE_PAGE / body.length)));
  const rows = Array.from(
    {length: LARGE_TABLE},
    (_, index) =>
      `| \`option${index}\` | ${index} | What option ${index} does. |`,
  );
  replaceBody(
    tableFile,
    ['| Option | Default | Meaning |', '| --- | --- | --- |', ...rows].join(
      '\n',
    ),
  );
}

/** What one size of the site costs. */
type Cost = {
  /** Of the first load of a page of the documentation, in bytes. */
  readonly script: number;
  readonly megabytes: number;
};

async function measure(dir: string, pages: number): Promise<Cost> {
  const site = createThisSite(dir, pages);
  const others = shortenOtherPages(site);
  if (pages === LARGE) {
    enlargePages(site, others);
  }
  const {processorSeconds, megabytes} = await buildOnce(site);
  const server = await serve(path.join(site.dir, site.outDir));
  const browser = await openBrowser();
  try {
    const {script} = await measureBytes(browser, server.url + site.docsPage);
    console.log(
      `${pages} pages: ${script} bytes of script on ${site.docsPage}, built in ${Math.round(processorSeconds)} s of processors and ${Math.round(megabytes)} MB`,
    );
    return {script, megabytes};
  } finally {
    await browser.close();
    server.close();
  }
}

void runMain(async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'growth-'));
  try {
    const small = await measure(path.join(parent, String(SMALL)), SMALL);
    const large = await measure(path.join(parent, String(LARGE)), LARGE);
    const growth = large.script - small.script;
    console.log(`growth: ${growth} bytes, at most ${MOST_GROWTH}`);
    if (large.script > MOST_SCRIPT) {
      throw new Error(
        `The first load of a documentation page is ${large.script} bytes of script; at most ${MOST_SCRIPT} are allowed. Look for what has come into the main bundle or the frame of the documentation (plugins/lean-client/README.md).`,
      );
    }
    if (small.script === 0 || growth > MOST_GROWTH) {
      throw new Error(
        `The first load grows by ${growth} bytes from ${SMALL} to ${LARGE} pages; at most ${MOST_GROWTH} are allowed. Look for data of all pages in the main bundle (plugins/lean-client/README.md).`,
      );
    }
    if (large.megabytes > MOST_MEMORY) {
      throw new Error(
        `The build of ${LARGE} pages took ${Math.round(large.megabytes)} MB; at most ${MOST_MEMORY} are allowed. Look for a plugin that holds the text of all pages at once.`,
      );
    }
    return true;
  } finally {
    fs.rmSync(parent, {recursive: true, force: true});
  }
});
