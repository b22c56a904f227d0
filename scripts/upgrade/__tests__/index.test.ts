import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {readRelease, requireClean} from '..';
import {comparePeers, findLines, splitByPage} from '../report';

it('reads a release', () => {
  expect(readRelease(['4.0.461'], '4.0.407')).toBe('4.0.461');
  // To see what is still open.
  expect(readRelease(['4.0.407'], '4.0.407')).toBe('4.0.407');
});

it.each([
  [[], '0 arguments. Give the release, such as'],
  [['4.0.461', '4.0.462'], '2 arguments. Give the release, such as'],
  [['latest'], '"latest" is no release. Give the release, such as'],
  [['4.0.99'], '4.0.99 is older than 4.0.407, which the site documents.'],
])('refuses %s in one line that says what to do', (args, message) => {
  const read = (): string => readRelease(args, '4.0.407');
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});

it('refuses to write over changes', () => {
  const dir = createTempDir({'toolkit/package.json': '{}', 'docs/a.mdx': ''});
  const git = (...args: readonly string[]): unknown =>
    spawnSync('git', args, {cwd: dir});
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-m', 'a');
  fs.writeFileSync(path.join(dir, 'docs/a.mdx'), 'b');
  expect(() => requireClean(dir)).not.toThrow();
  fs.writeFileSync(path.join(dir, 'toolkit/package.json'), '{"a": 1}');
  expect(() => requireClean(dir)).toThrow(
    'and they have changes: M toolkit/package.json. Commit or stash them.',
  );
});

it('puts what checks print under the pages that it names', () => {
  expect(
    splitByPage(
      'Documented / existing\n\ndocs/a.mdx:3: wrong. Mend it.\n  found: b\n\nstatic/posters/A.webp: differs\n3 problems',
    ),
  ).toEqual(
    new Map([
      ['docs/a.mdx', ['docs/a.mdx:3: wrong. Mend it.', '  found: b']],
      ['static/posters/A.webp', ['static/posters/A.webp: differs']],
    ]),
  );
});

it('finds lines that name a release', () => {
  expect(
    findLines('In 4.0.407, it fails.\nIt works.\n4.0.4071', '4.0.407'),
  ).toEqual([1]);
});

it('tells peers that are asked for in another version', () => {
  expect(
    comparePeers(
      new Map([
        ['@remotion/zod-types takes zod', '3.22.3'],
        ['@remotion/skia takes react', '19'],
        ['@remotion/media takes remotion', '4.0.407'],
      ]),
      new Map([
        ['@remotion/zod-types takes zod', '4.3.6'],
        ['@remotion/media takes remotion', '4.0.461'],
      ]),
    ),
  ).toEqual([
    '@remotion/skia takes react no more (19 before)',
    '@remotion/zod-types takes zod 4.3.6 (3.22.3 before)',
  ]);
});
