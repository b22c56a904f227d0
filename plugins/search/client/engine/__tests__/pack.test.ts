import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {packIndex, packRecords, unpackIndex, unpackRecords} from '../pack';

const fields = ['title', 'text'];

function makeIndex(): MiniSearch {
  const index = new MiniSearch({fields});
  index.addAll(
    Array.from({length: 200}, (_, id) => ({
      id,
      title: `title ${id % 7}`,
      ...(id % 3 > 0 && {
        text: `word word ${'word '.repeat(id % 50)} number${id}`,
      }),
    })),
  );
  return index;
}

describe('an index', () => {
  it('gives the same results after packing', () => {
    const index = makeIndex();
    const packed = JSON.parse(
      JSON.stringify(packIndex(index.toJSON())),
    ) as ReturnType<typeof packIndex>;
    const loaded = MiniSearch.loadJS(unpackIndex(packed, fields), {fields});
    for (const query of ['title', 'word 3', 'number17', 'numbr199']) {
      const results = (one: MiniSearch): unknown =>
        one
          .search(query, {fuzzy: 0.2, prefix: true})
          .map(({id, score}) => `${String(id)} ${score.toFixed(2)}`)
          .sort();
      expect(results(loaded)).toEqual(results(index));
    }
  });

  it.each([
    ['another count', {count: 3}, fields],
    ['no postings', {postings: ''}, fields],
    ['other fields', {}, ['title']],
  ])('is refused with %s', (_, change, names) => {
    const packed = packIndex(makeIndex().toJSON());
    expect(() => unpackIndex({...packed, ...change}, names)).toThrow('damaged');
  });
});

it('records are the same after packing', () => {
  const places = [
    {page: 0, level: 1, heading: -1},
    {page: 0, level: 2, heading: 0},
    {page: 0, level: 7, heading: 0},
    {page: 0, level: 3, heading: 1, anchor: 'other'},
    {page: 1, level: 1, heading: -1},
    {page: 1, level: 2, heading: 0},
    {page: 1, level: 2, heading: 2, anchor: null},
    {page: 2, level: 1, heading: -1},
    {page: 2, level: 7, heading: -1},
  ];
  expect(unpackRecords(packRecords(places))).toEqual(places);
});
