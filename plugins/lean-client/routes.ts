import type {ChunkNames, GlobalData} from '@docusaurus/types';
import {groupBy} from '../groupBy';
import {normalizePath} from './client/normalizePath';
import type {GlobalDoc} from './client/types';
import {listNames, type Generated, type Route} from './generated';

/** A page that is taken out of the routes of the main bundle. */
export type Leaf = {
  readonly path: string;
  readonly hash: string;
  readonly key: string;
  /** Number of the list of routes it belongs to. */
  readonly list: number;
  readonly chunkNames: ChunkNames;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Key of the innermost parent that stays, or undefined at the top level. */
  readonly parent: string | undefined;
};

/** A page, whether it leaves the main bundle or stays in it. */
export type Page = Omit<Leaf, 'hash' | 'list'>;

/** A route that stays, with the number of its list of routes. */
export type KeptRoute = Omit<Route, 'routes'> & {
  readonly list?: number;
  readonly routes?: readonly KeptRoute[];
};

/** Key under which the framework files the chunks of a route. */
export function routeKey({path, hash}: Pick<Route, 'path' | 'hash'>): string {
  return `${path}-${hash}`;
}

/** Parameters and wildcards match more addresses than one. */
const IS_PATTERN = /[:*?+()\\]/;

function isPage({path, exact, routes}: Route): boolean {
  // The framework looks for routes that end in .html before a shard can arrive.
  return exact && !routes && !IS_PATTERN.test(path) && !path.endsWith('.html');
}

/**
 * Partitions a tree of routes. A page stays in the tree if `isKept` says so, or
 * if a route comes before it that is no page and could match its address first.
 * The lists of routes are numbered; list 0 is the top level.
 */
export function splitRoutes(
  {routes, chunkNames}: Pick<Generated, 'routes' | 'chunkNames'>,
  isKept: (key: string) => boolean,
): {readonly kept: readonly KeptRoute[]; readonly leaves: readonly Leaf[]} {
  const leaves: Leaf[] = [];
  let lists = 0;

  function splitList(
    list: readonly Route[],
    number: number,
    parent: string | undefined,
  ): KeptRoute[] {
    const end = list.findIndex((route) => !isPage(route));
    return list.flatMap((route, index) => {
      const key = normalizePath(route.path);
      if ((end === -1 || index < end) && !isKept(key)) {
        leaves.push({
          path: route.path,
          hash: String(route.hash),
          key,
          list: number,
          chunkNames: chunkNames[routeKey(route)] ?? {},
          attributes: route.attributes,
          parent,
        });
        return [];
      }
      return [splitRoute(route)];
    });
  }

  function splitRoute({routes: children, ...route}: Route): KeptRoute {
    if (!children) {
      return route;
    }
    const list = (lists += 1);
    return {
      ...route,
      list,
      routes: splitList(children, list, routeKey(route)),
    };
  }

  return {kept: splitList(routes, 0, undefined), leaves};
}

const SMALLEST_RUN = 12;
const LARGEST_RUN = 24;

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

/**
 * Cuts pages into runs that are contiguous in the order of their keys, so that
 * the first key of each run is enough to find a page. Pages with one key stay
 * together. A run ends with its folder if it is large enough.
 */
export function cutRuns<Page extends {readonly key: string}>(
  pages: readonly Page[],
): Page[][] {
  const sorted = [...pages].sort((a, b) =>
    a.key < b.key ? -1 : Number(a.key > b.key),
  );
  const runs: Page[][] = [];
  for (const page of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isFull =
      run &&
      last &&
      last.key !== page.key &&
      (run.length >= LARGEST_RUN ||
        (run.length >= SMALLEST_RUN &&
          folderOf(last.key) !== folderOf(page.key)));
    if (!run || isFull) {
      runs.push([page]);
    } else {
      run.push(page);
    }
  }
  return runs;
}

/**
 * Chunks that always load together, by the name of the one they become: what
 * the parents of pages use, and what at least half of the pages below use.
 */
export function findShells({
  routes,
  chunkNames,
}: Pick<Generated, 'routes' | 'chunkNames'>): ReadonlyMap<string, string> {
  const shells = new Map<string, string>();
  for (const top of routes) {
    const shell = chunkNames[routeKey(top)]?.__comp;
    if (!top.routes || typeof shell !== 'string') {
      continue;
    }
    const uses = new Map<string, number>();
    let pages = 0;
    const visit = (route: Route): void => {
      const names = listNames(chunkNames[routeKey(route)]);
      if (route.routes) {
        names.forEach((name) => uses.set(name, Infinity));
        route.routes.forEach(visit);
      } else {
        pages += 1;
        new Set(names).forEach((name) =>
          uses.set(name, (uses.get(name) ?? 0) + 1),
        );
      }
    };
    visit(top);
    for (const [name, count] of uses) {
      if (count >= pages / 2 && count > 1 && !shells.has(name)) {
        shells.set(name, shell);
      }
    }
  }
  return shells;
}

type DocsVersion = {
  readonly name: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
  readonly sidebars?: Readonly<
    Record<string, {readonly link?: {readonly path: string}}>
  >;
};

type DocsData = Readonly<
  Record<string, {readonly versions: readonly DocsVersion[]}>
>;

/** A document with the instance and the version of the docs plugin it is of. */
export type PlacedDoc = {
  readonly pluginId: string;
  readonly version: string;
  readonly doc: GlobalDoc;
};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function docsDataOf(globalData: GlobalData): DocsData {
  return (globalData[DOCS_PLUGIN] ?? {}) as DocsData;
}

/**
 * Documents by the key of the page that needs them: the document of the page
 * and the same one in other versions, for the theme's list of versions.
 */
export function indexDocs(
  globalData: GlobalData,
): ReadonlyMap<string, readonly PlacedDoc[]> {
  const placed = Object.entries(docsDataOf(globalData)).flatMap(
    ([pluginId, {versions}]) =>
      versions.flatMap(({name: version, docs}) =>
        docs.map((doc): PlacedDoc => ({pluginId, version, doc})),
      ),
  );
  const idOf = ({pluginId, doc}: PlacedDoc): string => `${pluginId}/${doc.id}`;
  const byId = groupBy(placed, idOf);
  const byKey = groupBy(placed, ({doc}) => normalizePath(doc.path));
  return new Map(
    [...byKey].map(([key, docs]) => [
      key,
      docs.flatMap((each) => byId.get(idOf(each)) ?? []),
    ]),
  );
}

/** Global data without the documents that `isKept` does not name. */
export function pruneGlobalData(
  globalData: GlobalData,
  isKept: (doc: GlobalDoc) => boolean,
): GlobalData {
  const pruned = Object.entries(docsDataOf(globalData)).map(
    ([pluginId, data]) => {
      const versions = data.versions.map((version) => ({
        ...version,
        docs: version.docs.filter(
          (doc) => doc.id === version.mainDocId || isKept(doc),
        ),
      }));
      return [pluginId, {...data, versions}];
    },
  );
  return {
    ...globalData,
    [DOCS_PLUGIN]: Object.fromEntries(pruned) as Record<string, unknown>,
  };
}

/** The addresses and document ids that a part of the configuration names. */
function collectTargets(config: unknown): Set<string> {
  const targets = new Set<string>();
  JSON.stringify(config, (name, value: unknown) => {
    if (typeof value === 'string' && ['to', 'href', 'docId'].includes(name)) {
      targets.add(value);
    }
    return value;
  });
  return targets;
}

/**
 * The pages to which every page links, in the navbar and elsewhere, and the
 * documents that the navbar names by id. They stay in the main bundle, because
 * their links are always in view.
 */
export function findLinkedEverywhere(
  links: unknown,
  globalData: GlobalData,
  baseUrl: string,
): {readonly keys: ReadonlySet<string>; readonly ids: ReadonlySet<string>} {
  const targets = collectTargets(links);
  const keys = [...targets].map((target) =>
    normalizePath(target.replace(/[?#].*$/, '').replace(/^\//, baseUrl)),
  );
  const firstPages = Object.values(docsDataOf(globalData)).flatMap(
    ({versions}) =>
      versions.flatMap(({sidebars = {}}) =>
        Object.values(sidebars).flatMap(({link}) =>
          link ? [normalizePath(link.path)] : [],
        ),
      ),
  );
  // The theme looks for the home page among the routes.
  return {
    keys: new Set([normalizePath(baseUrl), ...keys, ...firstPages]),
    ids: targets,
  };
}
