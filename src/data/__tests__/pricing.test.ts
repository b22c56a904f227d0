import {expect, it} from 'vitest';
import {plans} from '../pricing';

it.each(plans)('the labels of $name have no full stop', (plan) => {
  for (const text of [plan.for, ...plan.priceLines, ...plan.includes]) {
    expect(text).not.toMatch(/\.$/);
  }
});
