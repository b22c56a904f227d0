// G10: what is left when a build does not end well, on a copy of the site with a
// few pages.
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
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
/** What the first build has printed. */
let alone = '';

test.describe.configure({mode: 'serial', retries: 0});

type Build = {readonly child: ChildProcess; readonly readOutput: () => string};

/** Starts a shell with mounts and a network of its own: the latter leads nowhere. */
const ALONE = ['unshare', '-rmn', 'sh', '-ec'];

/** Whether the kernel lets a test have these. */
const canBeAlone = spawnSync('unshare', ['-rmn', 'true']).status === 0;

/**
 * Starts `npm run build`, in a group of processes of its own.
 *
 * @param mounts commands that come before, where nothing else sees what they mount
 */
function startBuild(mounts = ''): Build {
  const build = ['npm', 'run', 'build', '--silent'];
  const [program = '', ...args] = mounts
    ? [...ALONE, `${mounts}\nexec ${build.join(' ')}`]
    : build;
  const child = spawn(program, args, {
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
  // Nothing can be written to the cache, and there is neither network nor history.
  fs.mkdirSync(inSite('node_modules/.cache'));
  expect(fs.existsSync(inSite('.git'))).toBe(false);
  const build = startBuild(
    canBeAlone ? 'mount -t tmpfs -o ro none node_modules/.cache' : '',
  );
  expect(await endOf(build), build.readOutput()).toBe(0);
  alone = build.readOutput();
  expect(fs.existsSync(inSite('build/index.html'))).toBe(true);
  expect(isDrafting()).toBe(false);
});

test.afterAll(() => {
  fs.rmSync(site.dir, {recursive: true, force: true});
});

test('G10: a build without network, history and a cache that can be written passes', () => {
  test.skip(!canBeAlone, 'The kernel of this machine forbids it.');
  expect(alone).toContain('The build is in ');
  expect(fs.readdirSync(inSite('node_modules/.cache'))).toEqual([]);
});

test('G10: a build on a full disk says so, and leaves the last one', async () => {
  test.skip(!canBeAlone, 'The kernel of this machine forbids it.');
  test.setTimeout(300_000);
  const stamp = stampBuild();
  fs.mkdirSync(inSite('.cache'), {recursive: true});
  for (const mounts of [
    'mount -t tmpfs -o size=1m none .cache',
    // It is filled while the build writes.
    `mount -t tmpfs -o size=250m none .cache
    (until [ -d .cache/build.draft ]; do sleep 0.1; done; head -c 300m /dev/zero > .cache/full || true) &`,
  ]) {
    const full = startBuild(mounts);
    expect(await endOf(full), full.readOutput()).toBe(1);
    expect(full.readOutput()).toContain('MB left: make room and build again. ');
    expect(full.readOutput()).toContain('is still the last one that passed.');
    expect(stampBuild()).toEqual(stamp);
    expect(isDrafting()).toBe(false);
  }
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
