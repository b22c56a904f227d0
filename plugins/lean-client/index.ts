import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHUNK_FILENAME, ChunkFilesPlugin} from './chunkFiles';
import {readGenerated} from './generated';
import type {Options} from './options';
import {makePlan, type Plan} from './plan';

export {validateOptions} from './options';

const FOLDER = 'lean-client';

/** Modules of the framework's client that are replaced, by their names. */
const CLIENT_MODULES = ['preload', 'docusaurus'];

/** Generated modules that are replaced, with the files that replace them. */
const GENERATED_MODULES: Readonly<Record<string, string>> = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.json',
};

/** Helpers of tslib that `src/leanClient/standIns/tslib.ts` has. */
const TSLIB_HELPERS = ['__importDefault'];

/**
 * Folder of the one package of the framework that brings tslib to browsers.
 *
 * @throws Error if it uses a helper that the stand-in lacks
 */
function findTslibUser(): string {
  const main = require.resolve('@docusaurus/utils-common');
  const dir = path.dirname(main);
  for (const name of fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.js'))) {
    const source = fs.readFileSync(path.join(dir, name), 'utf8');
    for (const [, helper = ''] of source.matchAll(/tslib_\d+\.(\w+)/g)) {
      if (!TSLIB_HELPERS.includes(helper)) {
        throw new Error(
          `lean-client: ${path.join(dir, name)} uses the helper "${helper}" of tslib. Add it to src/leanClient/standIns/tslib.ts and to TSLIB_HELPERS in plugins/lean-client/index.ts.`,
        );
      }
    }
  }
  return dir;
}

/** Writes the files of a plan; those that stay the same keep their dates. */
function writeFiles(dir: string, {files}: Plan): void {
  fs.mkdirSync(dir, {recursive: true});
  for (const name of fs.readdirSync(dir)) {
    if (!files.has(name)) {
      fs.rmSync(path.join(dir, name));
    }
  }
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
      fs.writeFileSync(file, text);
    }
  }
}

/** Changes with the code of this plugin: the bundler's cache must not outlive it. */
function hashOwnFiles(): string {
  const hash = createHash('md5');
  for (const name of fs.readdirSync(__dirname).sort()) {
    if (name.endsWith('.ts')) {
      hash.update(fs.readFileSync(path.join(__dirname, name)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

type Rule = {
  readonly include: string;
  readonly resolve: {readonly alias: Record<string, string>};
};

/** Packages with a stand-in everywhere, by its file. */
const STAND_INS = {
  'hoist-non-react-statics': 'hoistStatics.ts',
};

/** Gives the modules of a file or folder a stand-in for a package. */
function replaceWithin(include: string, name: string, standIn: string): Rule {
  return {include, resolve: {alias: {[`${name}$`]: standIn}}};
}

type Chunk = {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
};

/**
 * The bundler's rule for packages that several chunks use, but nothing is taken
 * out of the frame of pages: those who read documentation seldom load the
 * others, and each file less is a request less.
 */
function keepWhole(names: ReadonlySet<string>): object {
  return {
    test: /[\\/]node_modules[\\/]/,
    idHint: 'vendors',
    priority: -10,
    reuseExistingChunk: true,
    chunks: (chunk: Chunk) =>
      !chunk.canBeInitial() && !names.has(chunk.name ?? ''),
  };
}

/**
 * React in a file of its own: the browser compiles a file in one task, and what
 * does not change stays in its cache from one release of the site to the next.
 */
const REACT = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

type BundlerConfig = {
  readonly mode?: string;
  readonly experiments?: {readonly cache?: {readonly version?: string}};
};

/**
 * Makes the scripts of a page independent of the number of pages; README.md
 * tells how. It acts on the production build of the browser's bundle only.
 *
 * @throws UnexpectedFileError if a generated file is not as expected
 */
export default function leanClientPlugin(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const {mode, experiments} = config as BundlerConfig;
      if (isServer || mode !== 'production') {
        return {};
      }
      const router = siteConfig.future.experimental_router;
      if (router !== 'browser') {
        throw new Error(
          `lean-client: future.experimental_router is "${router}"; only "browser" is supported. Change it in docusaurus.config.ts or build with LEAN_CLIENT=off.`,
        );
      }
      const plan = makePlan({
        generated: readGenerated(generatedFilesDir),
        generatedDir: generatedFilesDir,
        siteDir,
        config: siteConfig,
        linkedEverywhere: options.linkedEverywhere,
      });
      const dir = path.join(generatedFilesDir, FOLDER);
      writeFiles(dir, plan);
      const client = path.join(siteDir, 'src/leanClient');
      const standIns = path.join(client, 'standIns');
      const aliases = [
        ...Object.entries(STAND_INS).map(([name, file]) => [
          `${name}$`,
          path.join(standIns, file),
        ]),
        ...Object.entries(GENERATED_MODULES).map(([name, file]) => [
          `@generated/${name}$`,
          path.join(dir, file),
        ]),
        ...CLIENT_MODULES.map((name) => [
          require.resolve(`@docusaurus/core/lib/client/${name}.js`),
          path.join(client, `${name}.ts`),
        ]),
      ];
      return {
        // The framework's own alias for @generated would match before these.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: Object.fromEntries(aliases) as Record<string, string>},
        entry: path.join(client, 'start.ts'),
        output: {chunkFilename: CHUNK_FILENAME},
        module: {
          rules: [
            // Packages of which one place uses a small part.
            replaceWithin(
              findTslibUser(),
              'tslib',
              path.join(standIns, 'tslib.ts'),
            ),
          ],
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              defaultVendors: keepWhole(plan.shells),
              react: REACT,
            },
          },
        },
        experiments: {
          cache: {
            version: `${experiments?.cache?.version}-lean-client-${hashOwnFiles()}`,
          },
        },
        plugins: [new ChunkFilesPlugin(plan) as never],
      };
    },
  };
}
