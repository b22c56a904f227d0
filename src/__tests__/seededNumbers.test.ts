import {describe, expect, it} from 'vitest';
import {seededNumbers} from '../seededNumbers';

function take(seed: string, count: number): number[] {
  const next = seededNumbers(seed);
  return Array.from({length: count}, () => next(0, 1000));
}

describe('seededNumbers', () => {
  it('repeats itself for the same seed', () => {
    expect(take('hello-world', 20)).toEqual(take('hello-world', 20));
  });

  it('differs from seed to seed', () => {
    expect(take('three', 20)).not.toEqual(take('still', 20));
    expect(take('', 20)).not.toEqual(take(' ', 20));
  });

  it('stays within its bounds and reaches both', () => {
    const next = seededNumbers('bounds');
    const numbers = Array.from({length: 200}, () => next(3, 6));
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6]));
    expect(next(4, 4)).toBe(4);
  });
});
