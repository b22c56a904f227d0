import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatNumber} from '../formatNumber';

it('writes numbers as Intl does', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({min: 0, max: 999}),
      (whole, parts) => {
        const value = whole + parts / 1000;
        expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
      },
    ),
  );
});
