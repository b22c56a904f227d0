import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {
  nameOfCode,
  TYPES_DIR,
  type NameInfo,
  type TypeFile,
} from '../../../../plugins/type-hovers/format';
import {writeFolder} from '../../../writeFolder';
import {findStaleFiles, makeTypeFiles, type DescribedFence} from '../typeFiles';

const NUMBER = {code: 'const a: number'};

/** A sample in which every `a` means the same. */
function sample(
  code: string,
  {meta = '', info = NUMBER}: {meta?: string; info?: NameInfo} = {},
): DescribedFence {
  return {
    fence: {code, lang: 'ts', meta},
    names: code.split('\n').flatMap((text, line) =>
      [...text.matchAll(/\ba\b/g)].map(({index}) => ({
        line,
        column: index,
        length: 1,
        info,
      })),
    ),
  };
}

/** The file of a code as readers see it. */
function fileOf(
  shown: string,
  ...samples: readonly DescribedFence[]
): TypeFile {
  const text = makeTypeFiles(samples).get(`${nameOfCode(shown, 'ts')}.json`);
  return JSON.parse(
    text ?? expect.fail(`There is no file for "${shown}".`),
  ) as TypeFile;
}

describe('places of names', () => {
  it('are those in the code that readers see, and share what they mean', () => {
    const shown = 'const a = 1;\n\n  a;';
    const code = [
      'import {a as hidden} from "x";\n// ---cut---\n',
      'const a = 1;',
      '// highlight-start\n\n// @errors: 2322',
      '  a;',
      '// highlight-end\n// ---cut-after---\na;',
    ].join('\n');
    expect(fileOf(shown, sample(code))).toEqual({
      infos: [NUMBER],
      names: [
        [6, 1, 0],
        [16, 1, 0],
      ],
    });
  });

  it('count comments that a range leaves standing', () => {
    const code = '// highlight-next-line\na;';
    expect(fileOf(code, sample(code, {meta: '{2}'})).names).toEqual([
      [code.indexOf('a;'), 1, 0],
    ]);
  });
});

describe('information', () => {
  it('is left out where two samples look the same and mean different things', () => {
    const one = sample('// ---cut---\na;');
    const other = sample('let x;\n// ---cut---\na;', {
      info: {code: 'const a: string'},
    });
    expect(fileOf('a;', one, one).names).toHaveLength(1);
    expect(makeTypeFiles([one, other]).size).toBe(0);
  });

  it('has the signature of the API model for a function of the toolkit', () => {
    const info = {
      code: 'const a: () => number',
      symbol: 'remotion#useCurrentFrame',
    };
    expect(fileOf('a;', sample('a;', {info})).infos).toEqual([
      {...info, code: 'useCurrentFrame(): number'},
    ]);
  });

  it.each([
    'remotion#unknown',
    // The model has one of the fonts, with other styles.
    '@remotion/google-fonts/Sora#loadFont',
  ])('keeps the declaration of %s, which the model does not have', (symbol) => {
    const info = {code: 'const a: 1', symbol};
    expect(fileOf('a;', sample('a;', {info})).infos).toEqual([info]);
  });
});

describe('the folder', () => {
  it('is compared: missing, old and unused files are stale', () => {
    const site = createTempDir();
    const files = makeTypeFiles([sample('a;'), sample('a + a;')]);
    const names = [...files.keys()].sort();
    expect(findStaleFiles(site, files, true)).toEqual(names);

    writeFolder(path.join(site, TYPES_DIR), files);
    expect(findStaleFiles(site, files, true)).toEqual([]);

    const [first = ''] = names;
    fs.writeFileSync(path.join(site, TYPES_DIR, first), 'old');
    fs.writeFileSync(path.join(site, TYPES_DIR, 'unused.json'), '{}');
    expect(findStaleFiles(site, files, true)).toEqual([first, 'unused.json']);
    // A part of the site says nothing about what the rest uses.
    expect(findStaleFiles(site, files, false)).toEqual([first]);
  });
});
