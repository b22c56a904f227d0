import fs from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {hashSources} from '../listPosters';

let folder = '';

async function write(name: string, content: string): Promise<void> {
  await fs.writeFile(path.join(folder, name), content);
}

beforeEach(() => {
  folder = createTempDir({
    'index.tsx': 'export const a = 1;\n',
    'props.ts': 'export const b = 2;\n',
  });
});

describe('hashSources', () => {
  it('is the same for the same files', async () => {
    const hash = await hashSources(folder);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(await hashSources(folder)).toBe(hash);
  });

  it.each([
    ['a file changes', () => write('index.tsx', 'export const a = 2;\n')],
    ['a file is new', () => write('Bars.tsx', '')],
    [
      'a file has another name',
      () =>
        fs.rename(path.join(folder, 'props.ts'), path.join(folder, 'types.ts')),
    ],
    ['a file is gone', () => fs.rm(path.join(folder, 'props.ts'))],
  ])('differs when %s', async (_, change) => {
    const before = await hashSources(folder);
    await change();
    expect(await hashSources(folder)).not.toBe(before);
  });

  it('leaves the poster out', async () => {
    const before = await hashSources(folder);
    await write('poster.webp', 'picture');
    expect(await hashSources(folder)).toBe(before);
  });

  it('stops where there is no folder', async () => {
    await expect(hashSources(path.join(folder, 'none'))).rejects.toThrow(
      'ENOENT',
    );
  });
});
