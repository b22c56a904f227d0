import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Site} from '../../sites/types';
import {buildOnce} from '../build';
import {parseProcesses, sumTree} from '../processes';
import {serve} from '../serve';

const site: Site = {
  name: 'test',
  dir: os.tmpdir(),
  outDir: 'build',
  caches: [],
  build: ['node', '-e', 'process.exitCode = 0'],
  start: () => ['true'],
  home: '/',
  docsPage: '/',
  docsFile: '',
};

test('memory and time are those of a process and all below it', () => {
  const processes = parseProcesses(
    [
      '    1     0   100 00:01:00',
      '   30    20  4000 1-00:00:01',
      '   20    10   300 02:03:04',
      '   10     1    20 03:04',
      '   40     1     9 00:00:07',
    ].join('\n'),
  );
  expect(processes).toHaveLength(5);
  expect(sumTree(processes, 10, 'kilobytes')).toBe(4320);
  expect(sumTree(processes, 40, 'kilobytes')).toBe(9);
  expect(sumTree(processes, 10, 'seconds')).toBe(86_401 + 7384 + 184);
  expect(sumTree(processes, 40, 'seconds')).toBe(7);
});

test('a build tells time, processor time and memory of what it starts', async () => {
  const hold =
    'const held = Buffer.alloc(100e6, 1); setTimeout(() => held.length, 1000)';
  const {seconds, processorSeconds, megabytes} = await buildOnce({
    ...site,
    build: ['node', '-e', hold],
  });
  expect(seconds).toBeGreaterThan(1);
  expect(processorSeconds).toBeGreaterThan(0);
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(1000);
});

test('a build that fails says how it ended', async () => {
  await expect(
    buildOnce({
      ...site,
      build: ['node', '-e', 'console.log("no page"); process.exitCode = 3'],
    }),
  ).rejects.toThrow(/build of "test" .* ended with code 3:\nno page/);
});

test('pages are served compressed, at their addresses', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  fs.mkdirSync(path.join(dir, 'page'));
  fs.writeFileSync(path.join(dir, 'page/index.html'), 'text '.repeat(1000));
  const server = await serve(dir);
  const response = await fetch(`${server.url}/page/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe('text '.repeat(1000));
  server.close();
  fs.rmSync(dir, {recursive: true});
});
