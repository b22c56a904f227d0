import type {NavbarItem} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {navbar} from '../navbar';
import {listEntries} from '../sidebars/entries';
import {TOOLKIT_VERSION} from '../toolkit';
import {testLinks} from './testLinks';
import {validateTheme} from './themeConfig';

/** Words of an item: its label, or the name in the HTML of a drawn item. */
function labelOf({label, html}: NavbarItem): string | undefined {
  if (typeof label === 'string') {
    return label;
  }
  return typeof html === 'string'
    ? /<(?:b|span class="navbarIconLabel")>([^<]+)</.exec(html)?.[1]
    : undefined;
}

function itemsOf(label: string): NavbarItem[] {
  const items = navbar.items.find((item) => labelOf(item) === label)?.items;
  return Array.isArray(items) ? items : [];
}

const onSide = (side: string): NavbarItem[] =>
  navbar.items.filter(({position}) => position === side);

const dropdowns = ['Products', 'Resources', 'Commercial'];
const allItems = navbar.items.flatMap((item) => [
  item,
  ...itemsOf(labelOf(item) ?? ''),
]);

describe('navbar', () => {
  it('is accepted by the theme as it is', () => {
    expect(validateTheme({navbar}).navbar).toMatchObject(navbar);
  });

  it('has the items of the specification on the left', () => {
    expect(onSide('left').map(labelOf)).toEqual([
      'Docs',
      'API',
      'Products',
      'Resources',
      'Commercial',
    ]);
  });

  it.each([
    [
      'Products',
      [
        'Player',
        'Cloud rendering',
        'Media parser',
        'Browser codecs',
        'Recorder',
        'Timeline',
      ],
    ],
    [
      'Resources',
      ['Learn', 'Resources', 'Blog', 'Showcase', 'Convert a video', 'Support'],
    ],
    [
      'Commercial',
      [
        'License + Pricing',
        'Store',
        'Success Stories',
        'Experts',
        'About us',
        'Investors',
        'Contact us',
      ],
    ],
  ])('has the entries of the specification under %s', (label, entries) => {
    expect(itemsOf(label).map(labelOf)).toEqual(entries);
  });

  it('has versions, languages and three outside links on the right', () => {
    expect(onSide('right').map((item) => item.type ?? labelOf(item))).toEqual([
      'docsVersionDropdown',
      'localeDropdown',
      'Code repository',
      'Chat community',
      'Remotion on X',
    ]);
  });

  it('has no label twice in one list', () => {
    for (const list of [navbar.items, ...dropdowns.map(itemsOf)]) {
      const labels = list.map(labelOf).filter((label) => label !== undefined);
      expect(labels).toEqual([...new Set(labels)]);
    }
  });

  it('has no two entries of a dropdown that lead to the same place', () => {
    for (const list of dropdowns.map(itemsOf)) {
      const targets = list.map(({to, href}) => to ?? href);
      expect(targets).toEqual([...new Set(targets)]);
    }
  });

  testLinks(allItems, 5);

  it('names each outside link that shows as an icon', () => {
    const icons = onSide('right').filter(({html}) => html);
    expect(icons).toHaveLength(3);
    for (const icon of icons) {
      expect(icon['aria-label']).toBe(labelOf(icon));
    }
  });

  it.each(
    navbar.items
      .filter(({type}) => type === 'docSidebar')
      .map(({label, sidebarId}) => [label, sidebarId]),
  )('opens with %s a sidebar that starts with a page', (_, sidebarId) => {
    const first = listEntries(sidebars).find(
      ({sidebar, docId}) => sidebar === sidebarId && docId,
    );
    expect(first?.docId).toBe(
      sidebarId === 'mainSidebar' ? 'getting-started' : 'api',
    );
  });

  it('names the documented version below the versions', () => {
    const versions = navbar.items.find(
      ({type}) => type === 'docsVersionDropdown',
    );
    expect(versions?.dropdownItemsAfter).toEqual([
      {
        label: `Documents version ${TOOLKIT_VERSION}`,
        href: `https://github.com/remotion-dev/remotion/releases/tag/v${TOOLKIT_VERSION}`,
      },
    ]);
  });
});

describe('the theme refuses', () => {
  it.each([
    [
      'an item of an unknown type, by name',
      {type: 'megaMenu', label: 'Products'},
      'Bad navbar item type megaMenu',
    ],
    [
      'an unknown type in a dropdown, by name',
      {label: 'Products', items: [{type: 'megaMenu', label: 'Player'}]},
      'Bad navbar item type megaMenu',
    ],
    [
      'a dropdown in a dropdown',
      {
        type: 'dropdown',
        label: 'Products',
        items: [{type: 'dropdown', label: 'Player', items: []}],
      },
      'Nested dropdowns are not allowed',
    ],
    [
      'a dropdown in a dropdown without a type',
      {label: 'Products', items: [{label: 'Player', to: '/', items: []}]},
      'Nested dropdowns are not allowed',
    ],
    [
      'an item with a page and an outside address',
      {label: 'Blog', to: '/blog/', href: 'https://example.com'},
      'One and only one between "to" and "href" should be provided',
    ],
    [
      'an item that leads nowhere',
      {label: 'Blog'},
      '"navbar.items[0]" must contain at least one of [href, to]',
    ],
    [
      'a dropdown without items',
      {type: 'dropdown', label: 'Products'},
      '"navbar.items[0].items" is required',
    ],
    [
      'a sidebar item without a sidebar',
      {type: 'docSidebar', label: 'Docs'},
      '"navbar.items[0].sidebarId" is required',
    ],
  ])('%s', (_, item, message) => {
    expect(() => validateTheme({navbar: {items: [item]}})).toThrow(message);
  });
});
