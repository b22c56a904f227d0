import {describe, expect, it} from 'vitest';
import {groupOf} from '../../../data/groupOf';
import {showcase} from '../../../data/showcase';
import {filterEntries, listGroups} from '../filterEntries';

const entries = showcase.map((entry) => ({...entry, ...groupOf(entry.kind)}));
const ALL = {search: '', kind: '', link: ''};

function namesOf(filters: Partial<typeof ALL>): string[] {
  return filterEntries(entries, {...ALL, ...filters}).map(({name}) => name);
}

describe('filterEntries', () => {
  it('keeps all without a filter', () => {
    expect(namesOf({})).toHaveLength(60);
    expect(namesOf({search: ' , '})).toHaveLength(60);
  });

  it.each([
    ['meteo', ['Hello Météo']],
    ['METEO pergoud', ['Hello Météo']],
    ['bangershow', ['Banger.Show']],
    ['piano', ['Piano Teacher']],
    ['karaoke', ['MyKaraoke Video']],
    ['nothing like this', []],
  ])('finds “%s”', (search, names) => {
    expect(namesOf({search})).toEqual(names);
  });

  it('keeps what has a link', () => {
    expect(namesOf({link: 'Tutorial'})).toEqual([
      'Mux video stats',
      'Animated social preview card',
      'Product Hunt logo GIF',
      'Conference talk with code',
    ]);
    expect(namesOf({link: 'Source code'}).length).toBeGreaterThan(10);
  });

  it('keeps a kind, and joins all filters', () => {
    expect(namesOf({kind: 'Year in review'})).toEqual([
      'GitHub Unwrapped',
      'Polygon',
      'Spotify Wrapped clone',
    ]);
    expect(
      namesOf({
        kind: 'Year in review',
        link: 'Source code',
        search: 'tutorial',
      }),
    ).toEqual(['Spotify Wrapped clone']);
  });

  it.each([{kind: 'Opera'}, {link: 'Gramophone'}, {link: 'toString'}])(
    'keeps nothing for %o, which an address may say',
    (filters) => {
      expect(namesOf(filters)).toEqual([]);
    },
  );
});

it('lists each kind once', () => {
  const groups = listGroups(entries);
  expect(groups).toHaveLength(12);
  expect(groups[0]).toBe('Backgrounds and art');
  for (const kind of groups) {
    expect(namesOf({kind})).not.toEqual([]);
  }
});
