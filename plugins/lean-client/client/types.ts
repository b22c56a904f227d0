import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import type {ChunkNames} from '@docusaurus/types';

/** Loads the module of a chunk. */
export type Load = () => Promise<unknown>;

/** A page: path, hash of the framework, names of its chunks, attributes. */
export type LeafData = readonly [
  path: string,
  hash: string,
  chunkNames: ChunkNames,
  attributes?: Readonly<Record<string, unknown>>,
];

/** A document, as the framework's global data lists it. */
export type GlobalDoc = {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
};

/** What a browser has to know of some pages before it can show or prefetch them. */
export type RouteData = {
  /** Hashes in the names of files to which these pages lead, by chunk. */
  readonly files: Readonly<Record<string, string>>;
  /** Loaders of the chunks that only these pages need, by name. */
  readonly registry: Readonly<Record<string, readonly [Load]>>;
  /** The pages, by the number of the list of routes they belong to. */
  readonly routes: readonly (readonly [
    list: number,
    leaves: readonly LeafData[],
  ])[];
  /** The documents among them, by instance and version of the docs plugin. */
  readonly docs: readonly (readonly [
    pluginId: string,
    version: string,
    docs: readonly GlobalDoc[],
  ])[];
};

/**
 * A closed category whose items are in a part of their own. Its length and,
 * if it has no page itself, its first link are known.
 */
export type Stub = Omit<
  PropSidebarItemCategory,
  'items' | 'collapsed' | 'collapsible'
> & {readonly part: string; readonly count: number; readonly first?: string};

/** A stub in the browser, which can load its items. */
export type StubData = Stub & {readonly load: Load};

/** An item of a sidebar in which closed categories are stubs. */
export type SidebarItem<ClosedCategory> =
  | Exclude<PropSidebarItem, {type: 'category'}>
  | (Omit<PropSidebarItemCategory, 'items'> & {
      readonly items: readonly SidebarItem<ClosedCategory>[];
    })
  | ClosedCategory;
