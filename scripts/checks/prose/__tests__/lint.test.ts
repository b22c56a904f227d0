import {describe, expect, it} from 'vitest';
import {lintProse, showFrontMatter} from '../lint';

/** The rules that a page breaks, with their lines. */
async function lint(text: string): Promise<string[]> {
  const findings = await lintProse(text);
  return findings.map(({line, rule}) => `${String(line)} ${rule}`);
}

describe('lintProse', () => {
  it('says where something is and what to write instead', async () => {
    expect(
      await lintProse('\nIt runs in **the browser of the user**.\n'),
    ).toEqual([
      {
        line: 2,
        column: 14,
        rule: 'possessive',
        message: '"the browser of the user": write the user\'s browser.',
      },
    ]);
  });

  it.each([
    ['a heading', '## A still picture'],
    ['the text of a link', '[a still picture](./a.mdx)'],
    ['a table', '| a |\n| - |\n| a still picture |'],
    ['a list', '- a still picture'],
    ['a component', '<details>\n\nA still picture.\n\n</details>'],
    ['an admonition', ':::note\n\nA still picture.\n\n:::'],
    ['the title', '---\ntitle: A still picture\n---'],
    ['the description', "---\ntitle: A\ndescription: 'A still picture'\n---"],
  ])('reads %s', async (_, text) => {
    expect(await lint(text)).toEqual([expect.stringContaining('word')]);
  });

  it.each([
    ['inline code', 'Use `a still picture`.'],
    ['a block of code', '```txt\na still picture\n```'],
    ['a quotation', 'It prints "a still picture" and ends.'],
    ['a block of quotations', '> a still picture'],
    ['an address', '[a](https://example.com/a-still-picture)'],
    ['attributes', '<Card title="a still picture" />'],
    ['other front matter', '---\nsearch_terms: still picture\n---'],
    ['a comment', '{/* a still picture */}'],
  ])('does not read %s', async (_, text) => {
    expect(await lint(text)).toEqual([]);
  });

  it.each([
    ['in the block', 'A still picture. {/* prose-ok: its name */}'],
    ['above it', '{/* prose-ok: its name */}\n\nA still picture.'],
    [
      'in a component',
      '<details>\n\n{/* prose-ok: its name */}\n\nA still picture.\n\n</details>',
    ],
    ['in a cell', '| a |\n| - |\n| a still picture {/* prose-ok: name */} |'],
  ])('takes an exception with a reason %s', async (_, text) => {
    expect(await lint(text)).toEqual([]);
    expect(await lint(`${text}\n\nA still picture.`)).toEqual([
      expect.stringContaining('word'),
    ]);
  });

  it('wants a reason for an exception', async () => {
    expect(await lint('A still picture. {/* prose-ok */}')).toEqual([
      '1 word',
      '1 reasons',
    ]);
  });

  it('finds a page that cannot be parsed', async () => {
    expect(await lint('<b>')).toEqual(['1 plugin-error']);
  });
});

describe('the rule rhythm', () => {
  it.each([
    ['one of each', 'It is slow, so it waits, because `a, so b` is code.', 1],
    ['two', 'It is slow, so it waits. It is late, so it ends.', 1],
    [
      'one',
      'It is slow, so it waits. Wait, so that it ends, so that it ends.',
      0,
    ],
    [
      'one a paragraph',
      'It is slow, so it waits.\n\nIt is late, so it ends.',
      0,
    ],
  ])('finds joints: %s', async (_, text, count) => {
    expect(await lint(text)).toHaveLength(count);
  });

  it.each([
    ['three', 'It is slow. It waits. `render()` ends.', 1],
    ['two', 'It is slow. It waits.', 0],
    [
      'two before a long one',
      'It is slow. It waits. It ends when the last of its many files has arrived.',
      0,
    ],
    ['three cells', '| It is slow. It waits. It ends. |\n| - |', 0],
  ])('finds short sentences: %s', async (_, text, count) => {
    expect(await lint(text)).toHaveLength(count);
  });
});

describe('showFrontMatter', () => {
  it('keeps lines and columns', () => {
    const text =
      '---\ntitle: "A title"\nslug: a\ndescription: Uses <b>.\n---\n\nText';
    expect(showFrontMatter(text)).toBe(
      '\n#       A title\n\n             Uses  b .\n\n\nText',
    );
  });
});
