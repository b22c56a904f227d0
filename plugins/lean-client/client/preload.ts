import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadShard} from './routes';

type Preloadable = {readonly preload: () => Promise<unknown>};

/**
 * Takes the place of the framework's module of the same name: makes the page at
 * a path ready to render. First it loads the shard that knows the page.
 *
 * @returns what has been loaded; rejected if a file could not be loaded
 */
export default async function preload(pathname: string): Promise<unknown[]> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => loadShard(path) ?? Promise.resolve()));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(
      ({route}) =>
        (route.component as unknown as Partial<Preloadable>).preload?.() ??
        Promise.resolve(),
    ),
  );
}

/** Proves to the build that this module is in the bundle. */
preload.marker = 'lean-client/preload';
