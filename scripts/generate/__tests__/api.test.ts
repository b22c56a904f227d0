import {expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {diffModel} from '../api';

it.each([
  ['nothing between equal files', {a: '1\n'}, {a: '1\n'}, /^$/],
  [
    'the line that differs',
    {a: '0\n1\n'},
    {a: '0\n2\n'},
    /@@ -2 .*\n-1\n\+2\n$/,
  ],
  ['a line that is new', {a: '1\n'}, {a: '1\n2\n'}, /\n\+2\n$/],
  ['a line that is gone', {a: '1\n2\n'}, {a: '1\n'}, /\n-2\n$/],
  ['a file that is missing', {}, {b: '1\n'}, /new file.*\/b\n/s],
  ['a file that is left over', {b: '1\n'}, {}, /deleted file.*\/b\n/s],
])('finds %s', (_, committed, generated, expected) => {
  const files = new Map(Object.entries(generated));
  expect(diffModel(createTempDir(committed), files)).toMatch(expected);
});
