import {describe, expect, it} from 'vitest';
import type {IndexedGroup} from '../../../../plugins/api-index/types';
import {
  countExports,
  filterGroups,
  letterOf,
  type Filters,
} from '../filterGroups';

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

const NO_FILTERS: Filters = {name: '', kind: '', letter: ''};

function namesFor(filters: Partial<Filters>): string[] {
  return filterGroups(groups, {...NO_FILTERS, ...filters}).flatMap(
    ({packages}) =>
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
    expect(namesFor({name: query})).toEqual(names);
  });

  it.each<[Partial<Filters>, string[]]>([
    [{kind: 'function'}, ['interpolate', 'renderMedia']],
    [{letter: 'U'}, ['useCurrentFrame']],
    [{kind: 'function', letter: 'R'}, ['renderMedia']],
    [{kind: 'hook', name: 'media'}, []],
  ])('%j leave %j', (filters, names) => {
    expect(namesFor(filters)).toEqual(names);
  });

  it.each([
    ['interpolate', 'I'],
    ['@remotion/no-mp4', 'R'],
    ['4k', 'K'],
    ['7', ''],
  ])('files "%s" under "%s"', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('counts what is left', () => {
    expect(countExports(groups)).toBe(3);
    expect(
      countExports(filterGroups(groups, {...NO_FILTERS, name: 'media'})),
    ).toBe(1);
  });
});
