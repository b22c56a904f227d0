import {
  matchPath as matchAny,
  type RouteProps,
  type match,
} from 'react-router/index.js';

/** Matches paths that have no parameters, wildcards or escapes. */
const STATIC = /^[\w./~@-]+$/;

const bases = new Map<string, string | undefined>();

/** The path without the slash at its end, or undefined if it is a pattern. */
function baseOf(path: string): string | undefined {
  if (!bases.has(path)) {
    bases.set(path, STATIC.test(path) ? path.replace(/\/$/, '') : undefined);
  }
  return bases.get(path);
}

/**
 * Does what the router's function of this name does, and has the same contract,
 * but compares a path that is no pattern as text, without a regular expression.
 * Nearly all routes have such a path, and to render one page the framework
 * matches its address against the routes of all pages several times.
 */
export function matchPath(
  pathname: string,
  props: string | string[] | RouteProps,
): match | null {
  const {path, exact, strict, sensitive} = props as RouteProps;
  const base =
    exact && !strict && !sensitive && typeof path === 'string'
      ? baseOf(path)
      : undefined;
  if (base === undefined) {
    return matchAny(pathname, props);
  }
  const rest = pathname.length - base.length;
  if (rest !== 0 && (rest !== 1 || !pathname.endsWith('/'))) {
    return null;
  }
  // The router ignores case. For addresses beyond ASCII it decides by itself.
  if (!pathname.startsWith(base) && !STATIC.test(pathname)) {
    return matchAny(pathname, props);
  }
  return pathname.toLowerCase().startsWith(base.toLowerCase())
    ? {
        path: String(path),
        url: pathname === '' ? '/' : pathname,
        isExact: true,
        params: {},
      }
    : null;
}
