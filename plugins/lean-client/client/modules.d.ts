/** Written by plugins/lean-client for each build. */
declare module '@generated/lean-client/table' {
  import type {RouteConfig} from 'react-router-config';
  import type {Load} from '@site/plugins/lean-client/client/types';

  /** Lists of routes that grow; each is also in the tree of routes. */
  export const lists: (RouteConfig & {path: string})[][];
  /** Key of the first page of each shard, ascending. */
  export const firstKeys: readonly string[];
  /** Loaders of the shards. */
  export const shards: readonly Load[];
}

/** The package by its file, because its name leads to the shim. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
