import {describe, expect, it} from 'vitest';
import {
  ENTERPRISE_FROM_USD,
  MONTHLY_MINIMUM_USD,
  plans,
  unitPrices,
} from '../pricing';

describe('unitPrices', () => {
  it('has the prices of 2025', () => {
    expect(
      unitPrices.map(({slug, priceUsd, quantity, minimumUnits}) => [
        slug,
        priceUsd,
        quantity,
        minimumUnits,
      ]),
    ).toEqual([
      ['developer-seats', 25, 1, 1],
      ['cloud-renders', 10, 1000, 0],
      ['webcodecs-conversions', 10, 1000, 0],
    ]);
    expect(MONTHLY_MINIMUM_USD).toBe(100);
    expect(ENTERPRISE_FROM_USD).toBe(500);
  });
});

describe('plans', () => {
  it('are free, company and enterprise', () => {
    expect(plans.map(({slug}) => slug)).toEqual([
      'free',
      'company',
      'enterprise',
    ]);
  });

  it('words the prices from the numbers', () => {
    expect(plans.map(({priceLines}) => priceLines)).toEqual([
      ['0 USD'],
      [
        '25 USD per developer seat',
        '10 USD per 1,000 cloud renders',
        '10 USD per 1,000 WebCodecs conversions',
        'At least 100 USD a month',
      ],
      ['From 500 USD a month, on request'],
    ]);
  });

  it.each(plans)('has labels without a full stop in $name', (plan) => {
    for (const text of [plan.for, ...plan.priceLines, ...plan.includes]) {
      expect(text).not.toMatch(/\.$/);
    }
  });
});
