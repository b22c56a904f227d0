import {describe, expect, it} from 'vitest';
import {nextTab} from '../nextTab';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s goes from tab %i to tab %i of four', (key, current, expected) => {
    expect(nextTab(key, current, 4)).toBe(expected);
  });

  it.each(['Enter', ' ', 'Tab', 'ArrowDown', 'a'])(
    'leaves the key %j to the browser',
    (key) => {
      expect(nextTab(key, 1, 4)).toBeUndefined();
    },
  );
});
