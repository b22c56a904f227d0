import {expect, it} from 'vitest';
import {breakLine, indentLines} from '../indent';

const text = 'a\n  b\n\nc';

it('indents the lines of a selection, except empty ones', () => {
  expect(indentLines({text, start: 3, end: 8}, 'in')).toEqual({
    from: 2,
    to: 8,
    text: '    b\n\n  c',
  });
});

it('takes an indentation back, where there is one', () => {
  expect(indentLines({text, start: 0, end: 5}, 'out')).toEqual({
    from: 0,
    to: 5,
    text: 'a\nb',
  });
});

it('starts a line where the line before starts', () => {
  expect(breakLine({text, start: 5, end: 5})).toBe('\n  ');
  expect(breakLine({text, start: 1, end: 1})).toBe('\n');
});
