import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc, Load, SidebarItem, StubData} from './types';

type Items = readonly PropSidebarItem[];

/** What has arrived of one version of the docs. */
type Version = {
  readonly docsSidebars: Record<string, PropSidebarItem[]>;
  readonly docs: PropVersionDocs;
  /** Items of parts whose category has not arrived yet. */
  readonly parts: Map<string, PropSidebarItem[]>;
  /** Categories that are shown closed, by the part with their items. */
  readonly stubs: Map<string, PropSidebarItemCategory>;
};

const versions = new Map<string, Version>();
const loaders = new WeakMap<Items, Load>();
const replacements = new WeakMap<Items, Items>();
const listeners = new Set<() => void>();

function versionOf(key: string): Version {
  const version = versions.get(key) ?? {
    docsSidebars: {},
    docs: {},
    parts: new Map<string, PropSidebarItem[]>(),
    stubs: new Map<string, PropSidebarItemCategory>(),
  };
  versions.set(key, version);
  return version;
}

/**
 * As many links as the category has items, the first one with the address to
 * which a closed category leads when scripts are off.
 */
function makePlaceholders({count, first = ''}: StubData): PropSidebarItem[] {
  return Array.from({length: count}, (_, index) => ({
    type: 'link',
    label: '',
    href: index === 0 ? first : '',
  }));
}

function expandStub(version: Version, data: StubData): PropSidebarItemCategory {
  const arrived = version.parts.get(data.part);
  const items = arrived ?? makePlaceholders(data);
  if (!arrived) {
    loaders.set(items, data.load);
  }
  const stub = {...data, collapsible: true, collapsed: true, items};
  version.stubs.set(data.part, stub);
  return stub;
}

function expand(
  version: Version,
  items: readonly SidebarItem<StubData>[],
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    return 'part' in item
      ? expandStub(version, item)
      : {...item, items: expand(version, item.items)};
  });
}

/**
 * The description of a version that the theme gets as a property. Its sidebars
 * and documents arrive with the pages that show them.
 */
export function createVersion(
  key: string,
  metadata: Omit<PropVersionMetadata, 'docs' | 'docsSidebars'>,
): PropVersionMetadata {
  const {docs, docsSidebars} = versionOf(key);
  return {...metadata, docs, docsSidebars};
}

/** Adds a sidebar, in which most categories are closed and have no items yet. */
export function addSidebar(
  versionKey: string,
  name: string,
  items: readonly SidebarItem<StubData>[],
): void {
  const version = versionOf(versionKey);
  version.docsSidebars[name] = expand(version, items);
}

/** Adds the items of one category, whether or not the category has arrived. */
export function addPart(
  versionKey: string,
  part: string,
  data: readonly SidebarItem<StubData>[],
): void {
  const version = versionOf(versionKey);
  const items = expand(version, data);
  const stub = version.stubs.get(part);
  version.parts.set(part, items);
  if (stub) {
    replacements.set(stub.items, items);
    stub.items = items;
    listeners.forEach((listener) => listener());
  }
}

/**
 * The documents to which links of a sidebar lead. Those of its closed
 * categories come with the part that holds their items.
 */
export function docsOf(
  items: readonly SidebarItem<object>[],
  sidebar: string,
): GlobalDoc[] {
  return items.flatMap((item) => {
    if ('items' in item) {
      return docsOf(item.items, sidebar);
    }
    return 'docId' in item && item.docId !== undefined
      ? [{id: item.docId, path: item.href, sidebar}]
      : [];
  });
}

/** Adds titles and descriptions of documents, for pages that list them. */
export function addDocs(versionKey: string, docs: PropVersionDocs): void {
  Object.assign(versionOf(versionKey).docs, docs);
}

/** What loads the items of a category, if they have not arrived. */
export function loaderOf(items: Items): Load | undefined {
  return replacements.has(items) ? undefined : loaders.get(items);
}

/** The items of a category: the given ones, or those that replaced them. */
export function arrivedItems(items: Items): Items {
  return replacements.get(items) ?? items;
}

/** Calls a listener whenever items have arrived, until it is told to stop. */
export function subscribeToParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
