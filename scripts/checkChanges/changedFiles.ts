import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {findFences} from '../checks/samples/fences';

/** A file that differs from main. */
export type ChangedFile = {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly isGone: boolean;
  /** Whether it is an example, or a page with samples that a type check reads. */
  readonly hasSamples: boolean;
  /** Whether it was one on main. */
  readonly hadSamples: boolean;
};

/** A page of a folder of content. */
export const PAGE = /^(?:docs|blog|learn|success-stories)\/.*\.mdx?$/;

const EXAMPLE = /^examples\/(?!.*__tests__).*(?<!\.d)\.tsx?$/;

function git(dir: string, ...args: string[]): string[] {
  // The names of a large folder that is new are more than the usual megabyte.
  const options = {cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28} as const;
  return execFileSync('git', args, options).split('\n').filter(Boolean);
}

/** The text of a file in a commit, without empty lines; none if it is not there. */
function readCommitted(dir: string, commit: string, file: string): string {
  return git(dir, 'ls-tree', '--name-only', commit, file).length > 0
    ? git(dir, 'show', `${commit}:${file}`).join('\n')
    : '';
}

/** Files that differ from a commit, new and deleted ones among them, sorted. */
function listDifferent(dir: string, commit: string): string[] {
  return [
    ...git(dir, 'diff', '--name-only', '--no-renames', commit),
    ...git(dir, 'ls-files', '--others', '--exclude-standard'),
  ].sort();
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
 * Files of a folder that differ from where its branch left main: committed, not
 * yet committed, new and deleted ones.
 *
 * @throws Error if there is no branch "main"
 */
export function listChangedFiles(dir: string): ChangedFile[] {
  const [start = ''] = git(dir, 'merge-base', 'HEAD', findBase(dir));
  return listDifferent(dir, start).map((file) => {
    const absolute = path.join(dir, file);
    const isGone = !fs.existsSync(absolute);
    const haveSamples = (read: () => string): boolean =>
      PAGE.test(file) && findFences(file, read()).fences.length > 0;
    return {
      file,
      isGone,
      hasSamples:
        !isGone &&
        (EXAMPLE.test(file) ||
          haveSamples(() => fs.readFileSync(absolute, 'utf8'))),
      hadSamples:
        EXAMPLE.test(file) ||
        haveSamples(() => readCommitted(dir, start, file)),
    };
  });
}

/** The content of each file that is not committed, as a hash; none of deleted ones. */
export function hashUncommitted(dir: string): ReadonlyMap<string, string> {
  return new Map(
    listDifferent(dir, 'HEAD').map((file) => {
      const absolute = path.join(dir, file);
      return [
        file,
        fs.existsSync(absolute)
          ? createHash('sha256').update(fs.readFileSync(absolute)).digest('hex')
          : '',
      ];
    }),
  );
}
