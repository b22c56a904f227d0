import {describe, expect, it} from 'vitest';
import {firstSentence} from '../sentence';
import {toServed} from '../serve';

describe('toServed', () => {
  it('colors the signature, keeps places, adds link and sentence', () => {
    const served = toServed(
      {
        infos: [
          {code: 'const a: Array<number>'},
          {code: 'b(): number', doc: 'Its own.', symbol: 'remotion#b'},
          {code: 'c(): number', symbol: 'remotion#c'},
          {code: 'd: number', symbol: 'remotion#none'},
        ],
        names: [[6, 1, 0]],
      },
      (symbol) =>
        symbol === 'remotion#none'
          ? undefined
          : {href: '/x/', label: 'X', description: 'Of the page. More.'},
    );
    expect(served.names).toEqual([[6, 1, 0]]);
    const [a, b, c, d] = served.infos;
    expect(a?.html).toContain('<span class="syn-keyword">const</span> a');
    expect(a?.html).toContain('&lt;');
    expect(a).not.toHaveProperty('link');
    expect(b).toMatchObject({text: 'Its own.', link: ['/x/', 'X']});
    expect(c).toMatchObject({text: 'Of the page.', link: ['/x/', 'X']});
    expect(Object.keys(d ?? {})).toEqual(['html']);
  });
});

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['Without a stop', 'Without a stop'],
    ['Files, e.g. Videos. More.', 'Files, e.g. Videos.'],
    ['Version 4.0 is out. More.', 'Version 4.0 is out.'],
    ['Is it? Yes.', 'Is it?'],
    ['Two\nlines.\n\nNext paragraph.', 'Two lines.'],
    ['Takes `a` and **b**.', 'Takes a and b.'],
    ['See [the page](https://a.example/). More.', 'See the page.'],
    ['See {@link Thing} and {@link a.b|that}.', 'See Thing and that.'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('is cut when it is very long', () => {
    const sentence = firstSentence('word '.repeat(100));
    expect(sentence.length).toBeLessThanOrEqual(240);
    expect(sentence).toMatch(/word…$/);
  });
});
