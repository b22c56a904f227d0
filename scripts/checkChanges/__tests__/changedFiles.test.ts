import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {listChangedFiles} from '../changedFiles';

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

it('lists what a branch has committed, edited and added, not what is gone', () => {
  git('checkout', '-b', 'branch');
  write('committed.mdx', 'other\n');
  git('commit', '-am', 'change');
  write('edited.mdx', 'other\n');
  write('new.mdx');
  write('ignored.mdx');
  fs.rmSync(path.join(dir, 'gone.mdx'));
  expect(listChangedFiles(dir)).toEqual([
    'committed.mdx',
    'edited.mdx',
    'new.mdx',
  ]);
});

it('leaves out what main has got since', () => {
  git('checkout', '-b', 'branch');
  git('checkout', 'main');
  write('kept.mdx', 'other\n');
  git('commit', '-am', 'change');
  git('checkout', 'branch');
  expect(listChangedFiles(dir)).toEqual([]);
});

it('says how to get main where there is none', () => {
  git('branch', '-m', 'other');
  expect(() => listChangedFiles(dir)).toThrow(
    'There is no branch "main" to compare with. Fetch it with "git fetch origin main:main".',
  );
});
