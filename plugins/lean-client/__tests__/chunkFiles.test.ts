import {describe, expect, it} from 'vitest';
import {ChunkFilesPlugin} from '../chunkFiles';

type Group = {
  readonly index: number;
  readonly name?: string;
  readonly chunks: {readonly id: string}[];
  readonly childrenIterable: Group[];
};

let index = 0;

function group(id: string, children: Group[] = [], name?: string): Group {
  index += 1;
  return {index, name, chunks: [{id}], childrenIterable: children};
}

/** A group and all groups that it leads to. */
const flatten = (start: Group): Group[] => [
  start,
  ...start.childrenIterable.flatMap(flatten),
];

const MAIN = 'a="lean-client/preload";b="lean-client/docusaurus"';
const TABLE = 'f="LEAN_CLIENT_FILES"';

const fileOf = (id: string): string => `assets/js/${id}.0123456789abcdef.js`;

/** Runs the plugin on a bundle and returns its files. */
function run(
  entry: Group,
  texts: Readonly<Record<string, string>>,
  main = MAIN,
  worker?: Group,
): ReadonlyMap<string, string> {
  const groups = [...flatten(entry), ...(worker ? flatten(worker) : [])];
  const files = new Map([
    ['runtime~main.js', TABLE],
    ['main.js', main],
    ...groups
      .flatMap(({chunks}) => chunks)
      .map(({id}) => [fileOf(id), texts[id] ?? 'code'] as const),
  ]);
  const workerIds = worker?.chunks.map(({id}) => id) ?? [];
  const chunks = [...files.keys()].map((file) => {
    const id =
      /^assets\/js\/(.+)\.0123456789abcdef\.js$/.exec(file)?.[1] ?? file;
    return {
      id,
      files: [file],
      groupsIterable: workerIds.includes(id) ? [worker] : [],
      hasRuntime: () => file.startsWith('runtime') || id === workerIds[0],
    };
  });
  const compilation = {
    hooks: {
      runtimeModule: {tap: () => undefined},
      processAssets: {tap: (_: object, callback: () => void) => callback()},
    },
    chunks,
    entrypoints: new Map([
      ['main', {...entry, getFiles: () => ['runtime~main.js', 'main.js']}],
    ]),
    namedChunkGroups: new Map(groups.map((each) => [each.name, each])),
    getAsset: (file: string) => ({source: {source: () => files.get(file)}}),
    updateAsset: (file: string, source: {text: string}) => {
      files.set(file, source.text);
    },
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  new ChunkFilesPlugin({
    levels: new Map([
      ['routes-0', 1],
      ['sidebar-a', 2],
      ['sidebar-b', 3],
    ]),
    extras: new Map([['sidebar-a', ['sidebar-b']]]),
  }).apply({
    hooks: {
      thisCompilation: {
        tap: (_: string, callback: (value: object) => void) =>
          callback(compilation),
      },
    },
    webpack: {
      sources: {RawSource},
      Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE: 1000},
    },
  } as never);
  return files;
}

/** A shard with a page that shows part of a sidebar, which leads back to it. */
function makeBundle(): Group {
  const page = group('page', [group('example')]);
  const partB = group('sidebar-b', [page], 'sidebar-b');
  const sidebar = group('sidebar-a', [page], 'sidebar-a');
  partB.childrenIterable.push(sidebar);
  const shard = group('routes-0', [page, sidebar, partB], 'routes-0');
  return group('main', [shard, group('eager')]);
}

const texts = {
  'routes-0': TABLE,
  'sidebar-a': TABLE,
  'sidebar-b': TABLE,
};

/** The chunks that a file names, with spaces between them. */
function namesIn(files: ReadonlyMap<string, string>, file: string): string {
  const text = String(files.get(file)).replace('f=', '');
  return Object.keys(JSON.parse(text) as object).join(' ');
}

describe('a file names the files it leads to', () => {
  const files = run(makeBundle(), texts);

  it('the runtime those of main, as far as the shards', () => {
    expect(namesIn(files, 'runtime~main.js')).toBe('eager routes-0');
  });

  it('a shard those of its pages and their parts of sidebars', () => {
    expect(namesIn(files, fileOf('routes-0'))).toBe(
      'example page sidebar-a sidebar-b',
    );
  });

  it('a sidebar all of its parts, but no part a sidebar', () => {
    expect(namesIn(files, fileOf('sidebar-a'))).toContain('sidebar-b');
    expect(namesIn(files, fileOf('sidebar-b'))).toBe('example page');
  });

  it('a worker those that it loads, the runtime that of the worker', () => {
    const worker = group('search', [group('later')]);
    worker.chunks.push({id: 'engine'});
    const all = run(makeBundle(), {...texts, search: TABLE}, MAIN, worker);
    expect(namesIn(all, 'runtime~main.js')).toBe('eager routes-0 search');
    expect(namesIn(all, fileOf('search'))).toBe('engine later search');
  });

  it('with the hash of each', () => {
    expect(files.get(fileOf('sidebar-b'))).toBe(
      'f={"example":"0123456789abcdef","page":"0123456789abcdef"}',
    );
  });
});

describe('the build stops', () => {
  it.each([
    ['a place for names is missing', {...texts, 'routes-0': 'none'}, MAIN],
    [
      'a place for names is there twice',
      {...texts, 'sidebar-b': TABLE + TABLE},
      MAIN,
    ],
    ['a module of the framework is not replaced', texts, 'framework'],
  ])('if %s', (_, contents, main) => {
    expect(() => run(makeBundle(), contents, main)).toThrow(
      /^lean-client: the bundle is not as expected\.\nExpected: .+\nFound: .+\n.*LEAN_CLIENT=off/s,
    );
  });

  it('if a shard has no file of its name', () => {
    expect(() => run(group('main', [group('eager')]), texts)).toThrow(
      'a chunk and a file for "routes-0"',
    );
  });
});
