import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {checkSamples, readArguments} from '..';

let site = '';

beforeEach(() => {
  site = createTempDir({'docs/a.mdx': 'Lead.\n'});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkSamples', () => {
  it('says how to install the toolkit when it is not', async () => {
    await expect(checkSamples(site, [])).rejects.toThrow(
      'The packages of toolkit/ are not installed. Run "npm ci --prefix toolkit --ignore-scripts" (500 MB).',
    );
  });

  it('prints counts, and starts no thread when there is nothing to check', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue(undefined);
    fs.mkdirSync(path.join(site, 'toolkit/node_modules'), {recursive: true});
    await expect(checkSamples(site, [])).resolves.toBe(true);
    expect(print).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^0 samples on 0 pages \(0 opted out\) and 0 examples: 0 problems\./,
      ),
    );
  });

  it('prints each problem and fails', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    fs.mkdirSync(path.join(site, 'toolkit/node_modules'), {recursive: true});
    fs.writeFileSync(path.join(site, 'docs/a.mdx'), '```ts\na;\n');
    await expect(checkSamples(site, [])).resolves.toBe(false);
    expect(print.mock.calls).toEqual([
      [expect.stringMatching(/^docs\/a\.mdx:1:1: sample: .* no end\n/)],
    ]);
  });
});

describe('readArguments', () => {
  it('makes paths relative to the site', () => {
    expect(readArguments(site, [path.join(site, 'docs/a.mdx')])).toEqual([
      'docs/a.mdx',
    ]);
  });

  it.each([
    ['docs/picture.png', 'has no samples'],
    ['../page.mdx', 'has no samples'],
    ['docs/none.mdx', 'does not exist'],
  ])('refuses %s', (name, problem) => {
    const file = path.join(site, name);
    expect(() => readArguments(site, [file])).toThrow(`"${file}" ${problem}`);
  });
});
