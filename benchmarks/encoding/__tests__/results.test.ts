import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const siteDir = path.resolve(__dirname, '../../..');

const readRows = (file: string): string[] =>
  fs
    .readFileSync(path.join(siteDir, file), 'utf8')
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line))
    .map((line) => line.replace(/\s*\|\s*/g, '|'));

test('the encoding guide says what the benchmark gave', () => {
  const isRuler = (row: string): boolean => /^[|:-]+$/.test(row);
  const results = readRows('benchmarks/encoding/results.md');
  expect(results.length).toBeGreaterThan(2);
  expect(readRows('docs/encoding.mdx')).toEqual(
    expect.arrayContaining(results.filter((row) => !isRuler(row))),
  );
});
