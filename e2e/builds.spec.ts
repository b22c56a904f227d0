// G10: what is left when a build does not end well, on a copy of the site with a
// few pages.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {insertText} from '../testbed/sites/insertText';
import {createThisSite} from '../testbed/sites/thisSite';
import type {Site} from '../testbed/sites/types';

let site: Site;
let before = '';

test.describe.configure({mode: 'serial', retries: 0});

type Build = {readonly child: ChildProcess; readonly readOutput: () => string};

/** Starts `npm run build`, in a group of processes of its own. */
function startBuild(): Build {
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: site.dir,
    detached: true,
    env: {...process.env, FORCE_COLOR: '0'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {child, readOutput: () => output};
}

async function endOf({child}: Build): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

const inSite = (name: string): string => path.join(site.dir, name);

/** Names and times of all files of the build. */
const stampBuild = (): string[] =>
  fs
    .readdirSync(inSite('build'), {recursive: true, encoding: 'utf8'})
    .map((name) => `${name} ${fs.statSync(inSite(`build/${name}`)).mtimeMs}`)
    .sort();

const isDrafting = (): boolean => fs.existsSync(inSite('.cache/build.draft'));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  site = createThisSite(dir, 2);
  before = fs.readFileSync(site.docsFile, 'utf8');
  // Nothing can be written to the cache.
  fs.writeFileSync(inSite('node_modules/.cache'), '');
  const build = startBuild();
  expect(await endOf(build), build.readOutput()).toBe(0);
  expect(fs.existsSync(inSite('build/index.html'))).toBe(true);
  expect(isDrafting()).toBe(false);
});

test.afterAll(() => {
  fs.rmSync(site.dir, {recursive: true, force: true});
});

test('G12: no text of a page is likely to be the hash of a file', () => {
  const names = ['js', 'css'].flatMap((kind) =>
    fs.readdirSync(inSite(`build/assets/${kind}`)),
  );
  expect(names).not.toEqual([]);
  expect(
    names.filter((name) => !/\.[0-9a-f]{16}\.(?:js|css)$/.test(name)),
  ).toEqual([]);
});

test('G10: a build that fails, or is ended by a signal, leaves the last one', async () => {
  test.setTimeout(300_000);
  const stamp = stampBuild();
  fs.writeFileSync(site.docsFile, insertText(before, '<Unfinished'));
  const failing = startBuild();
  await expect
    .poll(() => fs.existsSync(inSite('.docusaurus/build.pid')), {
      timeout: 60_000,
    })
    .toBe(true);
  // One in the same folder is refused meanwhile.
  const second = startBuild();
  expect(await endOf(second)).toBe(1);
  expect(second.readOutput()).toContain(
    'Another build of this site is running',
  );
  expect(await endOf(failing)).toBe(1);
  expect(failing.readOutput()).toContain('is still the last one that passed.');
  expect(stampBuild()).toEqual(stamp);
  expect(isDrafting()).toBe(false);

  fs.writeFileSync(site.docsFile, before);
  const ended = startBuild();
  await expect.poll(isDrafting, {timeout: 120_000}).toBe(true);
  process.kill(-(ended.child.pid ?? 0), 'SIGTERM');
  expect(await endOf(ended)).not.toBe(0);
  expect(stampBuild()).toEqual(stamp);
});

test('G10: a build that was killed leaves nothing that harms the next', async () => {
  test.setTimeout(300_000);
  const stamp = stampBuild();
  const killed = startBuild();
  await expect.poll(isDrafting, {timeout: 120_000}).toBe(true);
  process.kill(-(killed.child.pid ?? 0), 'SIGKILL');
  await endOf(killed);
  expect(stampBuild()).toEqual(stamp);
  // As if it had been killed while it took the place of the last one.
  fs.renameSync(inSite('build'), inSite('.cache/build.last'));
  fs.writeFileSync(site.docsFile, insertText(before, '<Unfinished'));
  const failing = startBuild();
  expect(await endOf(failing)).toBe(1);
  expect(stampBuild()).toEqual(stamp);
  expect(fs.readdirSync(inSite('.cache'))).toEqual([]);
});
