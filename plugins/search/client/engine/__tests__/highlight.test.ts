import {describe, expect, it} from 'vitest';
import {escapeHtml, highlight, snippet} from '../highlight';

const terms = (...words: string[]): ReadonlySet<string> => new Set(words);

describe('a field', () => {
  it('is escaped before marks are added', () => {
    expect(highlight('<img onerror=media>', terms('media')).value).toBe(
      '&lt;img onerror=<mark>media</mark>&gt;',
    );
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });

  it('cannot bring marks of its own', () => {
    expect(highlight('<mark>x</mark>', terms('x')).value).toBe(
      '&lt;mark&gt;<mark>x</mark>&lt;/mark&gt;',
    );
  });

  it('has a part of a word marked, and the whole once', () => {
    expect(highlight('renderMedia()', terms('media')).value).toBe(
      'render<mark>Media</mark>()',
    );
    expect(
      highlight('renderMedia()', terms('media', 'rendermedia')).value,
    ).toBe('<mark>renderMedia</mark>()');
  });

  it('says how much matched', () => {
    expect(highlight('A sequence', terms()).matchLevel).toBe('none');
    expect(highlight('A sequence', terms('sequenc', 'other')).matchLevel).toBe(
      'partial',
    );
    expect(highlight('A sequence', terms('sequenc'))).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['sequenc'],
    });
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
  });
});
