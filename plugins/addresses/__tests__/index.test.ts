import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import addressesPlugin, {
  compareAddresses,
  listAddresses,
  readAddresses,
} from '..';

const env = vi.hoisted(() => ({isCi: true}));
vi.mock('../../../config/env', () => ({env}));

const redirects = [
  {from: '/docs/moved', to: '/docs/a/'},
  {from: '/docs/waits', to: '/docs/not-written/'},
  {from: '/docs/outside', to: 'https://example.com'},
] as const;

const GONE = `config/addresses.txt: there is no page at /docs/gone/ any more. Add the line
  {from: '/docs/gone', to: '/docs/…/'},
to config/redirects.ts, with the address of the page that took its place. Remove the line from config/addresses.txt only if nobody can have a link to it.`;

describe('the committed addresses', () => {
  it('forget what is redirected, and list what is new', () => {
    expect(
      compareAddresses(
        ['/docs/a/', '/docs/moved/', '/docs/outside/'],
        ['/', '/docs/a/'],
        redirects,
      ),
    ).toEqual({
      addresses: ['/', '/docs/a/'],
      lost: [],
      changes: ['+ /', '- /docs/moved/', '- /docs/outside/'],
    });
  });

  it('keep what is lost, and say what to do', () => {
    expect(
      compareAddresses(['/docs/a/', '/docs/gone/'], ['/docs/a/'], redirects),
    ).toEqual({
      addresses: ['/docs/a/', '/docs/gone/'],
      lost: [GONE],
      changes: [],
    });
  });

  it('take no redirect to a page that is not written for an answer', () => {
    expect(compareAddresses(['/docs/waits/'], [], redirects).lost).toEqual([
      expect.stringContaining('there is no page at /docs/waits/ any more'),
    ]);
  });
});

it('lists addresses below the base, sorted', () => {
  const routesPaths = ['/base/docs/b/', '/base/404.html', '/base/'];
  expect(listAddresses({routesPaths, baseUrl: '/base/'})).toEqual([
    '/',
    '/docs/b/',
  ]);
});

describe('a build', () => {
  let siteDir: string;

  async function build(...routesPaths: string[]): Promise<void> {
    const site = {siteDir, routesPaths, baseUrl: '/'};
    await addressesPlugin({siteDir} as LoadContext).postBuild?.(site as never);
  }

  beforeEach(() => {
    siteDir = createTempDir();
    fs.mkdirSync(path.join(siteDir, 'config'));
    // As a merge of two branches leaves it.
    fs.writeFileSync(
      path.join(siteDir, 'config/addresses.txt'),
      '/docs/b/\n/docs/a/\n/docs/b/\n',
    );
  });

  afterEach(() => {
    env.isCi = true;
    vi.restoreAllMocks();
  });

  it('reads lines in any order, and twice', async () => {
    expect(await readAddresses(siteDir)).toEqual(['/docs/a/', '/docs/b/']);
    await expect(build('/docs/a/', '/docs/b/')).resolves.toBeUndefined();
  });

  it('stops in CI where an address is lost or missing', async () => {
    await expect(build('/docs/a/', '/docs/c/')).rejects.toThrow(
      /there is no page at \/docs\/b\/ any more[^]*config\/addresses.txt is not up to date. Run "npm run fix" and commit the file, which changes:\n {2}\+ \/docs\/c\/$/,
    );
  });

  it('warns elsewhere', async () => {
    env.isCi = false;
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await build('/docs/a/', '/docs/b/', '/docs/c/');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        '[WARNING] config/addresses.txt is not up to date',
      ),
    );
  });
});
