import {expect, it} from 'vitest';
import {listEntries, placeOf} from '../entries';

it('lists entries in reading order, with their page and place', () => {
  const entries = listEntries({
    main: [
      'a',
      {
        type: 'category',
        label: 'More',
        link: {type: 'doc', id: 'b'},
        items: [{type: 'doc', id: 'c'}, {Inner: ['d']}],
      },
      {type: 'ref', id: 'a'},
    ],
    api: [{type: 'link', label: 'Blog', href: '/blog/'}],
  });
  expect(entries.map((entry) => [entry.docId, placeOf(entry)])).toEqual([
    ['a', 'main'],
    ['b', 'main'],
    ['c', 'main > More'],
    [undefined, 'main > More'],
    ['d', 'main > More > Inner'],
    // The second mention of a page is not its position.
    [undefined, 'main'],
    [undefined, 'api'],
  ]);
});
