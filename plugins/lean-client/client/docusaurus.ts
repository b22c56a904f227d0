import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {whenIdle} from '../../../src/whenIdle';
import {loadPage} from './preload';
import {isKnown, loadShard} from './routes';

declare const __webpack_require__: {
  /** Address of the file of a chunk, by the name of the chunk. */
  gca: (chunkName: string) => string;
};

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const files = new Set<string>();

type Connection = {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
};

function isSlowConnection(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return (
    Boolean(connection?.effectiveType?.includes('2g')) ||
    Boolean(connection?.saveData)
  );
}

async function prefetchChunks(path: string): Promise<unknown> {
  const chunkNames = matchRoutes(routes, path).flatMap(({route}) =>
    Object.values(flat(routesChunkNames[String(route.key)] ?? {})),
  );
  const addresses = chunkNames
    .map((name) => __webpack_require__.gca(name))
    // A chunk that was merged into another has no file of its own.
    .filter((file) => !file.includes('undefined') && !files.has(file));
  addresses.forEach((file) => files.add(file));
  return Promise.all(addresses.map(prefetchFile));
}

async function prefetchPage(path: string): Promise<unknown> {
  await whenIdle();
  if (!isKnown(path)) {
    try {
      await loadShard(path);
    } catch {
      // Following the link tries again, and tells the visitor of a failure.
      prefetched.delete(path);
      return undefined;
    }
  }
  return prefetchChunks(path);
}

/** Routes match addresses without query and hash. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/**
 * Takes the place of the framework's module of the same name and has the same
 * contract: `prefetch` fetches the files of a page in the background when a link
 * to it comes into view, and `preload` makes the page ready when a visitor points
 * at a link. Both return `false` if there is nothing to do or if the connection
 * is slow.
 */
const docusaurus = {
  prefetch(address: string): false | Promise<unknown> {
    const path = pathOf(address);
    if (isSlowConnection() || preloaded.has(path) || prefetched.has(path)) {
      return false;
    }
    prefetched.add(path);
    return prefetchPage(path);
  },
  preload(address: string): false | Promise<unknown> {
    const path = pathOf(address);
    if (isSlowConnection() || preloaded.has(path)) {
      return false;
    }
    preloaded.add(path);
    return loadPage(path).catch(() => preloaded.delete(path));
  },
  /** Proves to the build that this module is in the bundle. */
  marker: 'lean-client/docusaurus',
};

export default Object.freeze(docusaurus);
