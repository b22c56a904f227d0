import {expect, it, vi} from 'vitest';
import {memoize} from '../memoize';

it('makes each value once, and forgets everything at the limit', () => {
  const make = vi.fn((text: string) => `${text}!`);
  const remember = memoize(make, 2);
  const values = ['a', 'b', 'a', 'c', 'a', 'c'].map((text) => remember(text));
  expect(values).toEqual(['a!', 'b!', 'a!', 'c!', 'a!', 'c!']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
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
