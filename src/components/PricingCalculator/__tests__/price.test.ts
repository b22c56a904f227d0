import {expect, it} from 'vitest';
import {priceOf} from '../price';

it.each([
  [{seats: 2, renders: 0, conversions: 0}, 50, 100],
  [{seats: 4, renders: 0, conversions: 0}, 100, 100],
  [{seats: 3, renders: 4000, conversions: 0}, 115, 115],
  [{seats: 5, renders: 20_000, conversions: 1000}, 335, 335],
  // A thousand that has begun is a thousand.
  [{seats: 4, renders: 1001, conversions: 1}, 130, 130],
])('%j', (usage, sum, total) => {
  expect(priceOf(usage)).toMatchObject({sum, total});
});
