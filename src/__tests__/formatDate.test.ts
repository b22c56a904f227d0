import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatDate, type DateParts} from '../formatDate';

const PARTS: readonly DateParts[] = [
  {day: 'numeric', month: 'short', year: 'numeric'},
  {day: 'numeric', month: 'long', year: 'numeric'},
  {day: 'numeric', month: 'long'},
  {month: 'long', year: 'numeric'},
];

it.each(PARTS)('writes dates as Intl does: %o', (parts) => {
  const format = new Intl.DateTimeFormat('en', {...parts, timeZone: 'UTC'});
  const min = new Date('1990-01-01');
  const max = new Date('2100-01-01');
  fc.assert(
    fc.property(fc.date({min, max, noInvalidDate: true}), (date) => {
      expect(formatDate(date, parts)).toBe(format.format(date));
    }),
  );
});
