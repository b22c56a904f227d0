import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** An entry of a sidebar, at whatever depth, and where it stands. */
export type SidebarEntry = {
  readonly item: Item;
  /** Id of the page that it shows, if it shows one. */
  readonly docId?: string;
  /** Name of the sidebar, such as `apiSidebar`. */
  readonly sidebar: string;
  /** Labels of the categories around it, the outermost first. */
  readonly categories: readonly string[];
  /** Path of the entry in the configuration, such as `apiSidebar[1].items[0]`. */
  readonly path: string;
};

/** Id of the page of an entry: a category may have a page of its own. */
function docIdOf(item: Item): string | undefined {
  if (typeof item === 'string') {
    return item;
  }
  if (item.type === 'doc') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc'
    ? item.link.id
    : undefined;
}

function listBelow(
  item: Item,
  at: Pick<SidebarEntry, 'sidebar' | 'categories' | 'path'>,
): SidebarEntry[] {
  const entry = {...at, item, docId: docIdOf(item)};
  if (
    typeof item === 'string' ||
    item.type !== 'category' ||
    !Array.isArray(item.items)
  ) {
    return [entry];
  }
  return [
    entry,
    ...item.items.flatMap((child, index) =>
      listBelow(child, {
        sidebar: at.sidebar,
        categories: [...at.categories, item.label],
        path: `${at.path}.items[${index}]`,
      }),
    ),
  ];
}

/** Every entry of some sidebars in reading order, categories before their items. */
export function listEntries(sidebars: SidebarsConfig): SidebarEntry[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    Array.isArray(items)
      ? items.flatMap((item, index) =>
          listBelow(item, {
            sidebar,
            categories: [],
            path: `${sidebar}[${index}]`,
          }),
        )
      : [],
  );
}
