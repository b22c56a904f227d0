/** What the browser of the benchmark runs: the engine, as the worker has it. */
import {createSearchClient} from '../../../plugins/search/client/searchClient';
import {
  createEngine,
  type SearchEngine,
} from '../../../plugins/search/client/engine/engine';

import {fileNames} from '../../../plugins/search/client/engine/fileNames';
import type {Manifest} from '../../../plugins/search/client/engine/format';
import type {Vocabulary} from '../../../plugins/search/client/engine/types';

/** Name and content of a file of the index. */
export type IndexFile = readonly [name: string, content: string];

/** Times of one key, in ms. */
export type KeyTime = {
  /** Until the engine has answered. */
  readonly engine: number;
  /** Until the hits are marked and ready for the dialog. */
  readonly answer: number;
};

export type BrowserApi = {
  /** Loads all files and gives how long that took, in ms. */
  readonly load: (
    files: readonly IndexFile[],
    vocabulary: Vocabulary,
  ) => {readonly headings: number; readonly all: number};
  /** Types a query key by key. */
  readonly type: (query: string) => Promise<KeyTime[]>;
  /** A fixed piece of work in the page and in a worker, in ms. */
  readonly probe: () => Promise<{
    readonly page: number;
    readonly worker: number;
  }>;
};

let engine: SearchEngine | undefined;
let engineTime = 0;

const client = createSearchClient((query, options) => {
  if (!engine) {
    throw new Error('The benchmark asked before the index was loaded.');
  }
  const start = performance.now();
  const answer = engine.search(query, options);
  engineTime = performance.now() - start;
  return Promise.resolve(answer);
});

/** Runs in the page and, by its source, in a worker: it names nothing outside. */
function work(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step++) {
    sum = (sum + step * step) % 1_000_003;
  }
  return performance.now() - start + (sum < 0 ? 1 : 0);
}

function workInWorker(): Promise<number> {
  const source = `postMessage((${work.toString()})())`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({data}: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => reject(new Error('The probe has no worker.'));
  });
}

const api: BrowserApi = {
  load(files, vocabulary) {
    const contents = new Map(files);
    const read = (name: string): unknown =>
      JSON.parse(contents.get(name) ?? 'null');
    const manifest = read('manifest.json') as Manifest;
    const {headings, words, texts} = fileNames(manifest);
    const start = performance.now();
    engine = createEngine(manifest, read(headings), vocabulary);
    const loaded = performance.now() - start;
    for (const name of [...words, ...texts]) {
      engine.add(name, read(name));
    }
    return {headings: loaded, all: performance.now() - start};
  },
  async type(query) {
    const times: KeyTime[] = [];
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await client({query: query.slice(0, length)});
      times.push({engine: engineTime, answer: performance.now() - start});
    }
    return times;
  },
  async probe() {
    return {page: work(), worker: await workInWorker()};
  },
};

Object.assign(globalThis, {searchBenchmark: api});
