import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {findStart, hashUncommitted, listChangedFiles} from '../changedFiles';

// Each starts git ten times, which takes seconds on a busy machine.
vi.setConfig({testTimeout: 30_000, hookTimeout: 30_000});

let dir: string;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], {cwd: dir, stdio: 'ignore'});
}

function write(file: string, content = 'text\n'): void {
  fs.writeFileSync(path.join(dir, file), content);
}

beforeEach(() => {
  dir = createTempDir({
    'kept.mdx': 'text\n',
    'edited.mdx': 'text\n',
    'committed.mdx': 'text\n',
    'gone.mdx': 'text\n',
    '.gitignore': 'ignored.mdx\n',
  });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'start');
});

it('lists what a branch has committed, edited, added and deleted', () => {
  git('checkout', '-b', 'branch');
  write('committed.mdx', 'other\n');
  git('commit', '-am', 'change');
  write('edited.mdx', 'other\n');
  write('new.mdx');
  write('ignored.mdx');
  fs.rmSync(path.join(dir, 'gone.mdx'));
  expect(
    listChangedFiles(dir).map(({file, isGone}) => (isGone ? `-${file}` : file)),
  ).toEqual(['committed.mdx', 'edited.mdx', '-gone.mdx', 'new.mdx']);
});

it('tells which pages have samples, or had some', () => {
  const fence = '```tsx title="a.tsx"\nconst a = 1;\n```\n';
  write('emptied.mdx', fence);
  write('deleted.mdx', fence);
  git('add', '.');
  git('commit', '-m', 'samples');
  git('checkout', '-b', 'branch');
  write('emptied.mdx');
  fs.rmSync(path.join(dir, 'deleted.mdx'));
  write('new.mdx', `- A list\n\n  ${fence}`);
  write('shell.mdx', '```bash\nnpm start\n```\n');
  expect(
    listChangedFiles(dir).map(({file, hasSamples}) => [file, hasSamples]),
  ).toEqual([
    ['deleted.mdx', true],
    ['emptied.mdx', true],
    ['new.mdx', true],
    ['shell.mdx', false],
  ]);
});

it('hashes what is not committed, so that a second change is seen', () => {
  write('edited.mdx', 'other\n');
  fs.rmSync(path.join(dir, 'gone.mdx'));
  const before = hashUncommitted(dir);
  expect([...before.keys()]).toEqual(['edited.mdx', 'gone.mdx']);
  expect(before.get('gone.mdx')).toBe('');
  write('edited.mdx', 'another\n');
  expect(hashUncommitted(dir).get('edited.mdx')).not.toBe(
    before.get('edited.mdx'),
  );
});

it('leaves out what main has got since', () => {
  git('checkout', '-b', 'branch');
  git('checkout', 'main');
  write('kept.mdx', 'other\n');
  git('commit', '-am', 'change');
  git('checkout', 'branch');
  expect(listChangedFiles(dir)).toEqual([]);
});

it.each([
  ['there is no main', () => git('branch', '-m', 'other')],
  [
    'main has another beginning',
    () => {
      git('checkout', '--orphan', 'branch');
      git('commit', '-m', 'another start');
    },
  ],
])('says how to get main where %s', (_, change) => {
  change();
  expect(findStart(dir)).toBeUndefined();
  expect(() => listChangedFiles(dir)).toThrow(
    'Fetch it with "git fetch origin main:main"',
  );
});

it('says what git says where it fails', () => {
  expect(() => listChangedFiles(createTempDir())).toThrow(
    'not a git repository',
  );
});
