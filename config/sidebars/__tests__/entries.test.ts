import {expect, it} from 'vitest';
import {listEntries} from '../entries';

it('lists entries in reading order, with their page, categories and path', () => {
  const entries = listEntries({
    main: [
      'a',
      {
        type: 'category',
        label: 'More',
        link: {type: 'doc', id: 'b'},
        items: [
          {type: 'doc', id: 'c'},
          {type: 'category', label: 'Inner', items: ['d']},
        ],
      },
      {type: 'ref', id: 'a'},
    ],
    api: [{type: 'link', label: 'Blog', href: '/blog/'}],
  });
  expect(
    entries.map(({docId, sidebar, categories, path}) => [
      docId,
      sidebar,
      categories,
      path,
    ]),
  ).toEqual([
    ['a', 'main', [], 'main[0]'],
    ['b', 'main', [], 'main[1]'],
    ['c', 'main', ['More'], 'main[1].items[0]'],
    [undefined, 'main', ['More'], 'main[1].items[1]'],
    ['d', 'main', ['More', 'Inner'], 'main[1].items[1].items[0]'],
    // The second mention of a page is not its position.
    [undefined, 'main', [], 'main[2]'],
    [undefined, 'api', [], 'api[0]'],
  ]);
});
