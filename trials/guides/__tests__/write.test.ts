import {expect, it} from 'vitest';
import {mergeJson, patch} from '../write';

it('changes the lines of each part of a diff', () => {
  const text = 'one\n  two\nthree\nfour\n';
  const diff = ' one\n-  two\n+  2\n@@ @@\n-four\n+4';
  expect(patch(text, diff)).toBe('one\n  2\nthree\n4\n');
  expect(() => patch(text, '-five\n+5')).toThrow('no lines\nfive');
});

it('adds to objects, and replaces everything else', () => {
  expect(mergeJson({a: {b: 1, c: [1]}, d: 2}, {a: {c: [2]}, e: null})).toEqual({
    a: {b: 1, c: [2]},
    d: 2,
    e: null,
  });
});
