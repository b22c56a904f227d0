import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {hashModules} from '../listPosters';

let dir = '';
const at = (name: string): string => path.join(dir, name);

beforeEach(() => {
  dir = createTempDir({'index.tsx': 'one', 'props.ts': 'two'});
});

describe('hashModules', () => {
  it.each([
    ['a module changes', () => fs.writeFileSync(at('index.tsx'), 'other')],
    ['a module is new', () => fs.writeFileSync(at('Bars.tsx'), '')],
    [
      'a module has another name',
      () => fs.renameSync(at('props.ts'), at('types.ts')),
    ],
    ['a module is gone', () => fs.rmSync(at('props.ts'))],
  ])('differs when %s', (_, change) => {
    const before = hashModules(dir);
    change();
    expect(hashModules(dir)).not.toBe(before);
  });

  it('leaves the poster out', () => {
    const before = hashModules(dir);
    fs.writeFileSync(at('poster.webp'), 'picture');
    expect(hashModules(dir)).toBe(before);
  });
});
