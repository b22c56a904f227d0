import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
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
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  git('init', '--initial-branch=main');
  for (const file of ['kept.mdx', 'edited.mdx', 'committed.mdx', 'gone.mdx']) {
    write(file);
  }
  write('.gitignore', 'ignored.mdx\n');
  git('add', '.');
  git('commit', '-m', 'start');
});

afterEach(() => fs.rmSync(dir, {recursive: true}));

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
