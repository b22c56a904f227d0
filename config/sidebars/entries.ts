import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';

type Item = ReturnType<typeof normalizeSidebars>[string][number];

/** An entry of a sidebar, at whatever depth, and where it stands. */
export type SidebarEntry = {
  readonly item: Item;
  /** Id of the page that it shows, if it shows one. */
  readonly docId?: string;
  /** Name of the sidebar, such as `apiSidebar`. */
  readonly sidebar: string;
  /** Labels of the categories around it, the outermost first. */
  readonly categories: readonly string[];
};

/** Id of the page of an entry: a category may have a page of its own. */
function docIdOf(item: Item): string | undefined {
  if (item.type === 'doc') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc'
    ? item.link.id
    : undefined;
}

function listBelow(
  item: Item,
  sidebar: string,
  categories: readonly string[],
): SidebarEntry[] {
  const entry = {item, docId: docIdOf(item), sidebar, categories};
  return item.type === 'category'
    ? [
        entry,
        ...item.items.flatMap((child) =>
          listBelow(child, sidebar, [...categories, item.label]),
        ),
      ]
    : [entry];
}

/** Every entry of some sidebars in reading order, categories before their items. */
export function listEntries(sidebars: SidebarsConfig): SidebarEntry[] {
  return Object.entries(normalizeSidebars(sidebars)).flatMap(
    ([sidebar, items]) => items.flatMap((item) => listBelow(item, sidebar, [])),
  );
}

/** Where an entry stands, such as `apiSidebar > @remotion/player`. */
export function placeOf({sidebar, categories}: SidebarEntry): string {
  return [sidebar, ...categories].join(' > ');
}
