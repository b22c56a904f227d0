import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {GlobalData, RouteChunkNames} from '@docusaurus/types';

/** A route as the framework writes it for the browser. */
export type Route = {
  readonly path: string;
  /** Undefined for the route of the not-found page. */
  readonly hash: string | undefined;
  readonly exact: boolean;
  readonly routes: readonly Route[] | undefined;
  /** Whatever else a plugin gave to the route, such as its sidebar. */
  readonly attributes: Readonly<Record<string, unknown>>;
};

/** What the framework generates before it bundles, as values. */
export type Generated = {
  readonly routes: readonly Route[];
  readonly chunkNames: RouteChunkNames;
  /** Request of the module of each chunk, by the name of the chunk. */
  readonly registry: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
};

/**
 * Stops the build where a generated file is not what this plugin was written for.
 *
 * @throws Error naming the file, what was expected and found, and what to do
 */
export function expectFile(
  isAsExpected: boolean,
  file: string,
  expected: string,
  found: unknown,
): asserts isAsExpected {
  if (!isAsExpected) {
    const value = JSON.stringify(found).slice(0, 200);
    throw new Error(
      `lean-client: ${file} is not as expected.\n` +
        `Expected: ${expected}\nFound: ${value}\n` +
        'The framework may have changed how it writes this file. Build with LEAN_CLIENT=off until plugins/lean-client is adapted; its README says what to check after an upgrade.',
    );
  }
}

/**
 * What a generated file exports. Its text is code, so it is run, with functions
 * in place of the framework's that only note their arguments.
 */
function runExport(
  source: string,
  file: string,
  head: string,
  functions: object,
): unknown {
  expectFile(
    source.startsWith(head),
    file,
    `it starts with ${JSON.stringify(head)}`,
    source.slice(0, head.length),
  );
  const value = source.slice(head.length).replace(/;\s*$/, '');
  return vm.runInNewContext(`(${value})`, functions);
}

const ROUTES_HEAD =
  "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ";

type RawRoute = {
  readonly path?: unknown;
  readonly component?: {readonly path: string; readonly hash?: string};
  readonly exact?: unknown;
  readonly routes?: unknown;
  readonly [attribute: string]: unknown;
};

function toRoute(raw: RawRoute, file: string): Route {
  const {path: routePath, component, exact, routes, ...attributes} = raw;
  expectFile(
    typeof routePath === 'string' && component?.path === routePath,
    file,
    'each route has a path, and its component is made with the same path',
    raw,
  );
  expectFile(
    routes === undefined || Array.isArray(routes),
    file,
    'routes is a list or absent',
    raw,
  );
  return {
    path: routePath,
    hash: component.hash,
    exact: exact === true,
    routes: routes?.map((route: RawRoute) => toRoute(route, file)),
    attributes,
  };
}

/**
 * Reads `routes.js`.
 *
 * @throws Error if it is not a list that ends in the not-found route
 */
export function parseRoutes(source: string, file: string): readonly Route[] {
  const raw = runExport(source, file, ROUTES_HEAD, {
    ComponentCreator: (routePath: string, hash?: string) => ({
      path: routePath,
      hash,
    }),
  }) as RawRoute[];
  // Objects of another context have other prototypes than those made here.
  const routes = structuredClone(raw).map((route) => toRoute(route, file));
  const last = routes.at(-1);
  expectFile(
    last?.path === '*' && last.hash === undefined,
    file,
    'the last route is the one of the not-found page',
    last,
  );
  return routes;
}

/**
 * Reads `registry.js`: the request of each module by the name of its chunk.
 *
 * @throws Error if an entry differs from the known form
 */
export function parseRegistry(
  source: string,
  file: string,
): ReadonlyMap<string, string> {
  const registry = runExport(source, file, 'export default ', {
    require: {resolveWeak: (request: string) => request},
  }) as Readonly<Record<string, readonly unknown[]>>;
  return new Map(
    Object.entries(registry).map(([name, [load, request, weakRequest]]) => {
      expectFile(
        typeof request === 'string' &&
          weakRequest === request &&
          String(load) ===
            `() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(request)})`,
        file,
        'each entry is "name": [import, request, resolveWeak] with one name and one request',
        [name, String(load), request, weakRequest],
      );
      return [name, request];
    }),
  );
}

function checkNames(
  {routes, chunkNames, registry}: Generated,
  dir: string,
): void {
  const namesFile = path.join(dir, 'routesChunkNames.json');
  const keys = new Set(Object.keys(chunkNames));
  const visit = (route: Route): void => {
    const key = `${route.path}-${route.hash}`;
    expectFile(
      route.hash === undefined || keys.delete(key),
      namesFile,
      'it names the chunks of every route',
      key,
    );
    route.routes?.forEach(visit);
  };
  routes.forEach(visit);
  expectFile(
    keys.size === 0,
    namesFile,
    'each of its keys is path and hash of a route',
    [...keys],
  );
  const missing = Object.values(chunkNames)
    .flatMap(listNames)
    .find((name) => !registry.has(name));
  expectFile(
    missing === undefined,
    path.join(dir, 'registry.js'),
    'it has every chunk that routesChunkNames.json names',
    missing,
  );
}

/** Every name in a tree of chunk names. */
export function listNames(tree: unknown): string[] {
  if (typeof tree === 'string') {
    return [tree];
  }
  return typeof tree === 'object' && tree !== null
    ? Object.values(tree).flatMap(listNames)
    : [];
}

/**
 * Reads the four generated files of a site and checks that they fit together.
 *
 * @throws Error naming the file, what was expected and found
 */
export function readGenerated(dir: string): Generated {
  const read = (name: string): [source: string, file: string] => {
    const file = path.join(dir, name);
    return [fs.readFileSync(file, 'utf8'), file];
  };
  const generated: Generated = {
    routes: parseRoutes(...read('routes.js')),
    registry: parseRegistry(...read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')[0]) as RouteChunkNames,
    globalData: JSON.parse(read('globalData.json')[0]) as GlobalData,
  };
  checkNames(generated, dir);
  return generated;
}
