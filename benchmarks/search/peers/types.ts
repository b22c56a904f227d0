/** What every search in the comparison is, ours included. */
import type {SearchRecord} from '../../../plugins/search/client/engine/types';

/** A search that is ready to answer. */
export type Peer = {
  /**
   * Addresses of the results, best first. Only what the search itself does
   * counts as its time, so it says how long it took, in ms.
   */
  readonly search: (
    query: string,
  ) => Promise<{readonly urls: readonly string[]; readonly time: number}>;
  /** Time to make the index, in ms, without reading pages where that is apart. */
  readonly indexTime: number;
  /** Index data that travels before the first answer, gzip, in bytes; no code. */
  readonly firstBytes: () => number;
  readonly close?: () => Promise<void>;
};

export type PeerContext = {
  /** Folder that holds `node_modules` with the packages of the comparison. */
  readonly packagesDir: string;
  /** The build; nothing is written into it. */
  readonly outDir: string;
  /** An empty folder of this peer. */
  readonly workDir: string;
  readonly records: readonly SearchRecord[];
};

export type PeerEntry = {
  readonly name: string;
  /** An engine on our records, or a product with its own reading of the pages. */
  readonly kind: 'engine' | 'product';
  readonly open: (context: PeerContext) => Promise<Peer>;
};

/** Results that are asked for; the measure looks at ten. */
export const RESULTS = 20;
