/** Puts other searches through the same pages and queries as our own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {SearchRecord} from '../../plugins/search/client/engine/types';
import {quantile} from '../measure/quantile';
import {toMarkdown} from '../table';
import {measure, type Outcome} from './measure';
import {engines, ours} from './peers/engines';
import {installPeers} from './peers/packages';
import {pagefindPeers} from './peers/pagefind';
import {plugins} from './peers/plugins';
import type {PeerEntry} from './peers/types';
import {querySets} from './queries';

const entries: readonly PeerEntry[] = [
  ours,
  ...engines,
  ...pagefindPeers,
  ...plugins,
];

type Measured = {
  readonly entry: PeerEntry;
  /** On the queries that the ranking was tuned with, and on the others. */
  readonly tuned: Outcome;
  readonly unseen: Outcome;
  /** Of whole queries, in ms. */
  readonly times: readonly number[];
  readonly indexTime: number;
  readonly firstBytes: number;
};

/** Runs every query through a peer. */
async function measurePeer(
  entry: PeerEntry,
  context: {
    readonly packagesDir: string;
    readonly outDir: string;
    readonly records: readonly SearchRecord[];
  },
): Promise<Measured> {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-peer-'));
  try {
    const peer = await entry.open({...context, workDir});
    const found = new Map<string, readonly string[]>();
    const times: number[] = [];
    for (const {query} of [...querySets.tuned, ...querySets.unseen]) {
      const {urls, time} = await peer.search(query);
      found.set(query, urls);
      times.push(time);
    }
    const look = (query: string): readonly string[] => found.get(query) ?? [];
    const measured = {
      entry,
      tuned: measure(querySets.tuned, look),
      unseen: measure(querySets.unseen, look),
      times,
      indexTime: peer.indexTime,
      firstBytes: peer.firstBytes(),
    };
    await peer.close?.();
    return measured;
  } finally {
    fs.rmSync(workDir, {recursive: true, force: true});
  }
}

function scoreTable(
  title: string,
  peers: readonly Measured[],
  pick: (peer: Measured) => Outcome,
): string {
  const [first] = peers;
  const classes = first ? [...pick(first).classes] : [];
  return toMarkdown([
    [title, 'queries', ...peers.map(({entry}) => entry.name)],
    ...classes
      .filter(([, {count}]) => count > 0)
      .map(([name, {count}]) => [
        name,
        String(count),
        ...peers.map((peer) => {
          const score = pick(peer).classes.get(name);
          return score
            ? [score.success1, score.success3, score.reciprocalRank]
                .map((share) => share.toFixed(2))
                .join(' / ')
            : '';
        }),
      ]),
  ]);
}

/** Classes in which a peer answers more queries at once than we do. */
function findAhead(peers: readonly Measured[]): string[] {
  const [us, ...others] = peers;
  return (['tuned', 'unseen'] as const).flatMap((set) =>
    [...(us?.[set].classes ?? [])].flatMap(([name, own]) =>
      others
        .filter(
          (peer) => (peer[set].classes.get(name)?.success1 ?? 0) > own.success1,
        )
        .map(({entry}) => `${entry.name} is ahead on "${name}" (${set})`),
    ),
  );
}

/**
 * Prints the comparison as Markdown: success@1, success@3 and MRR@10 by class,
 * bytes before the first answer and times. Installs the others on first use.
 */
export async function compare(
  outDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const packagesDir = installPeers();
  const measured: Measured[] = [];
  for (const entry of entries) {
    console.error(`${entry.name} …`);
    measured.push(await measurePeer(entry, {packagesDir, outDir, records}));
  }
  console.log(
    [
      scoreTable('tuned with', measured, ({tuned}) => tuned),
      scoreTable('unseen', measured, ({unseen}) => unseen),
      toMarkdown([
        [
          'search',
          'kind',
          'first answer, kB gzip',
          'index, s',
          'query p50, ms',
          'query p95, ms',
        ],
        ...measured.map(({entry, firstBytes, indexTime, times}) => [
          entry.name,
          entry.kind,
          (firstBytes / 1000).toFixed(0),
          (indexTime / 1000).toFixed(1),
          quantile(times, 0.5).toFixed(1),
          quantile(times, 0.95).toFixed(1),
        ]),
      ]),
      findAhead(measured).join('\n') || 'No other is ahead on any class.',
    ].join('\n\n'),
  );
}
