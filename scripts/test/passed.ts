import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {hashFiles, hashText} from '../hashFiles';

/** What a group of steps reads, as patterns of git's command line. */
export type Inputs = {
  /** Files with whose change the whole group runs again. */
  readonly all: readonly string[];
  /** Files that stand for themselves, such as pages, each checked when it changes. */
  readonly each: readonly string[];
};

/** What a run reads, and what was read when it last passed. */
export type State = {
  /** One hash for all of a group's `all`, by the name of the group. */
  readonly groups: Readonly<Record<string, string>>;
  /** One hash for each file that stands for itself, by its path. */
  readonly files: Readonly<Record<string, string>>;
};

/** What a group has to look at: everything, or changed files and a few others. */
export type Work =
  | 'all'
  | {readonly changed: readonly string[]; readonly others: readonly string[]};

/** The committed state in which each group last passed. */
const FILE = 'scripts/test/passed.json';

/** Front matter that only the search reads: what a page shows is the same. */
const SEARCH_TERMS = /^search_terms: .*\n/m;

/** Files that git knows or would add, relative to the site, sorted. */
function listFiles(siteDir: string, patterns: readonly string[]): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '-co', '--exclude-standard', '--', ...patterns],
    {cwd: siteDir, encoding: 'utf8', maxBuffer: 1 << 26},
  );
  return [...new Set(files.split('\0'))]
    .filter((file) => file && fs.existsSync(path.join(siteDir, file)))
    .sort();
}

/**
 * Hashes what groups read, as it is in the working tree.
 *
 * @throws Error if a pattern of `all` fits no file, because then nothing would
 *   notice a change, or if the site is no git checkout
 */
export function readState(
  siteDir: string,
  groups: Readonly<Record<string, Inputs>>,
): State {
  const entries = Object.entries(groups);
  const listRequired = (name: string, pattern: string): string[] => {
    const files = listFiles(siteDir, [pattern]);
    if (files.length === 0) {
      throw new Error(
        `The steps of "${name}" depend on "${pattern}", which no file is called. Correct it in scripts/test/steps.ts.`,
      );
    }
    return files;
  };
  const hashGroup = (name: string, {all}: Inputs): string =>
    hashFiles(
      siteDir,
      all.flatMap((pattern) => listRequired(name, pattern)),
    );
  const each = listFiles(
    siteDir,
    entries.flatMap(([, inputs]) => inputs.each),
  );
  return {
    groups: Object.fromEntries(
      entries.map(([name, inputs]) => [name, hashGroup(name, inputs)]),
    ),
    files: Object.fromEntries(
      each.map((file) => [
        file,
        hashText(
          fs
            .readFileSync(path.join(siteDir, file), 'utf8')
            .replace(SEARCH_TERMS, ''),
        ),
      ]),
    ),
  };
}

/** Says what a group has to look at, given what all groups read now. */
export function planWork(
  siteDir: string,
  name: string,
  {each}: Inputs,
  now: State,
): Work {
  const passed = readPassed(siteDir);
  if (now.groups[name] !== passed.groups[name]) {
    return 'all';
  }
  const files = listFiles(siteDir, each);
  const isChanged = (file: string): boolean =>
    now.files[file] !== passed.files[file];
  return {
    changed: files.filter(isChanged),
    others: files.filter((file) => !isChanged(file)),
  };
}

/** The changed items of a group, and so many others, spread over their list. */
export function pickSpread(
  {changed, others}: Exclude<Work, 'all'>,
  count: number,
): string[] {
  const step = Math.max(1, Math.ceil(others.length / count));
  return [...changed, ...others.filter((_, index) => index % step === 0)];
}

/** The committed state; an absent file is one in which nothing passed. */
function readPassed(siteDir: string): State {
  const file = path.join(siteDir, FILE);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as State)
    : {groups: {}, files: {}};
}

/**
 * Writes the state of what passed.
 *
 * @param failed groups of which a step did not pass: they, and the files that they
 *   read, keep the state in which they last did
 * @returns the file to commit if it changed
 */
export function writePassed(
  siteDir: string,
  state: State,
  failed: Readonly<Record<string, Inputs>> = {},
): string | undefined {
  const before = readPassed(siteDir);
  const patterns = Object.values(failed).flatMap(({each}) => each);
  const unsure = patterns.length > 0 ? listFiles(siteDir, patterns) : [];
  const keep = (
    hashes: State['files'],
    names: readonly string[],
    old: State['files'],
  ): State['files'] =>
    Object.fromEntries(
      Object.entries(hashes).flatMap(([name, hash]) => {
        const kept = names.includes(name) ? old[name] : hash;
        // What never passed stays unknown.
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  const now = {
    groups: keep(state.groups, Object.keys(failed), before.groups),
    files: keep(state.files, unsure, before.files),
  };
  if (JSON.stringify(now) === JSON.stringify(before)) {
    return undefined;
  }
  const text = `${JSON.stringify(now, null, 2)}\n`;
  fs.writeFileSync(path.join(siteDir, FILE), text);
  return FILE;
}
