import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import addressesPlugin, {compareAddresses, readAddresses} from '..';

const env = vi.hoisted(() => ({isCi: false}));
vi.mock('../../../config/env', () => ({env}));
vi.mock('../../../config/redirects', () => ({
  redirects: [
    {from: '/docs/moved', to: '/docs/a/'},
    {from: '/docs/waits', to: '/docs/not-written/'},
    {from: '/docs/outside', to: 'https://example.com'},
  ],
}));

let siteDir: string;
let warnings: string[];

beforeEach(() => {
  siteDir = createTempDir();
  fs.mkdirSync(path.join(siteDir, 'config'));
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    warnings.push(text);
  });
});

afterEach(() => {
  env.isCi = false;
  vi.restoreAllMocks();
});

const FILE = 'config/addresses.txt';

function commit(...addresses: string[]): void {
  fs.writeFileSync(
    path.join(siteDir, FILE),
    addresses.map((address) => `${address}\n`).join(''),
  );
}

const written = (): string => fs.readFileSync(path.join(siteDir, FILE), 'utf8');

async function build(...routesPaths: string[]): Promise<void> {
  const plugin = addressesPlugin({
    siteDir,
    baseUrl: '/base/',
  } as unknown as LoadContext);
  await plugin.postBuild?.({routesPaths} as never);
}

describe('a build', () => {
  it('writes the addresses below the base, sorted', async () => {
    await build('/base/docs/b/', '/base/404.html', '/base/docs/a/', '/base/');
    expect(written()).toBe('/\n/docs/a/\n/docs/b/\n');
    expect(await readAddresses(siteDir)).toEqual(['/', '/docs/a/', '/docs/b/']);
    expect(warnings).toEqual([]);
  });

  it('forgets an address that is redirected', async () => {
    commit('/docs/a/', '/docs/moved/', '/docs/outside/');
    await build('/base/docs/a/');
    expect(written()).toBe('/docs/a/\n');
    expect(warnings).toEqual([]);
  });

  it('keeps an address that is lost, and says what to do', async () => {
    commit('/docs/a/', '/docs/gone/');
    await build('/base/docs/a/', '/base/docs/b/');
    expect(written()).toBe('/docs/a/\n/docs/b/\n/docs/gone/\n');
    expect(warnings).toEqual([
      `[WARNING] config/addresses.txt: there is no page at /docs/gone/ any more. Add the line
  {from: '/docs/gone', to: '/docs/…/'},
to config/redirects.ts, with the address of the page that took its place. Remove the line from config/addresses.txt only if nobody can have a link to it.`,
    ]);
  });
});

describe('a build in CI', () => {
  beforeEach(() => {
    env.isCi = true;
  });

  it('passes with the addresses of the build', async () => {
    commit('/', '/docs/a/');
    await build('/base/docs/a/', '/base/');
    expect(warnings).toEqual([]);
  });

  it('stops where an address is lost, and names the line to add', async () => {
    commit('/docs/a/', '/docs/gone/');
    await expect(build('/base/docs/a/')).rejects.toThrow(
      "there is no page at /docs/gone/ any more. Add the line\n  {from: '/docs/gone', to: '/docs/…/'},\nto config/redirects.ts",
    );
  });

  it('stops where the file is not up to date, and writes nothing', async () => {
    commit('/docs/a/', '/docs/moved/');
    await expect(build('/base/docs/a/', '/base/docs/b/')).rejects.toThrow(
      new Error(
        'config/addresses.txt is not up to date. Run "npm run build" and commit the file, which changes:\n  + /docs/b/\n  - /docs/moved/',
      ),
    );
    expect(written()).toBe('/docs/a/\n/docs/moved/\n');
  });

  it('stops where the lines are in another order', async () => {
    commit('/docs/b/', '/docs/a/');
    await expect(build('/base/docs/a/', '/base/docs/b/')).rejects.toThrow(
      'which changes: in its order',
    );
  });
});

it('takes no redirect to a page that is not written for an answer', () => {
  const redirects = [{from: '/docs/waits', to: '/docs/not-written/'}] as const;
  expect(compareAddresses(['/docs/waits/'], [], redirects).lost).toEqual([
    '/docs/waits/',
  ]);
});
