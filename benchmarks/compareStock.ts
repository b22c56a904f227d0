/**
 * Builds this site and the stock classic template of the same framework release
 * beside each other, and prints one table: bytes of script and style on the
 * first load (gzip level 9), build times and memory, and Lighthouse scores.
 *
 * The machine may be busy: read the columns against each other, not alone.
 */
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import handler from 'serve-handler';
import {findChromium} from '../scripts/browser/findChromium';

type Site = {
  readonly name: string;
  readonly dir: string;
  readonly home: string;
  readonly docsPage: string;
};

type Build = {readonly seconds: number; readonly peakMegabytes: number};
type Report = {
  readonly categories: Readonly<Record<string, {score: number | null}>>;
};
type Bytes = {readonly script: number; readonly style: number};

const siteDir = path.resolve(__dirname, '..');
const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];
const LIGHTHOUSE_RUNS = 3;
const FRAMEWORK_VERSION = '3.10.2';

/** A stock classic site that uses the packages of this one. */
function createStockSite(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));
  const {status} = spawnSync(
    'npx',
    [
      '--yes',
      `create-docusaurus@${FRAMEWORK_VERSION}`,
      'stock',
      'classic',
      '--typescript',
      '--skip-install',
    ],
    {cwd: parent, stdio: 'ignore'},
  );
  if (status !== 0) {
    throw new Error('The stock template could not be created.');
  }
  const dir = path.join(parent, 'stock');
  fs.symlinkSync(
    path.join(siteDir, 'node_modules'),
    path.join(dir, 'node_modules'),
  );
  const config = path.join(dir, 'docusaurus.config.ts');
  fs.writeFileSync(
    config,
    fs
      .readFileSync(config, 'utf8')
      .replace(/future: \{/, 'future: {faster: true, experimental_vcs: false,'),
  );
  return dir;
}

/** Builds once; GNU time tells seconds and the largest process's memory. */
function build(dir: string): Build {
  const {stderr, status} = spawnSync(
    'time',
    ['-f', '%e %M', 'npx', 'docusaurus', 'build'],
    {cwd: dir, encoding: 'utf8'},
  );
  const [seconds, kilobytesUsed] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (status !== 0 || !seconds || !kilobytesUsed) {
    throw new Error(
      `The build in ${dir} failed, or GNU time is not installed (Debian: apt-get install time).`,
    );
  }
  return {seconds, peakMegabytes: kilobytesUsed / 1024};
}

function clear(dir: string): void {
  spawnSync('npx', ['docusaurus', 'clear'], {cwd: dir, stdio: 'ignore'});
}

async function serve(dir: string): Promise<{server: http.Server; url: string}> {
  const server = http.createServer((request, response) => {
    void handler(request, response, {
      public: path.join(dir, 'build'),
      cleanUrls: true,
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return {server, url: `http://127.0.0.1:${address.port}`};
}

async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
  });
  const page = await context.newPage();
  const bytes = {script: 0, style: 0};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = request.resourceType();
    const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
    if ((type === 'script' || type === 'stylesheet') && !isPrefetch) {
      bodies.push(
        response.body().then((body) => {
          const size = zlib.gzipSync(body, {level: 9}).length;
          bytes[type === 'script' ? 'script' : 'style'] += size;
        }),
      );
    }
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await Promise.all(bodies);
  await context.close();
  return bytes;
}

/**
 * Runs Lighthouse as a program of its own, which no compiler has changed. This
 * process goes on serving the page to it.
 */
async function runLighthouse(url: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      'lighthouse',
      url,
      `--chrome-flags=${CHROME_FLAGS.join(' ')} --headless=new`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      '--quiet',
    ],
    {
      cwd: siteDir,
      maxBuffer: 100_000_000,
      env: {...process.env, CHROME_PATH: findChromium()},
    },
  );
  return JSON.parse(stdout) as Report;
}

async function measureScores(url: string): Promise<string> {
  const scores: Record<string, number[]> = {};
  for (let run = 0; run < LIGHTHOUSE_RUNS; run++) {
    const {categories} = await runLighthouse(url);
    for (const [id, {score}] of Object.entries(categories)) {
      (scores[id] ??= []).push(Math.round((score ?? 0) * 100));
    }
  }
  return Object.values(scores)
    .map(
      (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)],
    )
    .join(' / ');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function measure(
  site: Site,
  browser: Browser,
): Promise<Record<string, string>> {
  clear(site.dir);
  const cold = build(site.dir);
  const warm = build(site.dir);
  const {server, url} = await serve(site.dir);
  const home = await measureBytes(browser, url + site.home);
  const docs = await measureBytes(browser, url + site.docsPage);
  const row = {
    site: site.name,
    'build, cold': `${cold.seconds.toFixed(1)} s`,
    'build, warm': `${warm.seconds.toFixed(1)} s`,
    'peak memory': `${cold.peakMegabytes.toFixed(0)} MB`,
    'home, script': kilobytes(home.script),
    'home, style': kilobytes(home.style),
    'docs, script': kilobytes(docs.script),
    'docs, style': kilobytes(docs.style),
    'home, Lighthouse': await measureScores(url + site.home),
    'docs, Lighthouse': await measureScores(url + site.docsPage),
  };
  server.close();
  return row;
}

async function main(): Promise<void> {
  const sites: readonly Site[] = [
    {
      name: 'this site',
      dir: siteDir,
      home: '/',
      docsPage: '/docs/interpolate/',
    },
    {
      name: 'stock classic',
      dir: createStockSite(),
      home: '/',
      docsPage: '/docs/intro',
    },
  ];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROME_FLAGS,
  });
  const rows = [];
  for (const site of sites) {
    rows.push(await measure(site, browser));
  }
  await browser.close();
  const keys = Object.keys(rows[0] ?? {});
  console.log(`| | ${rows.map(({site}) => site).join(' | ')} |`);
  console.log(`| --- |${rows.map(() => ' --- |').join('')}`);
  for (const key of keys.filter((name) => name !== 'site')) {
    console.log(`| ${key} | ${rows.map((row) => row[key]).join(' | ')} |`);
  }
  console.log(
    'Lighthouse mobile: performance / accessibility / best practices / SEO, median of 3.',
  );
}

void main();
