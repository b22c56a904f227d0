import {expect, it} from 'vitest';
import {formatTable} from '../formatTable';

it('aligns names to the left and numbers to the right', () => {
  expect(
    formatTable([
      ['package', 'exports'],
      ['a', '1 / 2'],
      ['long-name', '-'],
    ]),
  ).toBe(
    ['package    exports', 'a            1 / 2', 'long-name        -'].join(
      '\n',
    ),
  );
});

it('lays out nothing as nothing', () => {
  expect(formatTable([])).toBe('');
});
