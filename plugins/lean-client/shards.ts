import type {ChunkNames} from '@docusaurus/types';
import {normalizePath} from './client/normalizePath';
import type {Draft} from './draft';
import {emitShard, emitTable, type Pages} from './emit';
import type {Generated} from './generated';
import {
  cutRuns,
  routeKey,
  type KeptRoute,
  type Leaf,
  type Page,
} from './routes';

/** What the main bundle knows of the routes that stay in it. */
type KeptData = {
  /** Chunk names, by the key of the route. */
  readonly chunkNames: Record<string, ChunkNames>;
  /** Addresses of the pages. */
  readonly pages: ReadonlySet<string>;
};

/** Describes the routes that stay; `complete` adds to the chunks of each page. */
export function describeKept(
  routes: readonly KeptRoute[],
  chunkNames: Generated['chunkNames'],
  complete: (page: Page) => ChunkNames,
): KeptData {
  const completed: Record<string, ChunkNames> = {};
  const pages = new Set<string>();
  const visit = (list: readonly KeptRoute[], parent?: string): void => {
    for (const {path: routePath, hash, attributes, routes: children} of list) {
      const routeId = routeKey({path: routePath, hash});
      const names = chunkNames[routeId];
      if (names) {
        const key = normalizePath(routePath);
        completed[routeId] = children
          ? names
          : complete({
              key,
              path: routePath,
              attributes,
              chunkNames: names,
              parent,
            });
        pages.add(key);
      }
      visit(children ?? [], routeId);
    }
  };
  visit(routes);
  return {chunkNames: completed, pages};
}

/** The shards, and the table by which a browser finds the one of a page. */
export function writeShards(
  {files, levels, registry}: Draft,
  leaves: readonly Leaf[],
  toPages: (members: readonly Leaf[]) => Pages,
): void {
  const shards = cutRuns(leaves).map((run, index) => {
    const name = `routes-${index}`;
    files.set(`${name}.js`, emitShard(toPages(run), registry));
    levels.set(name, 1);
    return {name, firstKey: run[0]?.key ?? ''};
  });
  files.set('table.js', emitTable(shards));
}
