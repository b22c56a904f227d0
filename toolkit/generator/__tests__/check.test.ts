import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {removeToolkit, writeToolkit} from './fixture';
import {
  describe as tell,
  findDifferences,
  findInstallProblem,
  readFiles,
} from '../check';

const INSTALL = 'Run: npm ci --prefix toolkit --ignore-scripts';

const dirs: string[] = [];

function toolkit(version: string): string {
  const dir = writeToolkit({
    '@remotion/a/package.json': JSON.stringify({name: '@remotion/a', version}),
  });
  dirs.push(dir);
  return dir;
}

afterEach(() => {
  dirs.splice(0).forEach(removeToolkit);
});

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
    removeToolkit(path.join(dir, 'node_modules'));
    expect(findInstallProblem(dir)).toBe(
      `toolkit/node_modules is missing, so the API model cannot be checked.\n${INSTALL}`,
    );
  });
});

describe('findDifferences', () => {
  const files = (
    entries: Readonly<Record<string, string>>,
  ): Map<string, string> => new Map(Object.entries(entries));

  it('finds nothing between equal files', () => {
    expect(findDifferences(files({a: '1\n'}), files({a: '1\n'}))).toEqual([]);
  });

  it('names the first line that differs, of each file', () => {
    expect(
      findDifferences(
        files({'b.json': '{\n "x": 1\n}\n', 'a.json': 'same\nold\n'}),
        files({'b.json': '{\n "x": 2\n}\n', 'a.json': 'same\nnew\n'}),
      ),
    ).toEqual([
      {file: 'a.json', line: 2, committed: 'old', generated: 'new'},
      {file: 'b.json', line: 2, committed: '"x": 1', generated: '"x": 2'},
    ]);
  });

  it('sees lines that only one of the two has', () => {
    const [shorter] = findDifferences(
      files({a: 'one'}),
      files({a: 'one\ntwo'}),
    );
    expect(shorter).toEqual({file: 'a', line: 2, generated: 'two'});
    const [longer] = findDifferences(files({a: 'one\ntwo'}), files({a: 'one'}));
    expect(longer).toEqual({file: 'a', line: 2, committed: 'two'});
  });

  it('names files that are missing or left over', () => {
    expect(findDifferences(files({old: ''}), files({new: ''}))).toEqual([
      {file: 'new', generated: 'the file'},
      {file: 'old', committed: 'the file'},
    ]);
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
