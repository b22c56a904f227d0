import type {rspack} from '@docusaurus/faster';
import {FILES_TOKEN} from './emit';
import type {Plan} from './draft';

const NAME = 'lean-client';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;
type ChunkGroup = NonNullable<
  ReturnType<Compilation['namedChunkGroups']['get']>
>;

/** Names of the files of chunks. Their ids are their names, so no map is needed. */
export const CHUNK_FILENAME = 'assets/js/[id].[contenthash:16].js';
const CHUNK_FILE = /^assets\/js\/(.+)\.([0-9a-f]{16})\.js$/;

/** Runtime modules that hold maps of all chunks, and what replaces them. */
const RUNTIME: Readonly<Record<string, string>> = {
  'get javascript chunk filename': `__webpack_require__.leanFiles = "${FILES_TOKEN}";
__webpack_require__.u = function (id) { return "assets/js/" + id + "." + __webpack_require__.leanFiles[id] + ".js"; };`,
  ChunkAssetRuntimeModule: `__webpack_require__.gca = function (id) { return __webpack_require__.p + __webpack_require__.u(id); };`,
};

/** Strings that modules of `plugins/lean-client/client` carry so that they can be found. */
const MARKERS = ['lean-client/preload', 'lean-client/docusaurus'];

/** An assumption about the bundler does not hold. */
function fail(expected: string, found: string): never {
  throw new Error(
    `lean-client: the bundle is not as expected.\nExpected: ${expected}\nFound: ${found}\n` +
      'Clear the caches with "npm run clear" and build again. If it stays, the framework or the bundler has changed: build with LEAN_CLIENT=off until plugins/lean-client/chunkFiles.ts is adapted; its README says what to check after an upgrade.',
  );
}

const idsOf = ({chunks}: ChunkGroup): string[] =>
  chunks.map(({id}) => String(id));

/**
 * Chunks that load after a group, as far as the next groups that name files
 * themselves. Of those, the ones that are no farther than `level` are left out.
 */
function namesAfter(
  start: ChunkGroup,
  level: number,
  levels: Plan['levels'],
): string[] {
  const found = new Map<number | undefined, string[]>();
  const waiting = [...start.childrenIterable];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (!found.has(group.index)) {
      const ownLevel = levels.get(group.name ?? '');
      const isFarther = ownLevel === undefined || ownLevel > level;
      found.set(group.index, isFarther ? idsOf(group) : []);
      if (ownLevel === undefined) {
        waiting.push(...group.childrenIterable);
      }
    }
  }
  return [...found.values()].flat();
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

/**
 * Replaces the bundler's tables of all chunks. Each shard and each part of a
 * sidebar names the files to which it leads, and the runtime names the others.
 * The names keep a hash of each file's content: this plugin runs before the
 * bundler computes these hashes and replaces them wherever they occur.
 */
export class ChunkFilesPlugin {
  constructor(private readonly plan: Pick<Plan, 'levels' | 'extras'>) {}

  apply(compiler: Compiler): void {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, ({name, source}) => {
        const text = RUNTIME[name];
        if (text !== undefined && source) {
          source.source = Buffer.from(text);
        }
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        this.writeFiles(compilation, RawSource);
      });
    });
  }

  private writeFiles(
    compilation: Compilation,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ): void {
    const {levels, extras} = this.plan;
    const hashes = new Map<string, string>();
    for (const {id, files} of compilation.chunks) {
      for (const file of files) {
        const [, name, hash] = CHUNK_FILE.exec(file) ?? [];
        if (name !== undefined && hash !== undefined && name === id) {
          hashes.set(name, hash);
        }
      }
    }

    const entry = compilation.entrypoints.get('main');
    if (!entry) {
      return fail('an entry point "main"', 'none');
    }
    const writeTable = (file: string, names: readonly string[]): void => {
      const text = String(compilation.getAsset(file)?.source.source());
      const quoted = new RegExp(`(["'\`])${FILES_TOKEN}\\1`);
      if (countOf(text, FILES_TOKEN) !== 1 || !quoted.test(text)) {
        fail(
          `"${FILES_TOKEN}" once in ${file}`,
          `${countOf(text, FILES_TOKEN)} times`,
        );
      }
      const table = [...new Set(names)]
        .sort()
        .flatMap((name) =>
          hashes.has(name) ? [[name, hashes.get(name)]] : [],
        );
      compilation.updateAsset(
        file,
        new RawSource(
          text.replace(quoted, () => JSON.stringify(Object.fromEntries(table))),
        ),
      );
    };

    const inRuntime = new Set(namesAfter(entry, 0, levels));
    const initialFiles = entry
      .getFiles()
      .filter((file) => file.endsWith('.js'));
    const runtime = initialFiles.find((file) => file.includes('runtime~'));
    if (runtime === undefined) {
      return fail('a file of the runtime', initialFiles.join(', '));
    }
    for (const [name, level] of levels) {
      const group = compilation.namedChunkGroups.get(name);
      const hash = hashes.get(name);
      if (!group || hash === undefined) {
        return fail(`a chunk and a file for "${name}"`, 'none');
      }
      const names = [
        ...namesAfter(group, level, levels),
        ...(extras.get(name) ?? []),
      ];
      writeTable(
        `assets/js/${name}.${hash}.js`,
        names.filter((other) => !inRuntime.has(other)),
      );
    }
    // A worker is an entry point with a runtime of its own and the child of no
    // group. The runtime of pages names the worker's file, and the worker's own
    // runtime names the files that it loads.
    const workers = [...compilation.chunks].filter(
      (chunk) =>
        chunk.hasRuntime() && !initialFiles.includes([...chunk.files][0] ?? ''),
    );
    writeTable(runtime, [...inRuntime, ...workers.map(({id}) => String(id))]);
    for (const worker of workers) {
      const file = `assets/js/${worker.id}.${hashes.get(String(worker.id))}.js`;
      const text = compilation.getAsset(file)?.source.source();
      if (text !== undefined && countOf(String(text), FILES_TOKEN) > 0) {
        const names = [...worker.groupsIterable].flatMap((group) => [
          ...namesAfter(group, 0, levels),
          ...idsOf(group),
        ]);
        writeTable(file, names);
      }
    }

    const initial = initialFiles
      .map((file) => String(compilation.getAsset(file)?.source.source()))
      .join('\n');
    const missing = MARKERS.find((marker) => !initial.includes(marker));
    if (missing !== undefined) {
      fail(
        `"${missing}" in ${initialFiles.join(' or ')}, because a module of plugins/lean-client/client replaces one of @docusaurus/core/lib/client`,
        'the module of the framework',
      );
    }
  }
}
