import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {normalizePath} from './client/normalizePath';
import type {SidebarItem, Stub} from './client/types';

/** An item as it is written. */
export type CutItem = SidebarItem<Stub>;

/** A sidebar in parts. */
export type CutSidebar = {
  /** What each page of the sidebar shows. */
  readonly root: readonly CutItem[];
  /** Items of each category that is closed at first. */
  readonly parts: ReadonlyMap<string, readonly CutItem[]>;
  /** Parts that a page shows, by its key: those of the categories it is in. */
  readonly partsOfPage: ReadonlyMap<string, readonly string[]>;
};

function isLinkVisible(item: PropSidebarItem): boolean {
  switch (item.type) {
    case 'category':
      return !item.linkUnlisted && item.items.every(isLinkVisible);
    case 'link':
      return !item.unlisted;
    default:
      return true;
  }
}

/** The address a closed category leads to when scripts are off. */
function findFirstLink(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) {
      return item.href;
    }
    if (item.type === 'category') {
      const link =
        item.href && !item.linkUnlisted ? item.href : findFirstLink(item.items);
      if (link) {
        return link;
      }
    }
  }
  return undefined;
}

/**
 * Whether the items of a category can come later: it is closed at first and
 * looks the same on every page. Unlisted pages show only where they are open.
 */
function canWait(item: PropSidebarItemCategory): boolean {
  return (
    item.collapsible &&
    item.collapsed &&
    item.items.length > 0 &&
    isLinkVisible(item)
  );
}

/**
 * Cuts a sidebar at the categories that are closed at first.
 *
 * @param nameOf makes the name of a part from the labels that lead to it
 */
export function cutSidebar(
  items: readonly PropSidebarItem[],
  nameOf: (labels: readonly string[]) => string,
): CutSidebar {
  const parts = new Map<string, readonly CutItem[]>();
  const partsOfPage = new Map<string, string[]>();
  const taken = new Set<string>();

  function takeName(labels: readonly string[]): string {
    // Two categories may have the same label side by side.
    for (let count = 0; ; count += 1) {
      const name = nameOf(count === 0 ? labels : [...labels, String(count)]);
      if (!taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
  }

  function cut(
    list: readonly PropSidebarItem[],
    labels: readonly string[],
  ): CutItem[] {
    return list.map((item) => {
      if (item.type !== 'category') {
        return item;
      }
      const path = [...labels, item.label];
      if (!canWait(item)) {
        return {...item, items: cut(item.items, path)};
      }
      const part = takeName(path);
      for (const key of new Set(linksOf([item]))) {
        partsOfPage.set(key, [...(partsOfPage.get(key) ?? []), part]);
      }
      parts.set(part, cut(item.items, path));
      const first = item.href ? undefined : findFirstLink(item.items);
      const stub: Stub & Partial<PropSidebarItemCategory> = {
        ...item,
        part,
        count: item.items.length,
        ...(first !== undefined && {first}),
      };
      // Every closed category has these in common.
      delete stub.items;
      delete stub.collapsed;
      delete stub.collapsible;
      return stub;
    });
  }

  return {root: cut(items, []), parts, partsOfPage};
}

/** Keys of the pages that items link to, where they are shown. */
export function linksOf(items: readonly CutItem[]): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'category':
        return [
          ...(item.href === undefined ? [] : [normalizePath(item.href)]),
          ...('items' in item ? linksOf(item.items) : []),
        ];
      case 'link':
        return [normalizePath(item.href)];
      default:
        return [];
    }
  });
}

/** Ids of the documents beside a page: what a list of cards shows. */
export function siblingIds(
  items: readonly PropSidebarItem[],
  key: string,
): string[] {
  const deepest = items.find(
    (item): item is PropSidebarItemCategory =>
      item.type === 'category' && linksOf([item]).includes(key),
  );
  if (deepest) {
    return siblingIds(deepest.items, key);
  }
  return items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined ? [item.docId] : [],
  );
}
