import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {claimsByName, loadClaims, type Claims} from '../claims';

let docsDir: string;

beforeEach(() => {
  docsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'claims-'));
});

afterEach(() => {
  vi.useRealTimers();
  fs.rmSync(docsDir, {recursive: true});
});

function write(file: string, api: string): void {
  fs.writeFileSync(
    path.join(docsDir, file),
    `---\ntitle: Page\napi: "${api}"\n---\n\nText.\n`,
  );
}

/** Later than a second from now, when pages are looked at again. */
function loadLater(): Promise<Claims> {
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 2000});
  return loadClaims(docsDir);
}

describe('loadClaims', () => {
  it('reads what the front matter of each page names', async () => {
    write('spring.mdx', 'remotion#spring');
    write('loop.mdx', 'remotion#Loop');
    expect([...(await loadClaims(docsDir)).keys()]).toEqual([
      'remotion#Loop',
      'remotion#spring',
    ]);
  });

  it('sees a page that changed, was added or was removed a second later', async () => {
    write('spring.mdx', 'remotion#spring');
    write('loop.mdx', 'remotion#Loop');
    await loadClaims(docsDir);
    write('spring.mdx', 'remotion#measureSpring');
    write('freeze.mdx', 'remotion#Freeze');
    fs.rmSync(path.join(docsDir, 'loop.mdx'));
    expect([...(await loadLater()).keys()]).toEqual([
      'remotion#Freeze',
      'remotion#measureSpring',
    ]);
  });
});

describe('claimsByName', () => {
  const claim = (key: string, address: string): [string, [object]] => [
    key,
    [{key, file: 'page.mdx', address}],
  ];

  it('lists the exports of a name in their order, and no commands', () => {
    const claims = new Map([
      claim('@remotion/player#Props', '/docs/player/'),
      claim('remotion render', '/docs/cli/render/'),
      claim('remotion#Props', '/docs/props/'),
    ]) as Claims;
    const names = claimsByName(claims);
    expect([...names.keys()]).toEqual(['Props']);
    expect(names.get('Props')?.map(({address}) => address)).toEqual([
      '/docs/player/',
      '/docs/props/',
    ]);
    expect(claimsByName(claims)).toBe(names);
  });
});
