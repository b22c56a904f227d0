import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../../../plugins/__tests__/tempDir';
import {openCache, type Cache} from '../cache';
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

const open = (): Cache => openCache(path.join(site, '.cache'), 'one');

function check(...files: string[]): Promise<Outcome> {
  return run({
    siteDir: site,
    files,
    cache: open(),
    check: (samples) => {
      checked.push(...samples.map(({id}) => id));
      return Promise.resolve(
        samples.map((sample) => ({
          id: sample.id,
          problems: findProblems(sample),
          names: [],
        })),
      );
    },
  });
}

it('finds pages of the four folders and examples, not their tests', async () => {
  const found = [
    'blog/b.mdx',
    'docs/a.mdx',
    'docs/deep/_part.md',
    'examples/One/index.tsx',
    'examples/one.ts',
    'learn/c.mdx',
    'success-stories/d.md',
  ];
  const others = [
    'docs/picture.png',
    'examples/__tests__/one.test.ts',
    'examples/types.d.ts',
    'src/pages/e.mdx',
  ];
  [...others, ...found].forEach((name) => write(name));
  expect(await findCheckedFiles(site)).toEqual(found);
});

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
  const codes = described.map(({fence}) => fence.code);
  expect(codes).toEqual(['wrong;', 'a;', 'wrong;']);
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
    '```ts nocheck="version 1"\nwrong;\n```',
    '```ts nocheck="version 1"\na;\n```',
    '```ts nocheck\nwrong;\n```',
  );
  const {entries, optedOut} = await check();
  expect(entries.map(({text}) => text.split('\n')[0])).toEqual([
    'docs/a.mdx:4:1: sample: the opt-out "version 1" is stale, because the sample passes',
    'docs/a.mdx:7:1: sample: the opt-out has no reason',
  ]);
  expect(optedOut).toBe(3);
});

it('checks a sample once, and again after a change', async () => {
  write('docs/a.mdx', '```ts', 'wrong;', '```', '```ts', 'a;', '```');
  await check();
  write('docs/a.mdx', '', '```ts', 'wrong;', '```', '```ts', 'b;', '```');
  checked = [];
  expect(await check()).toMatchObject({fromCache: 1, entries: [{line: 3}]});
  expect(checked).toEqual(['docs/a.mdx:5']);
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
  const lose = (): Promise<[]> => Promise.resolve([]);
  await expect(
    run({siteDir: site, files: [], cache: open(), check: lose}),
  ).rejects.toThrow('docs/a.mdx:1: the check gave no result.');
});
