import flat from '@docusaurus/core/lib/client/flat';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {isHostThere, stopWaiting, waitForNetwork} from '../../../src/network';
import {loadShard} from './routes';

type Preloadable = {readonly preload: () => Promise<unknown>};

/**
 * Makes the page at a path ready to render. First it loads the shard that knows
 * the page.
 *
 * @returns what has been loaded; rejected if a file could not be loaded
 */
export async function loadPage(pathname: string): Promise<unknown[]> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => loadShard(path) ?? Promise.resolve()));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  // The components remember a failure for good; the loaders of their files do not.
  await Promise.all(
    matches
      .flatMap(({route}) =>
        Object.values(flat(routesChunkNames[String(route.key)] ?? {})),
      )
      .flatMap((name) => registry[name]?.[0]() ?? []),
  );
  return Promise.all(
    matches.map(
      ({route}) =>
        (route.component as unknown as Partial<Preloadable>).preload?.() ??
        Promise.resolve(),
    ),
  );
}

let lastTurn = 0;

/**
 * Takes the place of the framework's module of the same name: makes the page that
 * comes next ready to render. While the host cannot be reached the page before it
 * stays, with a notice, until there is another try or another page comes next.
 *
 * @returns what has been loaded; rejected if the host does not have a file
 */
export default async function preload(pathname: string): Promise<unknown[]> {
  lastTurn += 1;
  const turn = lastTurn;
  stopWaiting();
  for (;;) {
    try {
      return await loadPage(pathname);
    } catch (error) {
      const hasStarted =
        document.documentElement.dataset.hasHydrated === 'true';
      if (!hasStarted || (await isHostThere())) {
        throw error;
      }
      if (turn !== lastTurn) {
        return new Promise(() => undefined);
      }
      await waitForNetwork();
    }
  }
}

/** Proves to the build that this module is in the bundle. */
preload.marker = 'lean-client/preload';
