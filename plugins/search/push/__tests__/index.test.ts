import {afterEach, expect, it, vi} from 'vitest';
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

it('pushes the records of a build', async () => {
  const said = listen();
  const service = createFakeService();
  const openClient = vi.fn(() => service.client);
  await runPush({args: [folder], variables, ...site, openClient});
  expect(openClient).toHaveBeenCalledWith('AB12CD34EF', '0123456789abcdef');
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
  const args = ['--dry-run', folder];
  await runPush({args, variables: {}, ...site, openClient});
  expect(openClient).not.toHaveBeenCalled();
  expect(said()).toContain('would send 1 records, ');
});

it.each([
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

/** Before the build is read, which takes a while. */
const pushWith = (changed: object): Promise<void> =>
  runPush({
    args: ['no-such-folder'],
    variables: {...variables, ...changed},
    ...site,
  });

it.each([
  ['ALGOLIA_APP_ID', 'https://x.algolia.net'],
  ['ALGOLIA_INDEX_NAME', 'my docs'],
])('is refused with a wrong %s, which is shown', async (name, value) => {
  await expect(pushWith({[name]: value})).rejects.toThrow(value);
});

it('never shows a wrong key', async () => {
  const pushed = pushWith({ALGOLIA_ADMIN_API_KEY: '"secret key"'});
  await expect(pushed).rejects.toThrow(
    /"ALGOLIA_ADMIN_API_KEY" must be (?!.*secret)/s,
  );
});

it('names all that is missing, and the remedy', async () => {
  const unset = {ALGOLIA_INDEX_NAME: undefined, ALGOLIA_ADMIN_API_KEY: ''};
  await expect(pushWith({ALGOLIA_APP_ID: ' ', ...unset})).rejects.toThrow(
    /"ALGOLIA_APP_ID" is not set\n- "ALGOLIA_INDEX_NAME" is not set\n- "ALGOLIA_ADMIN_API_KEY" is not set\nSet it in the shell.*\.env\.example/,
  );
});
