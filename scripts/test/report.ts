import fs from 'node:fs';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/node';

/** What a runner of tests says in the end. */
export type Report = {
  readonly passed: number;
  readonly failed: number;
  /** Titles of the tests that passed only when they were tried again. */
  readonly retried: readonly string[];
};

const EMPTY: Report = {passed: 0, failed: 0, retried: []};

function readJson(file: string): unknown {
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown)
    : undefined;
}

function listRetried(
  {title, suites = [], specs}: JSONReportSuite,
  above: readonly string[] = [],
): string[] {
  const path = [...above, title];
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' > ')),
    ...suites.flatMap((suite) => listRetried(suite, path)),
  ];
}

/** Reads the JSON report of the unit tests; an absent one counts nothing. */
export function readUnitReport(file: string): Report {
  const report = readJson(file) as JsonTestResults | undefined;
  return report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        // Unit tests are tried once.
        retried: [],
      }
    : EMPTY;
}

/** Reads the JSON report of the browser tests; an absent one counts nothing. */
export function readBrowserReport(file: string): Report {
  const report = readJson(file) as JSONReport | undefined;
  return report
    ? {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        retried: report.suites.flatMap((suite) => listRetried(suite)),
      }
    : EMPTY;
}
