import {describe, expect, it} from 'vitest';
import {findGaps, findMistakes} from '../checkEntry';
import {EMPTY, type Name, type Values} from '../fields';

const complete: Values = {
  ...EMPTY,
  title: 'Tide tables',
  kind: 'Data visualization',
  description: 'Draws the tides of a week.',
  author: 'Ada',
  website: 'https://example.com/tides',
};

describe('findMistakes', () => {
  it('finds none in an entry that is complete, or empty', () => {
    expect(findMistakes(complete)).toEqual({});
    expect(findMistakes(EMPTY)).toEqual({});
  });

  it.each<[Name, string, string | undefined]>([
    ['title', 'x'.repeat(80), undefined],
    ['title', `  ${'x'.repeat(80)} `, undefined],
    ['title', 'x'.repeat(83), 'Shorten it by 3: at most 80 characters.'],
    ['title', 'Tides 🌊', 'Leave out the emoji.'],
    ['title', 'Tides ❤️', 'Leave out the emoji.'],
    ['title', '1000 stars © 2026', undefined],
    ['title', 'TIDE TABLES', 'Do not write all of it in capitals.'],
    ['title', 'NASA', undefined],
    ['title', '2026', undefined],
    ['title', '潮汐時刻表図', undefined],
    ['title', 'a <b>', 'Write it without < and >.'],
    ['description', 'x'.repeat(280), undefined],
    [
      'description',
      'x'.repeat(281),
      expect.stringMatching(/^Shorten it by 1:/) as string,
    ],
    ['description', 'MADE WITH REMOTION', undefined],
    ['width', '1921', 'Enter an even number of at most 4096.'],
    ['width', '0', 'Enter an even number of at most 4096.'],
    ['width', '1e3', 'Enter an even number of at most 4096.'],
    ['height', '4098', 'Enter an even number of at most 4096.'],
    ['video', 'http://example.com', 'Start with https://.'],
    ['video', 'javascript:alert(1)', 'Start with https://.'],
    ['video', 'https://', 'This is not an address.'],
    ['video', 'https://example.com/a b', 'This is not an address.'],
    ['video', ' https://example.com/a ', undefined],
    [
      'tutorial',
      'https://example.com/tides',
      'Another link has this address already.',
    ],
  ])('says of %s “%s”: %s', (name, text, mistake) => {
    expect(findMistakes({...complete, [name]: text})[name]).toEqual(mistake);
  });
});

describe('findGaps', () => {
  it('names what is missing', () => {
    expect(findGaps(complete)).toEqual([]);
    expect(findGaps(EMPTY)).toEqual([
      'Title',
      'Kind',
      'Description',
      'Made by',
      'one link',
    ]);
    expect(findGaps({...complete, title: ' ', website: ''})).toEqual([
      'Title',
      'one link',
    ]);
  });

  it('takes the address of the maker as a link', () => {
    expect(
      findGaps({...complete, website: '', authorUrl: 'https://example.com'}),
    ).toEqual([]);
  });
});
