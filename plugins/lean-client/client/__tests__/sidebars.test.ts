import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {StubData} from '../types';

type Sidebars = typeof import('../sidebars');
type Category = PropSidebarItem & {type: 'category'};

const VERSION = 'default/current';
const metadata = {pluginId: 'default'} as Parameters<
  Sidebars['createVersion']
>[1];

const items: PropSidebarItem[] = [
  {type: 'link', label: 'One', href: '/one'},
  {type: 'link', label: 'Two', href: '/two'},
];

function stub(part: string, options: Partial<StubData> = {}): StubData {
  return {
    type: 'category',
    label: part,
    part,
    count: 2,
    first: '/one',
    load: () => Promise.resolve(),
    ...options,
  };
}

let sidebars: Sidebars;

beforeEach(async () => {
  vi.resetModules();
  sidebars = await import('../sidebars');
});

function categoryOf(name = 'main'): Category {
  const {docsSidebars} = sidebars.createVersion(VERSION, metadata);
  return docsSidebars[name]?.[0] as Category;
}

describe('a category whose items have not arrived', () => {
  it('looks as if it had them', () => {
    sidebars.addSidebar(VERSION, 'main', [stub('A')]);
    const category = categoryOf();
    expect(category).toMatchObject({
      label: 'A',
      collapsible: true,
      collapsed: true,
    });
    expect(category.items).toHaveLength(2);
    // The theme takes the first link that is not empty.
    expect(category.items).toMatchObject([{href: '/one'}, {href: ''}]);
  });

  it('says what loads them', () => {
    const load = vi.fn(() => Promise.resolve());
    sidebars.addSidebar(VERSION, 'main', [stub('A', {load})]);
    expect(sidebars.loaderOf(categoryOf().items)).toBe(load);
    expect(sidebars.loaderOf(items)).toBeUndefined();
  });

  it('gets them later, and whoever listens is told', () => {
    sidebars.addSidebar(VERSION, 'main', [stub('A')]);
    const category = categoryOf();
    const before = category.items;
    const listener = vi.fn();
    const stop = sidebars.subscribeToParts(listener);
    sidebars.addPart(VERSION, 'A', items);
    expect(listener).toHaveBeenCalledOnce();
    expect(categoryOf()).toBe(category);
    expect(category.items).toEqual(items);
    expect(sidebars.arrivedItems(before)).toBe(category.items);
    expect(sidebars.loaderOf(before)).toBeUndefined();
    stop();
    sidebars.addPart(VERSION, 'A', items);
    expect(listener).toHaveBeenCalledOnce();
  });
});

it('items may arrive before their category, and categories within them', () => {
  sidebars.addPart(VERSION, 'A/B', items);
  sidebars.addPart(VERSION, 'A', [stub('A/B'), ...items]);
  sidebars.addSidebar(VERSION, 'main', [stub('A', {count: 3})]);
  const category = categoryOf();
  expect(sidebars.loaderOf(category.items)).toBeUndefined();
  expect(category.items).toHaveLength(3);
  expect((category.items[0] as Category).items).toEqual(items);
});

it('open categories keep what is in them', () => {
  sidebars.addSidebar(VERSION, 'main', [
    {
      type: 'category',
      label: 'Open',
      collapsed: false,
      collapsible: true,
      items: [stub('A')],
    },
  ]);
  const inner = categoryOf().items[0] as Category;
  expect(inner.items).toHaveLength(2);
  expect(sidebars.loaderOf(inner.items)).toBeDefined();
});

it('versions do not share sidebars or documents', () => {
  sidebars.addSidebar('default/1.0', 'main', items);
  sidebars.addDocs('default/1.0', {
    a: {id: 'a', title: 'A', description: ''},
  });
  const current = sidebars.createVersion(VERSION, metadata);
  expect(current.docsSidebars).toEqual({});
  expect(current.docs).toEqual({});
  const old = sidebars.createVersion('default/1.0', metadata);
  expect(Object.keys(old.docs)).toEqual(['a']);
});
