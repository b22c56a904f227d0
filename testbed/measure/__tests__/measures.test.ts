import os from 'node:os';
import {expect, test} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
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

const build = (script: string): ReturnType<typeof buildOnce> =>
  buildOnce({...site, build: ['node', '-e', script]});

test('a build tells time, processor time and memory of what it starts', async () => {
  const {seconds, processorSeconds, megabytes} = await build(
    'const held = Buffer.alloc(100e6, 1); setTimeout(() => held.length, 1000)',
  );
  expect(seconds).toBeGreaterThan(1);
  expect(processorSeconds).toBeGreaterThan(0);
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(1000);
});

test('a build that fails says how it ended', async () => {
  await expect(
    build('console.log("no page"); process.exitCode = 3'),
  ).rejects.toThrow(/build of "test" .* ended with code 3:\nno page/);
});

test('pages are served compressed, at their addresses', async () => {
  const text = 'text '.repeat(1000);
  const server = await serve(createTempDir({'page/index.html': text}));
  const response = await fetch(`${server.url}/page/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe(text);
  server.close();
});
