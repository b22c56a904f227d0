import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {runPush} from '../index';
import {startFakeService} from './fakeService';

const variables = {
  ALGOLIA_APP_ID: 'AB12CD34EF',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: '0123456789abcdef',
};
const {signal} = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'search-push-'));
  await fs.writeFile(
    path.join(folder, 'index.html'),
    '<html lang="en"><head><title>Home | Site</title><link rel="canonical" href="https://www.example.com/base/"></head><body><main><h1>Hello &amp; &lt;welcome&gt;</h1><p>Some text.</p></main></body></html>',
  );
});
afterAll(() => fs.rm(folder, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

function listen(): () => string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => log.mock.calls.flat().join('\n');
}

describe('npm run search:push', () => {
  it('pushes the records of a build', async () => {
    const said = listen();
    const service = await startFakeService();
    await runPush({
      args: [folder],
      variables,
      signal,
      openClient: () => service.client,
    });
    await service.close();
    expect(service.indexes.get('docs')?.records).toMatchObject([
      {
        hierarchy: {lvl1: 'Home'},
        content: 'Some text.',
        url: 'https://www.example.com/base/',
      },
    ]);
    expect(said()).toContain('The hosted index "docs" is replaced.');
  });

  it('makes no request in a dry run, and needs no key', async () => {
    const said = listen();
    const openClient = vi.fn();
    await runPush({
      args: ['--dry-run', folder],
      variables: {},
      signal,
      openClient,
    });
    expect(openClient).not.toHaveBeenCalled();
    expect(said()).toContain('would send 1 records in 1 batches');
  });

  it('is refused without a target, before the build is read', async () => {
    await expect(
      runPush({args: ['no-such-folder'], variables: {}, signal}),
    ).rejects.toThrow('"ALGOLIA_ADMIN_API_KEY" is not set');
  });

  it('is refused without a build', async () => {
    await expect(
      runPush({args: ['--dry-run', 'no-such-folder'], variables, signal}),
    ).rejects.toThrow(/no build in ".*no-such-folder".*npm run build/);
  });

  it('is refused where the build does not say its address', async () => {
    const other = await fs.mkdtemp(path.join(os.tmpdir(), 'search-push-'));
    await fs.writeFile(path.join(other, 'index.html'), '<p>Hello</p>');
    await expect(
      runPush({args: ['--dry-run', other], variables, signal}),
    ).rejects.toThrow('has no canonical address');
    await fs.rm(other, {recursive: true});
  });

  it('is refused with an option that it does not have', async () => {
    await expect(
      runPush({args: ['--dryrun'], variables, signal}),
    ).rejects.toThrow('--dryrun');
  });
});
