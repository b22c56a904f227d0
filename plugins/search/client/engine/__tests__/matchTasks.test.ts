import {describe, expect, it} from 'vitest';
import {createTaskMatcher} from '../matchTasks';
import type {PackedPage} from '../format';

const toPage = (title: string): PackedPage => ({
  u: `/${title}/`,
  t: title,
  g: 'Guides',
  s: 'guides',
  w: 100,
});

const {find} = createTaskMatcher(
  {
    pages: ['Trim a video', 'Animate', 'Sound'].map(toPage),
    headings: ['Example', 'Lower the volume of music'],
    recordsOfHeading: [[1, 3], [5]],
    pageOfRecord: Int32Array.of(0, 0, 1, 1, 2, 2),
  },
  {
    keywords: [
      'cut the end off, shorten a video',
      'fade a video in, slide in from the left',
      '',
    ],
  },
);

describe('a phrase of a page that is the query', () => {
  it.each([
    ['shorten a video', 0],
    ['fade in a video', 1],
    ['sliding in from the left', 1],
    ['trim videos', 0],
    ['music volume lower', 2],
  ])('%s', (query, page) => {
    const found = find(query);
    expect([...found.keys()]).toContain(page);
    expect(Math.max(...found.values())).toBe(found.get(page));
    expect(found.get(page)).toBeGreaterThan(0.9);
  });
});

describe('is not found', () => {
  it.each([
    ['by one word', 'fade'],
    ['by a heading of one word', 'video example'],
    ['by words of two phrases', 'shorten the end'],
    ['by a common word', 'video editor'],
    ['by stop words', 'in the'],
    ['without words', ''],
  ])('%s', (_, query) => {
    expect(find(query)).toEqual(new Map());
  });
});
