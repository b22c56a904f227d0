import {expect, it} from 'vitest';
import {toEntry} from '../report';
import type {Problem} from '../types';

const PROBLEM: Problem = {
  line: 2,
  column: 7,
  rule: 'TS2322',
  message: 'Wrong.',
  remedy: 'Right it.',
};

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

it.each<[about: string, problem: Partial<Problem>, text: string]>([
  [
    'the further lines of a message, indented',
    {message: 'Wrong.\n  Because.'},
    'docs/page.mdx:5:7: TS2322: Wrong.\n    Because.\n  > const b: string = 1;\n  Right it.',
  ],
  [
    'no empty line, and no remedy where there is none',
    {line: 9, remedy: undefined},
    'docs/page.mdx:12:7: TS2322: Wrong.',
  ],
  [
    'a problem of the fence itself',
    {line: 0, column: 1},
    'docs/page.mdx:3:1: TS2322: Wrong.\n  > ```ts\n  Right it.',
  ],
])('shows %s', (_, problem, text) => {
  expect(toEntry({...PROBLEM, ...problem}, source, fence).text).toBe(text);
});
