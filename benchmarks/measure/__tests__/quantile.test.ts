import {expect, test} from 'vitest';
import {median} from '../quantile';

test('the median is the middle, of an even count the lower one', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});
