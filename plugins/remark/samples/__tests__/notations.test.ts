import {describe, expect, it} from 'vitest';
import {readMeta, readNotations, stripMeta, stripNotations} from '../notations';

const lines = (...text: string[]): string => text.join('\n');

describe('stripNotations', () => {
  it.each([
    ['above a cut', 'a;\n// ---cut---\nb;', 'b;'],
    [
      'above the last of several cuts',
      'a;\n//---cut---\nb;\n// ---cut-before---\nc;',
      'c;',
    ],
    ['below ---cut-after---', 'a;\n// ---cut-after---\nb;', 'a;'],
    [
      'below ---cut-after---, with the cuts that stand there',
      'a;\n// ---cut-after---\nb;\n// ---cut---\nc;',
      'a;',
    ],
    [
      'between start and end, also twice',
      lines(
        'a;',
        '// ---cut-start---\nb;\n// ---cut-end---',
        'c;',
        '  // ---cut-start---\nd;\n  // ---cut-end---',
        'e;',
      ),
      'a;\nc;\ne;',
    ],
    [
      '@errors and @filename',
      lines(
        '// @errors: 2345 2322\n// @filename: src/A.ts',
        'a;',
        '// @errors: 1\n  // @filename: src/B.ts',
        'b;',
      ),
      'a;\nb;',
    ],
    ['blank lines at both ends', '//---cut---\n\na;\n\na;\n', 'a;\n\na;'],
  ])('hides what is %s', (_, code, shown) => {
    expect(stripNotations(code)).toBe(shown);
  });

  it('leaves everything else, and comments that a reader may be meant to see', () => {
    const code = lines(
      '// highlight-next-line',
      'a;',
      '',
      '// @see the page',
      '// @ts-expect-error the prop is gone',
      'b; // ---cut---',
      '// a cut is made here',
      '/** @returns nothing */',
    );
    expect(stripNotations(code)).toBe(code);
  });
});

describe('readNotations', () => {
  it('says which lines a reader sees, which errors are meant and which files begin', () => {
    expect(
      readNotations(
        '// @filename: src/A.ts \na;\n// ---cut---\nb;\n// @errors: 2345 2322',
      ),
    ).toEqual({
      isVisible: [false, false, false, true, false],
      errors: [
        {line: 5, code: 2345},
        {line: 5, code: 2322},
      ],
      files: [{line: 1, name: 'src/A.ts'}],
      problems: [],
    });
  });

  it.each([
    ['// @noErrors', '"@noErrors" is not allowed'],
    ['// @noErrors: 2345', '"@noErrors" is not allowed'],
    ['// @strict: false', '"@strict" is not allowed'],
    ['// @error: 2345', '"@error" is not allowed'],
    ['// @errors', '"// @errors" names no error codes'],
    ['// @errors: TS2345', '"// @errors: TS2345" names no error codes'],
    ['// @errors: 2345, 2322', '"// @errors: 2345, 2322" names no error codes'],
    ['// ---cut-here---', '"// ---cut-here---" is no cut'],
    ['// --- cut ---', '"// --- cut ---" is no cut'],
    ['// ---cut-start---', '"// ---cut-start---" has no end'],
    ['// ---cut-end---', '"// ---cut-end---" has no start'],
    ['// @ts-nocheck', '"@ts-nocheck" hides every error'],
    ['  // @ts-ignore', '"@ts-ignore" hides every error'],
    ['/* @ts-ignore */', '"@ts-ignore" hides every error'],
    [
      '//    ^?',
      '"//    ^?" asks for a type, which no page of this site shows',
    ],
  ])('refuses %s', (notation, problem) => {
    const {problems} = readNotations(lines('a;', notation, 'b;'));
    expect(problems).toEqual([
      {line: 2, problem, remedy: expect.stringMatching(/\.$/) as string},
    ]);
  });

  it('refuses a sample of which nothing is left to see', () => {
    expect(readNotations('a;\n// ---cut---\n').problems).toEqual([
      {
        line: 1,
        problem: 'the reader sees no line of this sample',
        remedy: 'Move the cut, or delete the sample.',
      },
    ]);
  });
});

describe('readMeta and stripMeta', () => {
  it.each([
    ['', {}, ''],
    ['title="src/A.tsx"', {title: 'src/A.tsx'}, 'title="src/A.tsx"'],
    [
      `title='src/A.tsx' nocheck="version 1" {1,3}`,
      {title: 'src/A.tsx', nocheck: 'version 1'},
      `title='src/A.tsx' {1,3}`,
    ],
    ["nocheck='version 1'", {nocheck: 'version 1'}, ''],
    ['nocheck', {nocheck: ''}, ''],
    ['nocheck=""', {nocheck: ''}, ''],
    ['nocheck=" "', {nocheck: ''}, ''],
    ['nochecking', {}, 'nochecking'],
    ['title="a nocheck b"', {title: 'a nocheck b'}, 'title="a nocheck b"'],
    [
      'nocheck="it\'s old" title="a"',
      {nocheck: "it's old", title: 'a'},
      'title="a"',
    ],
  ])('%s', (meta, read, stripped) => {
    expect(readMeta(meta)).toEqual(read);
    expect(stripMeta(meta)).toBe(stripped);
  });
});
