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

/** Reads the JSON report of a runner; an absent one counts nothing. */
function read<T>(file: string, count: (report: T) => Report): Report {
  return fs.existsSync(file)
    ? count(JSON.parse(fs.readFileSync(file, 'utf8')) as T)
    : {passed: 0, failed: 0, retried: []};
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

/** What the unit tests say, each of which is tried once. */
export function readUnitReport(file: string): Report {
  return read<JsonTestResults>(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    retried: [],
  }));
}

/** What the browser tests say. */
export function readBrowserReport(file: string): Report {
  return read<JSONReport>(file, ({stats, suites}) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: suites.flatMap((suite) => listRetried(suite)),
  }));
}
