import {removeTwoslashNotations} from 'twoslash/core';
import {describe, expect, it} from 'vitest';
import {readMeta, readNotations, stripMeta, stripNotations} from '../notations';

const lines = (...text: string[]): string => text.join('\n');

describe('stripNotations', () => {
  it('leaves a sample without notations as it is', () => {
    const code = lines('const a = 1;', '', '// @see the page', 'a;');
    expect(stripNotations(code)).toBe(code);
  });

  it('hides what is above the cut, and blank lines at both ends', () => {
    expect(
      stripNotations(
        lines('const a = 1;', '// ---cut---', '', 'a;', '', 'a;', ''),
      ),
    ).toBe(lines('a;', '', 'a;'));
  });

  it('hides what is below ---cut-after---', () => {
    expect(stripNotations(lines('a;', '// ---cut-after---', 'b;'))).toBe('a;');
  });

  it('hides what is between start and end, also twice', () => {
    expect(
      stripNotations(
        lines(
          'a;',
          '// ---cut-start---',
          'b;',
          '// ---cut-end---',
          'c;',
          '  // ---cut-start---',
          'd;',
          '  // ---cut-end---',
          'e;',
        ),
      ),
    ).toBe(lines('a;', 'c;', 'e;'));
  });

  it('hides @errors and @filename', () => {
    expect(
      stripNotations(
        lines(
          '// @errors: 2345 2322',
          '// @filename: src/A.ts',
          'a;',
          '  // @filename: src/B.ts',
          'b;',
        ),
      ),
    ).toBe(lines('a;', 'b;'));
  });

  it('keeps the comments that a reader may be meant to see', () => {
    const code = lines(
      '// highlight-next-line',
      'a;',
      '// @ts-expect-error the prop is gone',
      'b; // ---cut---',
      '// a cut is made here',
      '/** @returns nothing */',
    );
    expect(stripNotations(code)).toBe(code);
  });

  it.each([
    lines('a;', '// ---cut---', 'b;'),
    lines('a;', '//---cut---', 'b;', '// ---cut-before---', 'c;'),
    lines('a;', '// ---cut-after---', 'b;', '// ---cut---', 'c;'),
    lines('a;', '// ---cut-start---', 'b;', '// ---cut-end---', 'c;'),
    lines('// @errors: 2345', 'a;', '// @errors: 1', 'b;'),
  ])('hides what Twoslash removes: %#', (code) => {
    const expected = removeTwoslashNotations(code).trim();
    expect(stripNotations(code)).toBe(expected);
  });
});

describe('readNotations', () => {
  it('says which lines a reader sees', () => {
    expect(readNotations(lines('a;', '// ---cut---', 'b;')).isVisible).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('reads expected errors with their line', () => {
    expect(readNotations(lines('a;', '// @errors: 2345 2322')).errors).toEqual([
      {line: 2, code: 2345},
      {line: 2, code: 2322},
    ]);
  });

  it('reads the names of files with their line', () => {
    expect(readNotations(lines('// @filename: src/A.ts ', 'a;')).files).toEqual(
      [{line: 1, name: 'src/A.ts'}],
    );
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
    expect(readNotations(lines('a;', '// ---cut---', '')).problems).toEqual([
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
