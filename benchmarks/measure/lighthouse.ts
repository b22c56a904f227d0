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

type Measures = Readonly<Record<string, (report: Report) => number>>;

const siteDir = path.resolve(__dirname, '../..');

/** Measures of speed by the name under which they are shown. */
const SPEED: Measures = {
  performance: (report) => scoreOf(report, 'performance'),
  'FCP, ms': (report) => valueOf(report, 'first-contentful-paint'),
  'LCP, ms': (report) => valueOf(report, 'largest-contentful-paint'),
  'speed index, ms': (report) => valueOf(report, 'speed-index'),
  'TBT, ms': (report) => valueOf(report, 'total-blocking-time'),
  CLS: (report) => valueOf(report, 'cumulative-layout-shift'),
};

const OTHERS: Measures = {
  accessibility: (report) => scoreOf(report, 'accessibility'),
  'best practices': (report) => scoreOf(report, 'best-practices'),
  SEO: (report) => scoreOf(report, 'seo'),
};

/**
 * How the network and the processor of a phone come into it: worked out from a
 * load without limits, or limited while the page loads.
 */
const THROTTLING = {simulated: 'simulate', applied: 'devtools'} as const;

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
async function runLighthouse(url: string, throttling: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      'lighthouse',
      url,
      `--chrome-flags=${CHROME_FLAGS.join(' ')} --headless=new`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--throttling-method=${throttling}`,
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

/**
 * Medians of some runs with the settings for mobile, by the name of the page, the
 * kind of throttling and what was measured.
 *
 * @param pages addresses by name; more than speed is measured of the first
 */
export async function measureLighthouse(
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [page, url] of Object.entries(pages)) {
    for (const [kind, method] of Object.entries(THROTTLING)) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        reports.push(await runLighthouse(url, method));
      }
      const isFirst = Object.keys(figures).length === 0;
      for (const [name, read] of Object.entries({
        ...SPEED,
        ...(isFirst && OTHERS),
      })) {
        const label = name in SPEED ? `${page}, ${kind} ${name}` : name;
        figures[label] = median(reports.map(read));
      }
    }
  }
  return figures;
}
