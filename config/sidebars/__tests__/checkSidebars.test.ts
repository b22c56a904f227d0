import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {checkSidebars} from '../checkSidebars';

const MOVE =
  'A page has one place; remove one of the two, or use an entry of type "ref" for the second.';
const ADD = 'Add a page to it, or remove it.';

describe('checkSidebars', () => {
  it('returns the sidebars it accepts', () => {
    const sidebars: SidebarsConfig = {
      main: [
        'start',
        {More: [{type: 'link', label: 'Blog', href: '/blog/'}, 'inner']},
      ],
      // A second mention is a reference.
      api: [{type: 'html', value: '<hr>'}, 'api', {type: 'ref', id: 'start'}],
      guides: {Guides: ['guide']},
    };
    expect(checkSidebars(sidebars)).toBe(sidebars);
  });

  it.each<[string, SidebarsConfig, string]>([
    [
      'a page in two sidebars',
      {main: ['start'], api: ['api', {type: 'doc', id: 'start'}]},
      `api (config/sidebars/): the page "start" is already in main. ${MOVE}`,
    ],
    [
      'a page again deep in a category',
      {main: ['start', {A: ['a', {B: ['start']}]}]},
      `main > A > B (config/sidebars/): the page "start" is already in main. ${MOVE}`,
    ],
    [
      'a category without items',
      {main: ['start', {type: 'category', label: 'Later', items: []}]},
      `main (config/sidebars/): the category "Later" has no items. ${ADD}`,
    ],
    [
      'an empty category in a category',
      {main: [{A: [{Later: []}]}]},
      `main > A (config/sidebars/): the category "Later" has no items. ${ADD}`,
    ],
    [
      'an empty sidebar',
      {main: []},
      'main (config/sidebars/): it is empty. Give it at least one page.',
    ],
  ])('refuses %s', (_, sidebars, problem) => {
    expect(() => checkSidebars(sidebars)).toThrow(
      new Error(`Invalid sidebar entry in ${problem}`),
    );
  });
});
