import {describe, expect, it, vi} from 'vitest';
import {memoize} from '../memoize';

describe('a function that remembers', () => {
  it('makes each value once', () => {
    const make = vi.fn((text: string) => `${text}!`);
    const remember = memoize(make, 10);
    expect([remember('a'), remember('b'), remember('a')]).toEqual([
      'a!',
      'b!',
      'a!',
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('forgets everything at its limit', () => {
    const make = vi.fn((text: string) => text.length);
    const remember = memoize(make, 2);
    for (const text of ['a', 'b', 'c', 'a', 'c']) {
      remember(text);
    }
    expect(make.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('tells inputs apart by their keys', () => {
    const remember = memoize(
      ({id}: {id: number}) => ({id}),
      10,
      ({id}) => id,
    );
    expect(remember({id: 1})).toBe(remember({id: 1}));
    expect(remember({id: 2})).not.toBe(remember({id: 1}));
  });
});
