import {describe, expect, it} from 'vitest';
import {escapeHtml, highlight, snippet} from '../highlight';

const terms = (...words: string[]): ReadonlySet<string> => new Set(words);

it.each([
  // All of a text is escaped, marks of its own too.
  ['<img src=media>', 'media', '&lt;img src=<mark>media</mark>&gt;'],
  ['<mark>x</mark>', 'x', '&lt;mark&gt;<mark>x</mark>&lt;/mark&gt;'],
  // A part of a word, and the whole once.
  ['renderMedia()', 'media', 'render<mark>Media</mark>()'],
  ['renderMedia()', 'media rendermedia', '<mark>renderMedia</mark>()'],
])('marks in "%s" what matches %s', (text, words, value) => {
  expect(highlight(text, terms(...words.split(' '))).value).toBe(value);
});

it('escapes quotes as well', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

it.each([
  ['none', [], []],
  ['partial', ['sequenc', 'other'], ['sequenc']],
  ['full', ['sequenc'], ['sequenc']],
])('says how much matched: %s', (matchLevel, words, matchedWords) => {
  expect(highlight('A sequence', terms(...words))).toMatchObject({
    matchLevel,
    matchedWords,
  });
});

describe('an excerpt', () => {
  const text = `${'lorem ipsum '.repeat(40)}the needle in the haystack ${'dolor '.repeat(40)}`;

  it('is around what matched', () => {
    const {value} = snippet(text, terms('needl', 'haystack'));
    expect(value).toContain('<mark>needle</mark> in the <mark>haystack</mark>');
    expect(value.startsWith('… ')).toBe(true);
    expect(value.endsWith(' …')).toBe(true);
    expect(value.length).toBeLessThan(200);
  });

  it('is the beginning where nothing matched', () => {
    expect(snippet(text, terms()).value.startsWith('lorem')).toBe(true);
  });

  it('is cut even where there is no space', () => {
    expect(snippet('x'.repeat(5000), terms()).value.length).toBeLessThan(200);
    const {value} = snippet('word '.repeat(1000), terms(), 400);
    expect(value.length).toBeGreaterThan(350);
    expect(value.length).toBeLessThan(450);
  });
});
