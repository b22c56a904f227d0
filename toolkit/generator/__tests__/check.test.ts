import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeToolkit} from './fixture';
import {
  describe as tell,
  findDifferences,
  findInstallProblem,
  readFiles,
} from '../check';

const INSTALL = 'Run: npm ci --prefix toolkit --ignore-scripts';

function toolkit(version: string): string {
  return writeToolkit({
    '@remotion/a/package.json': JSON.stringify({name: '@remotion/a', version}),
  });
}

describe('findInstallProblem', () => {
  it('finds nothing where the pinned versions are installed', () => {
    expect(findInstallProblem(toolkit('1.0.0'))).toBeUndefined();
  });

  it('names another version, and what to run', () => {
    const problem = findInstallProblem(toolkit('1.0.1'));
    expect(problem).toContain('- @remotion/a: pinned 1.0.0, installed 1.0.1');
    expect(problem?.split('\n').at(-1)).toBe(INSTALL);
  });

  it('names a package that is missing', () => {
    const dir = toolkit('1.0.0');
    fs.rmSync(path.join(dir, 'node_modules/@remotion/a'), {recursive: true});
    expect(findInstallProblem(dir)).toContain(
      '- @remotion/a: pinned 1.0.0, installed nothing',
    );
  });

  it('says so in one line where nothing is installed', () => {
    const dir = toolkit('1.0.0');
    fs.rmSync(path.join(dir, 'node_modules'), {recursive: true});
    expect(findInstallProblem(dir)).toBe(
      `toolkit/node_modules is missing, so the API model cannot be checked.\n${INSTALL}`,
    );
  });
});

describe('findDifferences', () => {
  it.each([
    ['nothing between equal files', {a: '1\n'}, {a: '1\n'}, []],
    [
      'the first line that differs, of each file',
      {'b.json': '{\n "x": 1\n}\n', 'a.json': 'same\nold\n'},
      {'b.json': '{\n "x": 2\n}\n', 'a.json': 'same\nnew\n'},
      [
        {file: 'a.json', line: 2, committed: 'old', generated: 'new'},
        {file: 'b.json', line: 2, committed: '"x": 1', generated: '"x": 2'},
      ],
    ],
    [
      'lines that only the generated file has',
      {a: 'one'},
      {a: 'one\ntwo'},
      [{file: 'a', line: 2, generated: 'two'}],
    ],
    [
      'lines that only the committed file has',
      {a: 'one\ntwo'},
      {a: 'one'},
      [{file: 'a', line: 2, committed: 'two'}],
    ],
    [
      'files that are missing or left over',
      {old: ''},
      {new: ''},
      [
        {file: 'new', generated: 'the file'},
        {file: 'old', committed: 'the file'},
      ],
    ],
  ])('finds %s', (_, committed, generated, expected) => {
    const found = findDifferences(
      new Map(Object.entries(committed)),
      new Map(Object.entries(generated)),
    );
    expect(found).toEqual(expected);
  });
});

describe('describe', () => {
  it('points at the line and shows both sides', () => {
    expect(
      tell({
        file: 'remotion.json',
        line: 7,
        committed: '"a"',
        generated: '"b"',
      }),
    ).toBe('toolkit/api/remotion.json:7\n  committed: "a"\n  generated: "b"');
    expect(tell({file: 'x.json', generated: 'the file'})).toBe(
      'toolkit/api/x.json\n  committed: (nothing)\n  generated: the file',
    );
  });
});

describe('readFiles', () => {
  it('reads nothing where there is no folder', () => {
    expect(readFiles('/no/such/folder').size).toBe(0);
  });
});
