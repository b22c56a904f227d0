import type {NavbarItem} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {navbar} from '../navbar';
import {listEntries} from '../sidebars/entries';
import {testLinks} from './testLinks';

/** Words of an item: its label, or the name in the HTML of a drawn item. */
function labelOf({label, html}: NavbarItem): string | undefined {
  if (typeof label === 'string') {
    return label;
  }
  return typeof html === 'string'
    ? /<(?:b|span class="navbarIconLabel")>([^<]+)</.exec(html)?.[1]
    : undefined;
}

const dropdowns = navbar.items.flatMap(({items}) =>
  Array.isArray(items) ? [items] : [],
);

describe('navbar', () => {
  it.each([navbar.items, ...dropdowns])(
    'has no label and no target twice in one list: %#',
    (...list) => {
      for (const values of [
        list.map(labelOf),
        list.map(({to, href}) => to ?? href),
      ]) {
        const known = values.filter((value) => value !== undefined);
        expect(known).not.toEqual([]);
        expect(known).toEqual([...new Set(known)]);
      }
    },
  );

  testLinks([...navbar.items, ...dropdowns.flat()]);

  it('names each outside link that shows as an icon', () => {
    const icons = navbar.items.filter(({html}) => html);
    expect(icons).not.toEqual([]);
    for (const icon of icons) {
      expect(icon['aria-label']).toBe(labelOf(icon));
    }
  });

  it.each(navbar.items.filter(({type}) => type === 'docSidebar'))(
    'opens with $label a sidebar that starts with a page',
    ({sidebarId}) => {
      expect(
        listEntries(sidebars).some(
          ({sidebar, docId}) => sidebar === sidebarId && docId,
        ),
      ).toBe(true);
    },
  );
});
