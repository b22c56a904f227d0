import {describe, expect, it} from 'vitest';
import {spreadOut} from '../spreadOut';

describe('spreadOut', () => {
  const keyOf = (text: string): string => text.charAt(0);

  it.each([
    [[], []],
    [
      ['a1', 'a2', 'a3', 'b1', 'c1', 'd1'],
      ['a1', 'b1', 'c1', 'd1', 'a2', 'a3'],
    ],
    [
      ['a1', 'b1', 'c1', 'd1', 'a2'],
      ['a1', 'b1', 'c1', 'd1', 'a2'],
    ],
  ])('makes of %o %o', (list, spread) => {
    expect(spreadOut(list, keyOf)).toEqual(spread);
  });
});
