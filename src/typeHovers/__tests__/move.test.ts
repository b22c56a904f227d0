import {describe, expect, it} from 'vitest';
import {findNext} from '../move';

/** Names as they stand in the window, 10 px a character and 20 px a line. */
const bounds = [
  [0, 0],
  [0, 12],
  [2, 2],
  [2, 10],
  [2, 30],
  [3, 0],
].map(([line = 0, column = 0]) => ({
  left: column * 10,
  top: line * 20,
  bottom: line * 20 + 18,
}));

describe('findNext', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 5, undefined],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 4, 5],
    ['ArrowDown', 5, undefined],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 5, 2],
    ['ArrowUp', 0, undefined],
    ['Home', 4, 0],
    ['End', 0, 5],
    ['a', 0, undefined],
    ['ArrowDown', 99, undefined],
  ])('%s from name %i leads to %s', (key, from, to) => {
    expect(findNext(key, bounds, from)).toBe(to);
  });
});
