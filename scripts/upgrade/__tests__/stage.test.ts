import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {finishSwap, installBeside, stageOf, swap, type Stage} from '../stage';

const FILES = {
  'package.json': '{"dependencies": {"remotion": "4.0.7"}}',
  'package-lock.json': 'old site lock',
  'toolkit/package.json': '{"dependencies": {"remotion": "4.0.7"}}',
  'toolkit/package-lock.json': 'old lock',
  'toolkit/node_modules/remotion/index.js': 'old',
  'toolkit/api/remotion.json': 'old',
};

const STAGED = {
  'site/package.json': 'new',
  'site/package-lock.json': 'new',
  'toolkit/package.json': 'new',
  'toolkit/package-lock.json': 'new',
  'toolkit/node_modules/remotion/index.js': 'new',
  'toolkit/api/remotion.json': 'new',
};

function prepare(staged: Readonly<Record<string, string>> = {}): Stage {
  const dir = createTempDir({
    ...FILES,
    ...Object.fromEntries(
      Object.entries(staged).map(([file, text]) => [
        `.cache/upgrade/4.0.9/${file}`,
        text,
      ]),
    ),
  });
  return stageOf(dir, '4.0.9');
}

const textsIn = ({siteDir}: Stage): string[] =>
  Object.keys(FILES).map((file) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
  );

/** Puts a program in the place of npm. */
function replaceNpm(dir: string, script: string): void {
  fs.writeFileSync(path.join(dir, 'npm'), `#!/bin/sh\n${script}\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${dir}:${process.env.PATH ?? ''}`);
}

afterEach(() => vi.unstubAllEnvs());

const plan = {
  release: '4.0.9',
  pins: {remotion: '4.0.9', zod: '4.3.6'},
  overrides: {},
  notes: [],
};

it('installs beside what there is, which stays', async () => {
  const stage = prepare();
  replaceNpm(stage.siteDir, 'echo "$@" >> ran');
  await installBeside(stage, plan);
  expect(textsIn(stage)).toEqual(Object.values(FILES));
  expect(
    JSON.parse(
      fs.readFileSync(path.join(stage.toolkit, 'package.json'), 'utf8'),
    ),
  ).toMatchObject({dependencies: {remotion: '4.0.9'}});
  expect(fs.readFileSync(path.join(stage.site, 'ran'), 'utf8')).toMatch(
    /install --package-lock-only --ignore-scripts/,
  );
});

it('changes nothing where the registry fails half way, and says what to do', async () => {
  const stage = prepare();
  replaceNpm(
    stage.siteDir,
    'case "$*" in *lock-only*) echo "ETIMEDOUT" >&2; exit 1;; esac',
  );
  await expect(installBeside(stage, plan)).rejects.toThrow(
    /nothing has changed:\nETIMEDOUT\n.*npm ping.*run the same command again/,
  );
  expect(textsIn(stage)).toEqual(Object.values(FILES));
});

it('swaps everything', () => {
  const stage = prepare(STAGED);
  swap(stage);
  expect(textsIn(stage)).toEqual(Object.values(STAGED));
  expect(finishSwap(stage)).toBe(false);
});

it('finishes a swap that was killed in the middle', () => {
  const stage = prepare(STAGED);
  // The journal is what a swap begins with.
  fs.writeFileSync(
    stage.journal,
    JSON.stringify([
      ...['package.json', 'package-lock.json', 'node_modules', 'api'].map(
        (name) => [
          path.join(stage.toolkit, name),
          path.join(stage.siteDir, 'toolkit', name),
        ],
      ),
      ...['package.json', 'package-lock.json'].map((name) => [
        path.join(stage.site, name),
        path.join(stage.siteDir, name),
      ]),
    ]),
  );
  // One is in place, of another only what it replaces is gone.
  fs.rmSync(path.join(stage.siteDir, 'toolkit/package.json'));
  fs.renameSync(
    path.join(stage.toolkit, 'package.json'),
    path.join(stage.siteDir, 'toolkit/package.json'),
  );
  fs.rmSync(path.join(stage.siteDir, 'toolkit/node_modules'), {
    recursive: true,
  });
  expect(finishSwap(stageOf(stage.siteDir))).toBe(true);
  expect(textsIn(stage)).toEqual(Object.values(STAGED));
});
