import {expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {readGoogleFonts} from '../googleFonts';
import type {ToolkitPackage} from '../packages';

/** A module of a font, as the package ships it. */
function moduleOf(info: object): string {
  return `exports.getInfo = () => (${JSON.stringify(info)});`;
}

it('lists fonts with what can be loaded of them', () => {
  const dir = createTempDir({
    'package.json': '{}',
    'dist/cjs/index.js': `exports.getAvailableFonts = () => [
      {fontFamily: 'Dune 2', importName: 'Dune2'},
      {fontFamily: 'Kana', importName: 'KanaSans'},
    ];`,
    'dist/cjs/Dune2.js': moduleOf({
      fontFamily: 'Dune Two',
      fonts: {
        italic: {'400': {latin: 'a'}},
        normal: {'700': {latin: 'b'}, '400': {latin: 'c'}},
      },
      subsets: ['latin'],
    }),
    'dist/cjs/KanaSans.js': moduleOf({
      fontFamily: 'Kana',
      fonts: {normal: {'400': {'[0]': 'd', '[1]': 'e', latin: 'f'}}},
      subsets: ['japanese', 'latin'],
    }),
  });
  const item = {name: '@remotion/google-fonts', dir} as ToolkitPackage;
  expect(readGoogleFonts([item])).toEqual({
    styles: ['normal 400 700,italic 400', 'normal 400'],
    subsets: ['latin', 'japanese* latin'],
    fonts: ['Dune 2;;Dune Two;0;0;', 'Kana;KanaSans;;1;1;2'],
  });
});

it('lists nothing where the package is not installed', () => {
  expect(readGoogleFonts([])).toBeUndefined();
});
