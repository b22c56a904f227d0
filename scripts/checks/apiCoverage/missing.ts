import {normalizePath, type Route} from '../../../config/routes';

/** Pages of one category of a sidebar that are not written yet. */
export type MissingCategory = {
  readonly sidebar: string;
  readonly category: string;
  readonly routes: readonly Route[];
};

/** Pages of the inventory that are not written, in its order. */
export function findMissing(
  inventory: readonly Route[],
  written: readonly string[],
): MissingCategory[] {
  const addresses = new Set(written.map(normalizePath));
  const groups = new Map<string, MissingCategory & {routes: Route[]}>();
  for (const route of inventory) {
    if (addresses.has(normalizePath(route.url))) {
      continue;
    }
    const {sidebar, category} = route;
    const key = `${sidebar}\t${category}`;
    const group = groups.get(key) ?? {sidebar, category, routes: []};
    group.routes.push(route);
    groups.set(key, group);
  }
  return [...groups.values()];
}
