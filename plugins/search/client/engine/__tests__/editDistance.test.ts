import {expect, it} from 'vitest';
import {editDistance} from '../editDistance';

it.each([
  ['spring', 'spring', 0],
  ['sprnig', 'spring', 1],
  ['sprin', 'spring', 1],
  ['springg', 'spring', 1],
  ['sprong', 'spring', 1],
  ['rednermeida', 'rendermedia', 2],
  // It stops where the words are too far from each other.
  ['a', 'abcdef', 3],
  ['abcdef', 'uvwxyz', 3],
])('from %s to %s', (a, b, expected) => {
  expect(editDistance(a, b, 2)).toBe(expected);
});
