import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../../../plugins/__tests__/tempDir';
import {openCache} from '../cache';
import {findCheckedFiles, run, type Outcome} from '../run';
import type {Problem, Sample} from '../types';

let site = '';
let checked: string[] = [];

beforeEach(() => {
  site = createTempDir();
  checked = [];
});

function write(name: string, ...lines: string[]): void {
  writeFiles(site, {[name]: lines.join('\n')});
}

/** Finds a problem in each sample that says so. */
function findProblems({code}: Sample): Problem[] {
  const line = code.split('\n').findIndex((text) => text.includes('wrong'));
  return line < 0
    ? []
    : [{line: line + 1, column: 1, rule: 'TS1', message: 'Wrong.'}];
}

function check(...files: string[]): Promise<Outcome> {
  return run({
    siteDir: site,
    files,
    cache: openCache(path.join(site, '.cache'), 'one'),
    check: (samples) => {
      checked.push(...samples.map(({id}) => id));
      return Promise.resolve(
        samples.map((sample) => ({
          id: sample.id,
          problems: findProblems(sample),
          types: {infos: [], names: []},
        })),
      );
    },
  });
}

describe('findCheckedFiles', () => {
  it('finds pages of the four folders and examples, not their tests', () => {
    for (const name of [
      'docs/a.mdx',
      'docs/deep/_part.md',
      'docs/picture.png',
      'blog/b.mdx',
      'learn/c.mdx',
      'success-stories/d.md',
      'src/pages/e.mdx',
      'examples/One/index.tsx',
      'examples/one.ts',
      'examples/types.d.ts',
      'examples/__tests__/one.test.ts',
    ]) {
      write(name, '');
    }
    expect(findCheckedFiles(site)).toEqual([
      'blog/b.mdx',
      'docs/a.mdx',
      'docs/deep/_part.md',
      'examples/One/index.tsx',
      'examples/one.ts',
      'learn/c.mdx',
      'success-stories/d.md',
    ]);
  });
});

describe('run', () => {
  it('reports problems at their place, sorted, and counts', async () => {
    write('docs/b.mdx', '```ts', 'a;', '```', '- ```ts', '  wrong;', '  ```');
    write('docs/a.mdx', 'Lead.', '', '> ```ts', '```ts', 'wrong;', '```');
    write('docs/none.mdx', 'Lead.');
    write('examples/one.ts', 'a;', 'wrong;');
    const {entries, described, ...counts} = await check();
    expect(entries.map(({text}) => text.split('\n')[0])).toEqual([
      'docs/a.mdx:3:1: sample: a sample in a quote is not checked',
      'docs/a.mdx:5:1: TS1: Wrong.',
      'docs/b.mdx:5:3: TS1: Wrong.',
      'examples/one.ts:2:1: TS1: Wrong.',
    ]);
    // The example has no metadata, so no page plays it.
    expect(described.map(({fence}) => fence.code)).toEqual([
      'wrong;',
      'a;',
      'wrong;',
    ]);
    expect(counts).toEqual({
      pages: 2,
      samples: 3,
      optedOut: 0,
      examples: 1,
      fromCache: 0,
    });
  });

  it('checks a sample that opts out, to know whether it still has to', async () => {
    write(
      'docs/a.mdx',
      '```ts nocheck="version 1"',
      'wrong;',
      '```',
      '```ts nocheck="version 1"',
      'a;',
      '```',
      '```ts nocheck',
      'wrong;',
      '```',
    );
    const {entries, optedOut} = await check();
    expect(entries.map(({line, text}) => `${line} ${text}`)).toEqual([
      expect.stringMatching(/^4 .*stale/),
      expect.stringMatching(/^7 .*the opt-out has no reason/),
    ]);
    expect(optedOut).toBe(3);
  });

  it('checks a sample once, and again after a change', async () => {
    write('docs/a.mdx', '```ts', 'wrong;', '```', '```ts', 'a;', '```');
    await check();
    write('docs/a.mdx', '', '```ts', 'wrong;', '```', '```ts', 'b;', '```');
    checked = [];
    const {entries, fromCache} = await check();
    expect(checked).toEqual(['docs/a.mdx:5']);
    expect(fromCache).toBe(1);
    expect(entries).toMatchObject([{line: 3}]);
  });

  it('checks only the given files, and keeps the results of the others', async () => {
    write('docs/a.mdx', '```ts', 'a;', '```');
    write('docs/b.mdx', '```ts', 'b;', '```');
    await check();
    checked = [];
    expect(await check('docs/a.mdx')).toMatchObject({pages: 1, samples: 1});
    await check();
    expect(checked).toEqual([]);
  });

  it('does not pass a sample that a checker lost', async () => {
    write('docs/a.mdx', '```ts', 'a;', '```');
    await expect(
      run({
        siteDir: site,
        files: [],
        cache: openCache(path.join(site, '.cache'), 'one'),
        check: () => Promise.resolve([]),
      }),
    ).rejects.toThrow('docs/a.mdx:1: the check gave no result.');
  });
});
