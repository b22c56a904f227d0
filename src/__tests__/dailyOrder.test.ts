import {describe, expect, it} from 'vitest';
import {dailyOrder} from '../dailyOrder';

const items = Array.from({length: 18}, (_, index) => index);

/** The days of a year, as an address or a date has them. */
const days = Array.from({length: 365}, (_, index) =>
  new Date(Date.UTC(2025, 0, index + 1)).toISOString().slice(0, 10),
);

describe('dailyOrder()', () => {
  it('is the same for a whole day, and another one on the next', () => {
    expect(dailyOrder(items, '2025-06-15')).toEqual(
      dailyOrder(items, '2025-06-15'),
    );
    expect(dailyOrder(items, '2025-06-15')).not.toEqual(
      dailyOrder(items, '2025-06-16'),
    );
  });

  it('keeps each item once, and the list that it is given', () => {
    const before = [...items];
    expect([...dailyOrder(items, '2025-06-15')].sort((a, b) => a - b)).toEqual(
      before,
    );
    expect(items).toEqual(before);
  });

  it('is the order given where the day is not known', () => {
    expect(dailyOrder(items, '')).toBe(items);
  });

  it('lets each item be first in a year', () => {
    expect(new Set(days.map((day) => dailyOrder(items, day)[0])).size).toBe(
      items.length,
    );
  });
});
