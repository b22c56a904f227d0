import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {readBrowserReport, readUnitReport} from '../report';

const dir = createTempDir();

function write(name: string, content: unknown): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts passed and failed unit tests', () => {
  const file = write('unit.json', {numPassedTests: 3, numFailedTests: 1});
  expect(readUnitReport(file)).toEqual({passed: 3, failed: 1, retried: []});
});

it('counts browser tests, and names those that passed at the second try', () => {
  const specs = ['expected', 'unexpected', 'flaky'].map((status) => ({
    title: status,
    tests: [{status}],
  }));
  const file = write('browser.json', {
    stats: {expected: 5, unexpected: 2, flaky: 1},
    suites: [
      {title: 'docs.spec.ts', specs: [], suites: [{title: 'in dark', specs}]},
    ],
  });
  expect(readBrowserReport(file)).toEqual({
    passed: 6,
    failed: 2,
    retried: ['docs.spec.ts > in dark > flaky'],
  });
});

it('takes a report that was not written as no tests', () => {
  const file = path.join(dir, 'absent.json');
  const none = {passed: 0, failed: 0, retried: []};
  expect(readUnitReport(file)).toEqual(none);
  expect(readBrowserReport(file)).toEqual(none);
});
