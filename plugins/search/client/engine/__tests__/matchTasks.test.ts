import {describe, expect, it} from 'vitest';
import {createTaskMatcher} from '../matchTasks';
import {createQueryReader} from '../query';
import type {PackedPage} from '../format';
import {toTellingTerms} from '../tokenize';
import {vocabulary} from './fixture';

const toPage = (t: string, d?: string): PackedPage => ({
  u: `/${t}/`,
  t,
  ...(d !== undefined && {d}),
  g: 'Guides',
  s: 'guides',
  w: 100,
});

const terms = [
  [0, 'cut the end off'],
  [0, 'shorten a video'],
  [1, 'fade a video in'],
  [1, 'slide in from the left'],
  [2, 'music'],
  [2, 'cloud run'],
] as const;

const {find} = createTaskMatcher(
  {
    pages: [
      toPage('Trim a video'),
      toPage('Animate', 'Move elements from frame to frame.'),
      toPage('Sound'),
    ],
    headings: ['Example', 'Lower the volume of music'],
    recordsOfHeading: [[1, 3], [5]],
    pageOfRecord: Int32Array.of(0, 0, 1, 1, 2, 2),
    pageOfPhrase: Int32Array.from(terms, ([page]) => page),
  },
  {
    phrasesOf: (word) =>
      terms.flatMap(([, term], phrase) => {
        const words = toTellingTerms(term);
        // A word that no title has is as rare as two, rounded.
        return words.includes(word) ? [{phrase, rarity: 2 * words.length}] : [];
      }),
  },
);

const readQuery = createQueryReader(vocabulary.synonyms);

const findTasks = (query: string): ReadonlyMap<number, number> =>
  find(readQuery(query));

describe('a page that says of itself what was typed', () => {
  it.each([
    ['by a title', 'trim videos', 0],
    ['by a search term', 'shorten a video', 0],
    ['by words in another order', 'fade in a video', 1],
    ['by other forms of the words', 'sliding in from the left', 1],
    ['by a description', 'moving elements frame by frame', 1],
    ['by a heading that no other page has', 'music volume lower', 2],
    ['by a word that means the same', 'reduce the loudness of music', 2],
  ])('%s', (_, query, page) => {
    const found = findTasks(query);
    expect([...found.keys()]).toContain(page);
    expect(Math.max(...found.values())).toBe(found.get(page));
  });

  it('counts more by one phrase than by words of several', () => {
    const together = findTasks('shorten a video').get(0) ?? 0;
    const apart = findTasks('shorten the end').get(0) ?? 0;
    expect(together).toBeGreaterThan(apart);
  });

  it('counts no less by a phrase that has synonyms', () => {
    expect(findTasks('cloud run').get(2)).toBeCloseTo(3.6, 0);
  });

  it('counts less by a phrase in a sentence than by one that is all of it', () => {
    const whole = findTasks('the cloud run').get(2) ?? 0;
    const inSentence = findTasks('how do i do it with the cloud run').get(2);
    expect(whole).toBeCloseTo(3.6, 0);
    expect(inSentence).toBeGreaterThan(2);
    expect(inSentence).toBeLessThan(whole - 0.5);
  });

  it('counts more by a rare word than by a common one', () => {
    const found = findTasks('slide video');
    expect(found.get(1)).toBeGreaterThan(found.get(0) ?? 0);
  });
});

it('is found by one word that is a search term', () => {
  expect([...findTasks('music').keys()]).toEqual([2]);
});

it.each([
  ['by one word of a search term', 'fade'],
  ['by a heading that several pages have', 'another example'],
  ['by stop words', 'in the'],
  ['without words', ''],
])('is not found %s', (_, query) => {
  expect(findTasks(query)).toEqual(new Map());
});
