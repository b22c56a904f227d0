import {describe, expect, it} from 'vitest';
import {applyOptOut, toEntry, toFenceEntry} from '../report';
import type {Problem} from '../types';

const PROBLEM: Problem = {
  line: 2,
  column: 7,
  rule: 'TS2322',
  message: 'Wrong.',
  remedy: 'Right it.',
};

describe('toEntry', () => {
  const source = ['Lead.', '', '```ts', 'a;', 'const b: string = 1;', '```'];
  const fence = {
    file: 'docs/page.mdx',
    line: 3,
    code: 'a;\nconst b: string = 1;',
  };

  it('points at the line of the page, with its text and the remedy', () => {
    expect(toEntry(PROBLEM, source, fence)).toEqual({
      file: 'docs/page.mdx',
      line: 5,
      column: 7,
      text: 'docs/page.mdx:5:7: TS2322: Wrong.\n  > const b: string = 1;\n  Right it.',
    });
  });

  it('counts the indentation of the fence to the column', () => {
    const indented = source.map((line) => `    ${line}`);
    expect(toEntry(PROBLEM, indented, fence)).toMatchObject({column: 11});
  });

  it('counts lines of an example in the file itself', () => {
    expect(
      toEntry(PROBLEM, ['a;', 'b;'], {
        file: 'examples/A.tsx',
        line: 0,
        code: 'a;\nb;',
      }),
    ).toMatchObject({line: 2, column: 7});
  });

  it('indents the further lines of a message', () => {
    expect(
      toEntry({...PROBLEM, message: 'Wrong.\n  Because.'}, source, fence).text,
    ).toBe(
      'docs/page.mdx:5:7: TS2322: Wrong.\n    Because.\n  > const b: string = 1;\n  Right it.',
    );
  });

  it('shows no empty line, and no remedy where there is none', () => {
    expect(
      toEntry(
        {line: 9, column: 1, rule: 'TS1005', message: 'Wrong.'},
        source,
        fence,
      ).text,
    ).toBe('docs/page.mdx:12:1: TS1005: Wrong.');
  });
});

describe('toFenceEntry', () => {
  it('points at the fence', () => {
    expect(
      toFenceEntry(
        {file: 'docs/page.mdx', line: 2, problem: 'wrong', remedy: 'Right it.'},
        ['Lead.', '  ```ts'],
      ).text,
    ).toBe('docs/page.mdx:2:1: sample: wrong\n  > ```ts\n  Right it.');
  });
});

describe('applyOptOut', () => {
  it('leaves the problems of a sample without an opt-out', () => {
    expect(applyOptOut({}, [PROBLEM])).toEqual([PROBLEM]);
    expect(applyOptOut({}, [])).toEqual([]);
  });

  it('hides the problems of a sample that opts out', () => {
    expect(applyOptOut({nocheck: 'version 1'}, [PROBLEM])).toEqual([]);
  });

  it('asks for a reason', () => {
    expect(applyOptOut({nocheck: ''}, [PROBLEM])).toMatchObject([
      {line: 0, message: 'the opt-out has no reason'},
    ]);
  });

  it('refuses an opt-out that is not needed', () => {
    expect(applyOptOut({nocheck: 'version 1'}, [])).toMatchObject([
      {
        line: 0,
        message: 'the opt-out "version 1" is stale, because the sample passes',
      },
    ]);
  });
});
