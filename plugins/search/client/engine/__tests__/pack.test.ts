import fc from 'fast-check';
import {expect, it} from 'vitest';
import {
  packNumbers,
  packPairs,
  packRecords,
  unpackNumbers,
  unpackPairs,
  unpackRecords,
} from '../pack';

it('numbers are the same after packing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

it('ids and their numbers are the same after packing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({max: 1e6})),
      fc.array(fc.integer({min: 1, max: 100}), {minLength: 1}),
      (ids, numbers) => {
        const pairs = ids
          .sort((a, b) => a - b)
          .flatMap((id, index) => [id, numbers[index % numbers.length] ?? 1]);
        expect(unpackPairs(packPairs(pairs))).toEqual(pairs);
      },
    ),
  );
});

it('records are the same after packing', () => {
  const places = [
    {page: 0, level: 1, heading: -1},
    {page: 0, level: 2, heading: 0},
    {page: 0, level: 7, heading: 0},
    {page: 0, level: 3, heading: 1, anchor: 'other'},
    {page: 1, level: 1, heading: -1},
    {page: 1, level: 2, heading: 0},
    {page: 1, level: 2, heading: 2, anchor: null},
    {page: 2, level: 1, heading: -1},
    {page: 2, level: 7, heading: -1},
  ];
  expect(unpackRecords(packRecords(places))).toEqual(places);
});
