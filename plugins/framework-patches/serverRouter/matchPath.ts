import {
  matchPath as matchAny,
  type RouteProps,
  type match,
} from 'react-router/index.js';

/** Paths without parameters, wildcards and escapes. */
const STATIC = /^[\w./~@-]+$/;

const bases = new Map<string, string | undefined>();

/** The path without its last slash, or nothing if it is not of plain text. */
function baseOf(path: string): string | undefined {
  if (!bases.has(path)) {
    bases.set(path, STATIC.test(path) ? path.replace(/\/$/, '') : undefined);
  }
  return bases.get(path);
}

/**
 * The router's function of the same name and contract. The address of a page
 * with a plain path, which is nearly every route, is compared as text: while a
 * page is rendered it is held against all pages of the site several times, and
 * at 1000 pages this was a quarter of the work.
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
  // Upper and lower case are the same, as far as ASCII goes.
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
