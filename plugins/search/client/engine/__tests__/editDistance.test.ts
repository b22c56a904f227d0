import {describe, expect, it} from 'vitest';
import {editDistance} from '../editDistance';

describe('the distance of two words', () => {
  it.each([
    ['spring', 'spring', 0],
    ['sprnig', 'spring', 1],
    ['sprin', 'spring', 1],
    ['springg', 'spring', 1],
    ['sprong', 'spring', 1],
    ['rednermeida', 'rendermedia', 2],
  ])('%s, %s', (a, b, expected) => {
    expect(editDistance(a, b, 2)).toBe(expected);
  });

  it('stops where it is too far', () => {
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
