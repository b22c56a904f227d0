import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {checkSidebars} from '../checkSidebars';

const MOVE =
  'A page has one place; remove one of the two, or use an entry of type "ref" for the second.';

describe('checkSidebars', () => {
  it('returns the sidebars it accepts', () => {
    const sidebars: SidebarsConfig = {
      main: [
        'start',
        {
          type: 'category',
          label: 'More',
          items: [
            {type: 'doc', id: 'player/index', label: 'Player'},
            {type: 'link', label: 'Blog', href: '/blog/'},
            {type: 'category', label: 'Inner', items: ['inner']},
          ],
        },
      ],
      api: [{type: 'html', value: '<hr>'}, 'api'],
    };
    expect(checkSidebars(sidebars)).toBe(sidebars);
  });

  it('accepts a second mention by reference', () => {
    expect(() =>
      checkSidebars({
        main: ['start'],
        api: ['api', {type: 'ref', id: 'start'}],
      }),
    ).not.toThrow();
  });

  it.each<[string, SidebarsConfig, string]>([
    [
      'a page twice in one list',
      {main: ['start', 'start']},
      `main[1] (config/sidebars/): the page "start" is already at main[0]. ${MOVE}`,
    ],
    [
      'a page in two sidebars',
      {main: ['start'], api: ['api', {type: 'doc', id: 'start'}]},
      `api[1] (config/sidebars/): the page "start" is already at main[0]. ${MOVE}`,
    ],
    [
      'a page again deep in a category',
      {
        main: [
          'start',
          {
            type: 'category',
            label: 'A',
            items: ['a', {type: 'category', label: 'B', items: ['start']}],
          },
        ],
      },
      `main[1].items[1].items[0] (config/sidebars/): the page "start" is already at main[0]. ${MOVE}`,
    ],
    [
      'a category without items',
      {main: ['start', {type: 'category', label: 'Later', items: []}]},
      'main[1] (config/sidebars/): the category "Later" has no items. Add a page to it, or remove it.',
    ],
    [
      'an empty category in a category',
      {
        main: [
          {
            type: 'category',
            label: 'A',
            items: [{type: 'category', label: 'Later', items: []}],
          },
        ],
      },
      'main[0].items[0] (config/sidebars/): the category "Later" has no items. Add a page to it, or remove it.',
    ],
    [
      'an empty sidebar',
      {main: []},
      'main (config/sidebars/): it is empty or not a list. Give it at least one page.',
    ],
    [
      'a sidebar in the short form',
      {main: {Guides: ['start']}},
      'main (config/sidebars/): it is empty or not a list. Give it at least one page.',
    ],
  ])('refuses %s', (_, sidebars, problem) => {
    expect(() => checkSidebars(sidebars)).toThrow(
      new Error(`Invalid sidebar entry at ${problem}`),
    );
  });
});
