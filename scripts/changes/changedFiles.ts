import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../hashFiles';

/** A file that differs from main. */
export type ChangedFile = {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly isGone: boolean;
  /** Whether it is a page with samples that a type check reads, here or on main. */
  readonly hasSamples: boolean;
};

/** The opening of a fence with a sample, for git: findFences reads it more closely. */
const SAMPLE = '(```|~~~)[[:space:]]*(tsx?|html)([[:space:]]|$)';

/** The lines that git prints; none where it finds nothing, which is its status 1. */
function git(dir: string, ...args: string[]): string[] {
  const {status, stdout, stderr, error} = spawnSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    // The names of a large folder that is new are more than the usual megabyte.
    maxBuffer: 2 ** 28,
  });
  if (error || status === null || status > 1) {
    throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr}`);
  }
  return stdout.split('\n').filter(Boolean);
}

/** Files that differ from a commit, new and deleted ones among them, sorted. */
function listDifferent(dir: string, commit: string): string[] {
  return [
    ...git(dir, 'diff', '--name-only', '--no-renames', commit),
    ...git(dir, 'ls-files', '--others', '--exclude-standard'),
  ].sort();
}

/**
 * The commit at which a branch has left main, that of the remote if it is known;
 * `undefined` where the history does not have it, as in a shallow clone.
 */
export function findStart(dir: string): string | undefined {
  const [base] = ['origin/main', 'main'].flatMap((name) =>
    git(dir, 'rev-parse', '--verify', '--quiet', name),
  );
  return base && git(dir, 'merge-base', 'HEAD', base)[0];
}

/**
 * Files of a folder that differ from where its branch left main: committed, not
 * yet committed, new and deleted ones.
 *
 * @throws Error if the history does not have that commit
 */
export function listChangedFiles(
  dir: string,
  start: string | undefined = findStart(dir),
): ChangedFile[] {
  if (start === undefined) {
    throw new Error(
      'There is no branch "main" to compare with, or not where this one has left it. Fetch it with "git fetch origin main:main", and in a shallow clone with "git fetch --unshallow origin main:main".',
    );
  }
  const grep = (...args: string[]): string[] =>
    git(dir, 'grep', '-lE', ...args, '--', '*.md', '*.mdx');
  const withSamples = new Set([
    ...grep('--untracked', SAMPLE),
    ...grep(SAMPLE, start).map((name) => name.slice(start.length + 1)),
  ]);
  return listDifferent(dir, start).map((file) => ({
    file,
    isGone: !fs.existsSync(path.join(dir, file)),
    hasSamples: withSamples.has(file),
  }));
}

/** The content of each file that is not committed, as a hash; none of deleted ones. */
export function hashUncommitted(dir: string): ReadonlyMap<string, string> {
  return new Map(
    listDifferent(dir, 'HEAD').map((file) => [
      file,
      fs.existsSync(path.join(dir, file)) ? hashFiles(dir, [file]) : '',
    ]),
  );
}
