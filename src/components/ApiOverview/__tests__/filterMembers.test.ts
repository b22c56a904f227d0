import {expect, it} from 'vitest';
import {filterMembers} from '../filterMembers';

const groups = [
  {
    title: 'Options',
    rows: [
      {id: 'codec', name: 'codec', type: 'Codec', text: 'How to encode.'},
      {id: 'scale', name: 'scale', type: 'number', text: 'Enlarges frames.'},
    ],
  },
  {title: 'Return value', rows: [{id: 'buffer', name: 'buffer'}]},
];

it.each([
  ['', ['codec', 'scale', 'buffer']],
  ['  ', ['codec', 'scale', 'buffer']],
  ['CODEC', ['codec']],
  ['frames number', ['scale']],
  ['buffer', ['buffer']],
  ['nothing', []],
])('"%s" leaves %j', (query, names) => {
  const found = filterMembers(groups, query);
  expect(found.flatMap(({rows}) => rows.map(({name}) => name))).toEqual(names);
  expect(found.every(({rows}) => rows.length > 0)).toBe(true);
});
