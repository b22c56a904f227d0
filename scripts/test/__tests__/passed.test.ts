import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {
  pickSpread,
  planWork,
  readState,
  writePassed,
  type Work,
} from '../passed';

const groups = {pages: {all: ['lock.json', 'code'], each: ['docs/*.mdx']}};

let siteDir: string;

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** What has to be looked at after the given edit. */
function workAfter(edit: () => void): Work {
  writePassed(siteDir, readState(siteDir, groups));
  edit();
  const now = readState(siteDir, groups);
  return planWork(siteDir, 'pages', groups.pages, now);
}

beforeEach(() => {
  siteDir = createTempDir();
  execFileSync('git', ['init', '--quiet'], {cwd: siteDir});
  write('lock.json', '{}');
  write('code/a.ts', 'a');
  write('docs/one.mdx', 'one');
  write('docs/below/two.mdx', 'two');
  write('scripts/test/passed.json', '{"groups": {}, "files": {}}');
});

describe('planWork', () => {
  it('finds nothing to do where all files are as they were', () => {
    expect(workAfter(() => undefined)).toEqual({
      changed: [],
      others: ['docs/below/two.mdx', 'docs/one.mdx'],
    });
  });

  it('takes a page with other search terms for the same', () => {
    write('docs/one.mdx', '---\ntitle: One\n---\n');
    const edit = (): void =>
      write('docs/one.mdx', '---\ntitle: One\nsearch_terms: first\n---\n');
    expect(workAfter(edit)).toMatchObject({changed: []});
  });

  it('names pages that are edited or new, and none that is gone', () => {
    const edit = (): void => {
      write('docs/one.mdx', '1');
      write('docs/new.mdx', '');
      fs.rmSync(path.join(siteDir, 'docs/below/two.mdx'));
    };
    expect(workAfter(edit)).toEqual({
      changed: ['docs/new.mdx', 'docs/one.mdx'],
      others: [],
    });
  });

  it.each([
    ['is edited', () => write('lock.json', '{"a": 1}')],
    ['is new', () => write('code/b.ts', 'b')],
    [
      'moves',
      () =>
        fs.renameSync(
          path.join(siteDir, 'code/a.ts'),
          path.join(siteDir, 'code/c.ts'),
        ),
    ],
  ])('wants everything where a file that all depend on %s', (_, edit) => {
    expect(workAfter(edit)).toBe('all');
  });

  it('wants everything where nothing is known to have passed', () => {
    const forget = (): void =>
      fs.rmSync(path.join(siteDir, 'scripts/test/passed.json'));
    expect(workAfter(forget)).toBe('all');
  });
});

it('takes no pattern that fits no file', () => {
  const wrong = {pages: {all: ['lock.json', 'gone'], each: []}};
  expect(() => readState(siteDir, wrong)).toThrow(
    'The steps of "pages" depend on "gone", which no file is called. Correct it in scripts/test/steps.ts.',
  );
});

it('writes the state only where it is another', () => {
  const state = readState(siteDir, groups);
  expect(writePassed(siteDir, state)).toBe('scripts/test/passed.json');
  expect(writePassed(siteDir, state)).toBeUndefined();
});

it('keeps of a group that failed what it was', () => {
  const before = readState(siteDir, groups);
  writePassed(siteDir, before);
  write('lock.json', '1');
  write('docs/one.mdx', '1');
  const now = readState(siteDir, groups);
  expect(writePassed(siteDir, now, groups)).toBeUndefined();
  expect(writePassed(siteDir, now)).toBe('scripts/test/passed.json');
});

it('does not know a file of a group that failed and that never passed', () => {
  writePassed(siteDir, readState(siteDir, groups));
  write('docs/new.mdx', 'new');
  const now = readState(siteDir, groups);
  expect(writePassed(siteDir, now, groups)).toBeUndefined();
  expect(planWork(siteDir, 'pages', groups.pages, now)).toMatchObject({
    changed: ['docs/new.mdx'],
  });
});

it('picks the changed files, and others from the whole list', () => {
  const others = ['a', 'b', 'c', 'd', 'e'];
  expect(pickSpread({changed: ['x'], others}, 2)).toEqual(['x', 'a', 'd']);
  expect(pickSpread({changed: [], others}, 10)).toEqual(others);
});
