import {expect, it} from 'vitest';
import {serialize} from '../serialize';

const SITE = 'https://example.com';

it.each([
  [
    'a page ends in a slash',
    {'@id': `${SITE}/blog/post`, item: `${SITE}/docs/`},
    {'@id': `${SITE}/blog/post/`, item: `${SITE}/docs/`},
  ],
  [
    'a part of a page, a file and another site stay',
    {'@id': `${SITE}/#part`, url: `${SITE}/a.png`, item: 'https://other.com/a'},
    {'@id': `${SITE}/#part`, url: `${SITE}/a.png`, item: 'https://other.com/a'},
  ],
  [
    'an author is a team',
    {author: {'@type': 'Person', url: `${SITE}/about`}},
    {author: {'@type': 'Organization', url: `${SITE}/about/`}},
  ],
  ['an empty list is left out', {keywords: []}, {}],
])('%s', (_, data, expected) => {
  expect(JSON.parse(serialize(data, SITE))).toEqual(expected);
});

it('does not end the element', () => {
  expect(serialize({name: '</script>'}, SITE)).not.toContain('<');
});
