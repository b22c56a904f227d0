import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {changesOf, hashOf, LINK_LIMIT, readLink, writeLink} from '../link';

const originals = {'A.tsx': 'one', 'B.tsx': 'two'};

const hashWith = (text: string): string =>
  hashOf('A') + deflateRawSync(text).toString('base64url');

describe('an address with a change', () => {
  it('gives the files back, with every character', async () => {
    const files = {...originals, 'B.tsx': 'zwei → 日本 🎬\n'.repeat(40)};
    const hash = await writeLink('A', changesOf(files, originals));
    expect(hash).toMatch(/^#edit-A=[\w-]+$/);
    expect(await readLink('A', hash ?? '', originals)).toEqual(files);
  });

  it('is not written if it would be too long', async () => {
    const text = Array.from({length: LINK_LIMIT}, (_, at) =>
      ((at * 7919) % 10007).toString(36),
    ).join('');
    expect(await writeLink('A', {'A.tsx': text})).toBeUndefined();
  });

  it('brings no other files and no other values', async () => {
    const hash = hashWith('{"A.tsx":1,"C.tsx":"x","__proto__":"y"}');
    expect(await readLink('A', hash, originals)).toEqual(originals);
  });

  it.each([
    ['that is cut', '#edit-A=abc'],
    ['that is no code', '#edit-A=%%%'],
    ['that unfolds to megabytes', hashWith(' '.repeat(5_000_000))],
  ])('%s is refused', async (_, hash) => {
    await expect(readLink('A', hash, originals)).rejects.toThrow();
  });
});
