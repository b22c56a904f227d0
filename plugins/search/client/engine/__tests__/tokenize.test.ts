import {describe, expect, it} from 'vitest';
import {
  joinedKey,
  splitHyphens,
  symbolKey,
  stem,
  tokenize,
  toContentTerms,
  toQueryWords,
  toTerms,
} from '../tokenize';

describe('words of a text', () => {
  it.each([
    ['renderMedia()', ['rendermedia', 'render', 'media']],
    ['<OffthreadVideo />', ['offthreadvideo', 'offthread', 'video']],
    ['@remotion/player', ['@remotion/player', 'remotion', 'player']],
    ['--jpeg-quality', ['--jpeg-quality', 'jpegqualiti', 'jpeg', 'qualiti']],
    ['-q', ['q']],
    ['HTML5Audio', ['html5audio', 'html5', 'audio']],
    ['Series.Sequence', ['seriessequenc', 'seri', 'sequenc']],
    ['4.0.312', ['4.0.312']],
    ['src/index.ts', ['src', 'indext', 'index', 'ts']],
    ['Zürich', ['zurich']],
    ['日本語', ['日本語']],
    ['😀 ()<>[] \u0000', []],
  ])('%s', (text, terms) => {
    expect(toTerms(text)).toEqual(terms);
  });

  it('know where they stand', () => {
    expect(tokenize('Call renderMedia().')).toMatchObject([
      {start: 0, end: 4, kind: 'whole'},
      {start: 5, end: 16, kind: 'whole'},
      {start: 5, end: 11, kind: 'part'},
      {start: 11, end: 16, kind: 'part'},
    ]);
  });

  it('leave stop words and single letters out of long texts', () => {
    expect(toContentTerms('The width of a frame')).toEqual(['width', 'fram']);
  });
});

describe('the stem', () => {
  it.each([
    ['captions', 'caption'],
    ['rendering', 'render'],
    ['trimmed', 'trim'],
    ['timing', 'time'],
    ['cached', 'cache'],
    ['properties', 'property'],
    ['animations', 'animated'],
    ['slowly', 'slow'],
    ['automatically', 'automatic'],
    ['vertically', 'vertical'],
    ['frozen', 'freezing'],
    ['families', 'family'],
    ['licenses', 'license'],
    ['responses', 'response'],
    ['cameras', 'camera'],
  ])('of %s is that of %s', (word, other) => {
    expect(stem(word)).toBe(stem(other));
  });

  it.each(['spring', 'string', 'canvas', 'axis', 'status', 'class', 'fps'])(
    'of %s is not cut to pieces',
    (word) => {
      expect(stem(word).length).toBeGreaterThanOrEqual(word.length - 1);
    },
  );
});

it.each([
  ['Client-side rendering', 'Client side rendering'],
  ['a (picture-in-picture) box', 'a (picture in picture) box'],
  ['--jpeg-quality', '--jpeg-quality'],
  ['@remotion/motion-blur', '@remotion/motion-blur'],
  ['./my-file.ts', './my-file.ts'],
])('hyphens of words are spaces: %s', (text, words) => {
  expect(splitHyphens(text)).toBe(words);
});

it('the words of a query have their parts', () => {
  expect(toQueryWords('how useCurrentFrame')).toMatchObject([
    {term: 'how', isStopWord: true},
    {term: 'usecurrentfram', parts: ['use', 'current', 'fram']},
  ]);
});

it.each([
  ['<Sequence />', 'sequence'],
  ['<Sequence', 'sequence'],
  ['spring()', 'spring'],
  ['delayRender("x")', 'delayrender'],
  ['npx remotion render', 'remotion render'],
  ['--gl', '--gl'],
  ['@remotion/player', '@remotion/player'],
  ['()', ''],
])('the key of the symbol %s is %s', (name, key) => {
  expect(symbolKey(name)).toBe(key);
});

it('the key of a symbol can be typed in words', () => {
  expect(joinedKey('use current frame')).toBe(joinedKey('useCurrentFrame()'));
});
