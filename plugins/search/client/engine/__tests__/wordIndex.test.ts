import {describe, expect, it} from 'vitest';
import {indexTexts, lookUp, type Mode} from '../wordIndex';

const index = indexTexts(
  [
    ['render video', 'turns a composition into a video'],
    ['renderer', 'a package'],
    ['audio', 'a video has audio and video'],
  ],
  (text) => text.split(' '),
  2,
);

const find = (word: string, mode: Mode, typos?: number): number[] =>
  [...lookUp(index, word, [2, 1], mode, typos).scores]
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id);

describe('a word is found', () => {
  it.each([
    [
      'as it is, first where its field counts more',
      'video',
      'exact',
      0,
      [0, 2],
    ],
    ['by its beginning, the whole word first', 'render', 'prefix', 0, [0, 1]],
    ['with a typo', 'vidoe', 'fuzzy', 1, [0, 2]],
    ['with two', 'comopsiton', 'fuzzy', 2, [0]],
    ['not with more typos than allowed', 'comopsiton', 'fuzzy', 1, []],
    ['not by its beginning, if so asked', 'rende', 'exact', 0, []],
  ] as const)('%s', (_, word, mode, typos, found) => {
    expect(find(word, mode, typos)).toEqual(found);
  });
});

it('a field that counts nothing is left out', () => {
  expect([...lookUp(index, 'package', [1, 0], 'exact').scores]).toEqual([]);
  expect([
    ...lookUp(index, 'rende', [1, 1], 'prefix', 0, [0, 0]).scores,
  ]).toEqual([]);
});
