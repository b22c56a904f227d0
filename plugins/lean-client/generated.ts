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

/** A generated file is not what this plugin was written for. */
export class UnexpectedFileError extends Error {
  constructor(file: string, expected: string, found: unknown) {
    const value = JSON.stringify(found).slice(0, 200);
    super(
      `lean-client: ${file} is not as expected.\n` +
        `Expected: ${expected}\nFound: ${value}\n` +
        'The framework may have changed how it writes this file. Build with LEAN_CLIENT=off until plugins/lean-client is adapted; its README says what to check after an upgrade.',
    );
    this.name = 'UnexpectedFileError';
  }
}

const ROUTES_HEAD =
  "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [";

type RawRoute = {
  readonly path?: unknown;
  readonly component?: {readonly path: string; readonly hash?: string};
  readonly exact?: unknown;
  readonly routes?: unknown;
  readonly [attribute: string]: unknown;
};

function toRoute(raw: RawRoute, file: string): Route {
  const {path: routePath, component, exact, routes, ...attributes} = raw;
  if (typeof routePath !== 'string' || component?.path !== routePath) {
    throw new UnexpectedFileError(
      file,
      'each route has a path, and its component is made with the same path',
      raw,
    );
  }
  if (routes !== undefined && !Array.isArray(routes)) {
    throw new UnexpectedFileError(file, 'routes is a list or absent', raw);
  }
  return {
    path: routePath,
    hash: component.hash,
    exact: exact === true,
    routes: routes?.map((route: RawRoute) => toRoute(route, file)),
    attributes,
  };
}

/**
 * Reads `routes.js`. Its text is code, so it is run, with a function in place of
 * the framework's `ComponentCreator` that only notes its arguments.
 *
 * @throws UnexpectedFileError if it is not a list that ends in the not-found route
 */
export function parseRoutes(source: string, file: string): readonly Route[] {
  if (!source.startsWith(ROUTES_HEAD)) {
    throw new UnexpectedFileError(
      file,
      `it starts with ${JSON.stringify(ROUTES_HEAD)}`,
      source.slice(0, ROUTES_HEAD.length),
    );
  }
  const list = source.slice(ROUTES_HEAD.length - 1).replace(/;\s*$/, '');
  const raw = vm.runInNewContext(`(${list})`, {
    ComponentCreator: (routePath: string, hash?: string) => ({
      path: routePath,
      hash,
    }),
  }) as RawRoute[];
  // Objects of another context have other prototypes than those made here.
  const routes = structuredClone(raw).map((route) => toRoute(route, file));
  const last = routes.at(-1);
  if (last?.path !== '*' || last.hash !== undefined) {
    throw new UnexpectedFileError(
      file,
      'the last route is the one of the not-found page',
      last,
    );
  }
  return routes;
}

const REGISTRY_LINE =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), \2, require\.resolveWeak\(\2\)\],?$/;

/**
 * Reads `registry.js`: the request of each module by the name of its chunk.
 *
 * @throws UnexpectedFileError if a line differs from the known form
 */
export function parseRegistry(
  source: string,
  file: string,
): ReadonlyMap<string, string> {
  const match = /^export default \{\n(.*)\};\n?$/s.exec(source);
  if (!match) {
    throw new UnexpectedFileError(
      file,
      'it exports one object',
      source.slice(0, 100),
    );
  }
  const lines = String(match[1]).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, name, request] = REGISTRY_LINE.exec(line) ?? [];
      if (name === undefined || request === undefined) {
        throw new UnexpectedFileError(
          file,
          'each line is "name": [import, request, resolveWeak] with one name and one request',
          line,
        );
      }
      return [name, JSON.parse(request) as string];
    }),
  );
}

function checkNames(
  {routes, chunkNames, registry}: Generated,
  dir: string,
): void {
  const keys = new Set(Object.keys(chunkNames));
  const visit = (route: Route): void => {
    const key = `${route.path}-${route.hash}`;
    if (route.hash !== undefined && !keys.delete(key)) {
      throw new UnexpectedFileError(
        path.join(dir, 'routesChunkNames.json'),
        'it names the chunks of every route',
        key,
      );
    }
    route.routes?.forEach(visit);
  };
  routes.forEach(visit);
  if (keys.size > 0) {
    throw new UnexpectedFileError(
      path.join(dir, 'routesChunkNames.json'),
      'each of its keys is path and hash of a route',
      [...keys],
    );
  }
  const missing = Object.values(chunkNames)
    .flatMap(listNames)
    .find((name) => !registry.has(name));
  if (missing !== undefined) {
    throw new UnexpectedFileError(
      path.join(dir, 'registry.js'),
      'it has every chunk that routesChunkNames.json names',
      missing,
    );
  }
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
 * @throws UnexpectedFileError naming the file, what was expected and found
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
