import {describe, expect, it} from 'vitest';
import type {IndexedGroup} from '../../../../plugins/api-index/types';
import {countExports, filterGroups} from '../filterGroups';

const groups: readonly IndexedGroup[] = [
  {
    title: 'Write',
    packages: [
      {
        name: 'remotion',
        purpose: 'The core.',
        exports: [
          {name: 'interpolate', kind: 'function'},
          {name: 'useCurrentFrame', kind: 'hook'},
        ],
      },
    ],
  },
  {
    title: 'Render',
    packages: [
      {
        name: '@remotion/renderer',
        purpose: 'Render.',
        exports: [{name: 'renderMedia', kind: 'function'}],
      },
    ],
  },
];

function namesFor(query: string): string[] {
  return filterGroups(groups, query).flatMap(({packages}) =>
    packages.flatMap(({exports}) => exports.map(({name}) => name)),
  );
}

describe('the filter of the API overview', () => {
  it.each([
    ['', ['interpolate', 'useCurrentFrame', 'renderMedia']],
    ['   ', ['interpolate', 'useCurrentFrame', 'renderMedia']],
    ['CURRENT', ['useCurrentFrame']],
    ['use-current-frame()', ['useCurrentFrame']],
    ['@remotion/renderer', ['renderMedia']],
    ['renderer media', ['renderMedia']],
    ['nothing', []],
  ])('"%s" finds %j', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it('counts what is left', () => {
    expect(countExports(groups)).toBe(3);
    expect(countExports(filterGroups(groups, 'media'))).toBe(1);
  });
});
