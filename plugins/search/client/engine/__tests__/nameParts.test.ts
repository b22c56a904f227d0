import {describe, expect, it} from 'vitest';
import {createPartFinder} from '../nameParts';
import {joinedKey} from '../tokenize';

const names = [
  'useCurrentFrame',
  'createSmoothSvgPath',
  'preloadImage',
  'getVideoMetadata',
  'watchStaticFile',
  'fitText',
  'renderStill',
];

const {findPiece, findGuess} = createPartFinder(
  names.map((name, record) => ({
    record,
    name,
    joined: joinedKey(name),
    share: 1,
  })),
  {
    nameParts: [
      ['get', 'fetch'],
      ['watch', 'observe'],
      ['render', 'export', 'capture'],
    ],
  },
  (word) => ['imag', 'video'].includes(word),
);

const best = (found: ReadonlyMap<number, number>): string | undefined => {
  const [first] = [...found].sort(([, a], [, b]) => b - a);
  return names[first?.[0] ?? -1];
};

describe('a name is found', () => {
  it.each([
    ['by its inside', 'currentframe', 'useCurrentFrame'],
    ['by its inside in camel case', 'SmoothSvg', 'createSmoothSvgPath'],
    ['by its beginning in lower case', 'preloadim', 'preloadImage'],
  ])('%s', (_, query, name) => {
    expect(best(findPiece(query))).toBe(name);
  });

  it.each([
    ['with a part swapped', 'fetchVideoMetadata', 'getVideoMetadata'],
    [
      'with a part swapped for another form',
      'observeStaticFile',
      'watchStaticFile',
    ],
    ['with a part left out', 'useFrame', 'useCurrentFrame'],
    ['with a part more', 'useCurrentTimelineFrame', 'useCurrentFrame'],
    ['in another order', 'stillRender', 'renderStill'],
    ['in another order and lower case', 'textfit', 'fitText'],
  ])('%s', (_, query, name) => {
    expect(best(findGuess(query))).toBe(name);
  });
});

it.each([
  ['a word of its own', 'image'],
  ['a few letters', 'use'],
  ['several words', 'current frame'],
  ['a name without a part of one', 'openDrawerPanel'],
  ['nothing', ''],
])('is not found by %s', (_, query) => {
  expect(findPiece(query)).toEqual(new Map());
  expect(findGuess(query)).toEqual(new Map());
});
