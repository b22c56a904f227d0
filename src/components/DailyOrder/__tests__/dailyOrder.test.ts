import {describe, expect, it} from 'vitest';
import {experts} from '../../../data/experts';
import {showcase} from '../../../data/showcase';
import {dailyOrder} from '../dailyOrder';

describe('dailyOrder()', () => {
  it('is the order given on day 0, and keeps it as a circle', () => {
    const items = Array.from({length: 10}, (_, index) => index);
    expect(dailyOrder(items, 0)).toEqual(items);
    expect(dailyOrder(items, 1)).toEqual([7, 8, 9, 0, 1, 2, 3, 4, 5, 6]);
    expect(dailyOrder([], 1)).toEqual([]);
  });

  it.each([
    ['experts', experts],
    ['showcase', showcase],
  ])('lets each entry of %s be first once', (_, list: readonly unknown[]) => {
    const firsts = list.map((__, day) => dailyOrder(list, day)[0]);
    expect(new Set(firsts).size).toBe(list.length);
  });
});
