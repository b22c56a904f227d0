/**
 * Builds the same pages with this site, the stock classic site and Starlight,
 * and prints one table for each number of pages: times, memory, bytes of the
 * first load, Lighthouse, and the ratios. Then times edits while writing.
 *
 * The machine may be busy: compare within a table, and read its load average.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {openBrowser} from '../testbed/measure/browser';
import {buildOnce, clearCaches, countPages} from '../testbed/measure/build';
import {measureBytes} from '../testbed/measure/bytes';
import {measureEdits} from './measure/edit';
import {measureLighthouse} from './measure/lighthouse';
import {serve} from '../testbed/measure/serve';
import {parseOptions, type SiteName} from './options';
import {createStarlightSite, installStarlight} from './sites/starlight';
import {createStockSite} from './sites/stock';
import {createThisSite, realSite} from '../testbed/sites/thisSite';
import type {Site} from '../testbed/sites/types';
import {checkBars, formatComparison, type Figures} from './table';

async function measureSite(
  site: Site,
  browser: Browser,
  lighthouseRuns: number,
): Promise<Figures> {
  console.error(`${new Date().toISOString()} ${site.name}: ${site.dir}`);
  clearCaches(site);
  const cold = await buildOnce(site);
  const warm = await buildOnce(site);
  const server = await serve(path.join(site.dir, site.outDir));
  const home = await measureBytes(browser, server.url + site.home);
  const docs = await measureBytes(browser, server.url + site.docsPage);
  const scores =
    lighthouseRuns > 0
      ? await measureLighthouse(
          {
            'docs page': server.url + site.docsPage,
            home: server.url + site.home,
          },
          lighthouseRuns,
        )
      : {};
  server.close();
  return {
    'HTML files': countPages(site),
    'cold build, s': cold.seconds,
    'cold build, processor s': cold.processorSeconds,
    'warm build, s': warm.seconds,
    'warm build, processor s': warm.processorSeconds,
    'warm : cold': warm.seconds / cold.seconds,
    'peak memory, MB': Math.max(cold.megabytes, warm.megabytes),
    'home, script kB': home.script / 1000,
    'home, style kB': home.stylesheet / 1000,
    'home, HTML kB': home.document / 1000,
    'docs page, script kB': docs.script / 1000,
    'docs page, style kB': docs.stylesheet / 1000,
    'docs page, HTML kB': docs.document / 1000,
    ...scores,
    'load average, cold': cold.load,
    'load average, warm': warm.load,
  };
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'benchmark-'));
  const starlightPackages = path.join(root, 'starlight');
  const peers = options.sites.filter((name) => name !== 'real');
  if (peers.includes('starlight') && options.pages.length > 0) {
    fs.mkdirSync(starlightPackages);
    installStarlight(starlightPackages);
  }

  const creators: Readonly<
    Record<Exclude<SiteName, 'real'>, (dir: string, pages: number) => Site>
  > = {
    this: createThisSite,
    stock: createStockSite,
    starlight: (dir, pages) =>
      createStarlightSite(starlightPackages, dir, pages),
  };
  const browser = await openBrowser();

  for (const pages of peers.length > 0 ? options.pages : []) {
    const columns = new Map<string, Figures>();
    for (const name of peers) {
      const site = creators[name](path.join(root, `${name}-${pages}`), pages);
      columns.set(
        site.name,
        await measureSite(site, browser, options.lighthouseRuns),
      );
      fs.rmSync(site.dir, {recursive: true});
    }
    console.log(`\n### ${pages} pages\n\n${formatComparison(columns)}`);
    console.log(checkBars(columns));
  }

  if (options.sites.includes('real')) {
    const site = realSite();
    const figures = await measureSite(site, browser, options.lighthouseRuns);
    console.log(
      `\n### All real pages\n\n${formatComparison(new Map([[site.name, figures]]))}`,
    );
  }

  if (options.editPages > 0) {
    const columns = new Map<string, Figures>();
    for (const name of peers.filter((peer) => peer !== 'starlight')) {
      const dir = path.join(root, `${name}-edit`);
      const site = creators[name](dir, options.editPages);
      const times = await measureEdits(browser, site);
      columns.set(site.name, {
        'start until a page is on screen, s': times.startSeconds,
        'edit until it is on screen, s': times.editSeconds,
        'slowest of the edits, s': times.slowestSeconds,
        'server, processor s an edit': times.processorSeconds,
        'load average': times.load,
      });
      fs.rmSync(dir, {recursive: true});
    }
    console.log(
      `\n### Edits, ${options.editPages} pages\n\n${formatComparison(columns)}`,
    );
  }
  await browser.close();
  fs.rmSync(root, {recursive: true});
}

void main();
