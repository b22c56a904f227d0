import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import {firstKeys, lists, shards} from '@generated/lean-client/table';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {findRun, normalizePath} from './normalizePath';
import type {GlobalDoc, LeafData, RouteData} from './types';

// The parts of sidebars need this module too. Imported here it is in the main
// bundle, and not once more in each of them.
import './sidebars';

declare const __webpack_require__: {
  /** Hashes in the names of files, by chunk; see plugins/lean-client. */
  leanFiles: Record<string, string>;
};

/** The parts of the docs plugin's global data that grow here. */
type DocsData = Readonly<
  Record<
    string,
    {readonly versions: readonly {name: string; docs: GlobalDoc[]}[]}
  >
>;

/** Keys of the pages whose routes have arrived. */
const known = new Set(
  lists
    .flat()
    .filter(({exact}) => exact)
    .map(({path}) => normalizePath(path)),
);

/** A route has a key because its list grows while React renders the list. */
function toRoute([path, hash, chunkNames, attributes]: LeafData): object {
  const key = `${path}-${hash}`;
  routesChunkNames[key] = chunkNames;
  return {
    ...attributes,
    key,
    path,
    exact: true,
    component: ComponentCreator(path, hash),
  };
}

function addDocs(
  pluginId: string,
  version: string,
  docs: readonly GlobalDoc[],
): void {
  const data = globalData['docusaurus-plugin-content-docs'] as DocsData;
  const list = data[pluginId]?.versions.find(
    ({name}) => name === version,
  )?.docs;
  const ids = new Set(list?.map(({id}) => id));
  list?.push(...docs.filter(({id}) => !ids.has(id)));
}

/**
 * Makes pages known to the framework, with their routes, chunks and documents.
 * A page may be given more than once. New routes are put at the front of their
 * list, because that is where the plugin took them from.
 */
export function addRoutes(data: RouteData): void {
  Object.assign(__webpack_require__.leanFiles, data.files);
  Object.assign(registry, data.registry);
  for (const [list, leaves] of data.routes) {
    const added = leaves.filter(([path]) => !known.has(normalizePath(path)));
    lists[list]?.unshift(...(added.map(toRoute) as (typeof lists)[number]));
  }
  for (const [, leaves] of data.routes) {
    leaves.forEach(([path]) => known.add(normalizePath(path)));
  }
  data.docs.forEach((entry) => addDocs(...entry));
}

/** Whether the route of a page has arrived. */
export function isKnown(path: string): boolean {
  return known.has(normalizePath(path));
}

/**
 * Loads the shard that would hold a path, unless the page is known already.
 * For an address that does not exist it loads the shard in which the page would
 * be; when it is not there either, the framework shows the not-found page.
 */
export function loadShard(path: string): Promise<unknown> | undefined {
  return isKnown(path)
    ? undefined
    : shards[findRun(firstKeys, normalizePath(path))]?.();
}
