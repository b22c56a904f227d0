import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../../scripts/browser/findChromium';
import {CHROME_FLAGS} from '../../testbed/measure/browser';
import {median} from './quantile';

type Report = {
  readonly categories: Readonly<Record<string, {score: number | null}>>;
  readonly audits: Readonly<Record<string, {numericValue?: number}>>;
};

const siteDir = path.resolve(__dirname, '../..');

/** Measures by the name under which they are shown. */
const MEASURES: Readonly<Record<string, (report: Report) => number>> = {
  performance: (report) => scoreOf(report, 'performance'),
  'TBT, ms': (report) => valueOf(report, 'total-blocking-time'),
  CLS: (report) => valueOf(report, 'cumulative-layout-shift'),
  'LCP, ms': (report) => valueOf(report, 'largest-contentful-paint'),
  accessibility: (report) => scoreOf(report, 'accessibility'),
  'best practices': (report) => scoreOf(report, 'best-practices'),
  SEO: (report) => scoreOf(report, 'seo'),
};

function scoreOf({categories}: Report, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function valueOf({audits}: Report, id: string): number {
  return audits[id]?.numericValue ?? NaN;
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

/** Medians of some runs with the settings for mobile, by name. */
export async function measureLighthouse(
  url: string,
  runs: number,
): Promise<Record<string, number>> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) {
    reports.push(await runLighthouse(url));
  }
  return Object.fromEntries(
    Object.entries(MEASURES).map(([name, read]) => [
      name,
      median(reports.map(read)),
    ]),
  );
}
