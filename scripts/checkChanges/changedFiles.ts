import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

function git(dir: string, ...args: string[]): string[] {
  return execFileSync('git', args, {cwd: dir, encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);
}

/** The branch that changes are compared with: that of the remote, if it is known. */
function findBase(dir: string): string {
  const base = ['origin/main', 'main'].find((name) => {
    try {
      git(dir, 'rev-parse', '--verify', '--quiet', name);
      return true;
    } catch {
      return false;
    }
  });
  if (!base) {
    throw new Error(
      'There is no branch "main" to compare with. Fetch it with "git fetch origin main:main".',
    );
  }
  return base;
}

/**
 * Files of the folder that differ from where its branch left main: committed,
 * not yet committed and new ones; without those that are gone.
 *
 * @returns paths relative to the folder, sorted
 * @throws Error if there is no branch "main"
 */
export function listChangedFiles(dir: string): string[] {
  const [start = ''] = git(dir, 'merge-base', 'HEAD', findBase(dir));
  const files = new Set([
    ...git(dir, 'diff', '--name-only', '--diff-filter=d', start),
    ...git(dir, 'ls-files', '--others', '--exclude-standard'),
  ]);
  return [...files]
    .filter((file) => fs.existsSync(path.join(dir, file)))
    .sort();
}
