import {expect, it} from 'vitest';
import {keepPlaces} from '../keepPlaces';
import type {SearchResult} from '../searchClient';

/** Results such as `guides/trim`, by group and name. */
const toResult = (...names: readonly string[]): SearchResult => ({
  hits: names.map((name) => ({
    objectID: name,
    url: `/${name}/`,
    section: '',
    type: 'lvl1',
    hierarchy: {
      ...{lvl0: name.split('/')[0] ?? '', lvl1: name, lvl2: null},
      ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    },
    content: null,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
  })),
  nbHits: names.length,
  nbPages: 1,
  query: '',
});

const idsOf = ({hits}: SearchResult): string[] =>
  hits.map(({objectID}) => objectID);

it('what is shown stays, and more comes below it', () => {
  const shown = toResult('api/a', 'api/b', 'guides/c');
  const better = toResult('guides/d', 'api/b', 'api/e', 'blog/f', 'api/a');
  const kept = keepPlaces(shown, better);
  // Another result of the API would push the guides down.
  expect(idsOf(kept)).toEqual([
    'api/a',
    'api/b',
    'guides/c',
    'guides/d',
    'blog/f',
  ]);
  expect(kept.nbHits).toBe(5);
});

it('the better ones are shown where nothing was, or not all', () => {
  const better = toResult('api/a');
  expect(keepPlaces(undefined, better)).toBe(better);
  expect(keepPlaces(toResult(), better)).toBe(better);
  const partial = {...toResult('api/b'), lacksText: 'missing'} as const;
  expect(keepPlaces(partial, better)).toBe(better);
});
