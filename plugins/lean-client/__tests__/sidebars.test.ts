import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {cutSidebar, linksOf, siblingIds} from '../sidebars';

function link(href: string): PropSidebarItem {
  return {type: 'link', label: href, href, docId: href.slice(1)};
}

type Options = Partial<Omit<PropSidebarItem & {type: 'category'}, 'items'>>;

function category(
  label: string,
  items: PropSidebarItem[],
  options: Options = {},
): PropSidebarItem {
  return {
    type: 'category',
    label,
    collapsible: true,
    collapsed: true,
    items,
    ...options,
  };
}

const cut = (items: PropSidebarItem[]): ReturnType<typeof cutSidebar> =>
  cutSidebar(items, (labels) => labels.join('/'));

const items = [
  link('/start'),
  category('A', [
    category('B', [link('/a/b/1'), link('/shared')]),
    link('/a/2'),
  ]),
  category('C', [link('/c/1'), link('/shared/')], {href: '/C/'}),
  category('Open', [category('D', [link('/d')])], {collapsed: false}),
];

describe('a sidebar is cut at its closed categories', () => {
  const {root, parts, partsOfPage} = cut(items);

  it('of which length and first link stay', () => {
    expect(root).toMatchObject([
      {href: '/start'},
      {label: 'A', part: 'A', count: 2, first: '/a/b/1'},
      {label: 'C', part: 'C', count: 2, href: '/C/'},
      {label: 'Open', collapsed: false, items: [{part: 'Open/D', count: 1}]},
    ]);
    expect(root[2]).not.toHaveProperty('first');
    expect(root[1]).not.toHaveProperty('items');
  });

  it('whose items are in parts, however deep', () => {
    expect([...parts.keys()].sort()).toEqual(['A', 'A/B', 'C', 'Open/D']);
    expect(parts.get('A')).toMatchObject([{part: 'A/B'}, {href: '/a/2'}]);
    expect(parts.get('A/B')).toHaveLength(2);
  });

  it.each([
    ['/start', undefined],
    ['/a/2', ['A']],
    ['/a/b/1', ['A', 'A/B']],
    ['/c', ['C']],
    ['/d', ['Open/D']],
    ['/shared', ['A', 'A/B', 'C']],
  ])('%s shows the parts %j', (key, expected) => {
    expect(partsOfPage.get(key)?.toSorted()).toEqual(expected);
  });

  it('no link is lost', () => {
    const all = [root, ...parts.values()].flatMap(linksOf).sort();
    expect(all.join(' ')).toBe('/a/2 /a/b/1 /c /c/1 /d /shared /shared /start');
  });
});

describe('a category stays whole', () => {
  const children = [link('/x')];
  it.each([
    ['that is open at first', category('X', children, {collapsed: false})],
    ['that cannot be closed', category('X', children, {collapsible: false})],
    ['without items', category('X', [], {href: '/x'})],
    [
      'with an unlisted link',
      category('X', children, {href: '/y', linkUnlisted: true}),
    ],
    [
      'with an unlisted page, however deep',
      category('X', [
        category('Y', [{...link('/z'), unlisted: true} as PropSidebarItem], {
          collapsed: false,
        }),
      ]),
    ],
  ])('%s', (_, item) => {
    const {root, parts} = cut([item]);
    expect(parts.size).toBe(0);
    expect(root).toEqual([item]);
  });
});

it('categories with one label have parts of their own', () => {
  const {parts} = cut([
    category('A', [link('/1')]),
    category('A', [link('/2')]),
  ]);
  expect(parts.size).toBe(2);
});

it.each([
  ['/start', ['start']],
  ['/a/2', ['a/2']],
  ['/c', ['c/1', 'shared/']],
  ['/a/b/1', ['a/b/1', 'shared']],
])('beside %s are %j', (key, ids) => {
  expect(siblingIds(items, key)).toEqual(ids);
});
