import {afterEach, describe, expect, it, vi} from 'vitest';
import {search} from '../../../../config/search';
import {createTempDir} from '../../../__tests__/tempDir';
import {runPush} from '../index';
import {createFakeService} from './fakeService';

const variables = {
  ALGOLIA_APP_ID: 'AB12CD34EF',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: '0123456789abcdef',
};
const site = {siteDir: createTempDir(), options: search};

const folder = createTempDir({
  'index.html':
    '<html lang="en"><head><title>Home | Site</title><link rel="canonical" href="https://www.example.com/base/"></head><body><main><h1>Hello &amp; &lt;welcome&gt;</h1><p>Some text.</p></main></body></html>',
});
afterEach(() => vi.restoreAllMocks());

function listen(): () => string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => log.mock.calls.flat().join('\n');
}

describe('npm run search:push', () => {
  it('pushes the records of a build', async () => {
    const said = listen();
    const service = createFakeService();
    await runPush({
      args: [folder],
      variables,
      ...site,
      openClient: () => service.client,
    });
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
      ...site,
      openClient,
    });
    expect(openClient).not.toHaveBeenCalled();
    expect(said()).toContain('would send 1 records, ');
  });

  it.each([
    [
      'without a target, before the build is read',
      ['no-such-folder'],
      '"ALGOLIA_ADMIN_API_KEY" is not set',
    ],
    [
      'without a build',
      ['--dry-run', 'no-such-folder'],
      /no build in ".*no-such-folder".*npm run build/,
    ],
    [
      'where the build does not say its address',
      ['--dry-run', createTempDir({'index.html': '<p>Hello</p>'})],
      'has no canonical address',
    ],
    ['with an option that it does not have', ['--dryrun'], '--dryrun'],
  ])('is refused %s', async (_, args, message) => {
    await expect(runPush({args, variables: {}, ...site})).rejects.toThrow(
      message,
    );
  });
});
