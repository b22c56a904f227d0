import {expect, it} from 'vitest';
import {moveItem} from '../moveItem';

it.each([
  [0, 1, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 2, 'abcd'],
  [0, -1, 'abcd'],
  [3, 9, 'abcd'],
])('from %i to %i makes of abcd %s', (from, to, moved) => {
  expect(moveItem('abcd'.split(''), from, to).join('')).toBe(moved);
});
