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

/** Helpers of tslib that `src/leanClient/tslib.ts` has. */
const TSLIB_HELPERS = ['__importDefault'];

/**
 * Folder of the one package of the framework that brings tslib to browsers.
 *
 * @throws Error if it uses a helper that the stand-in lacks
 */
function findTslibUser(): string {
  const main = require.resolve('@docusaurus/utils-common');
  const dir = path.dirname(main);
  for (const name of fs.readdirSync(dir).filter((file) => /\.js$/.test(file))) {
    const source = fs.readFileSync(path.join(dir, name), 'utf8');
    for (const [, helper = ''] of source.matchAll(/tslib_\d+\.(\w+)/g)) {
      if (!TSLIB_HELPERS.includes(helper)) {
        throw new Error(
          `lean-client: ${path.join(dir, name)} uses the helper "${helper}" of tslib. Add it to src/leanClient/tslib.ts and to TSLIB_HELPERS in plugins/lean-client/index.ts.`,
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

/**
 * Keeps what is in some chunks there, instead of cutting out what other chunks
 * have as well: those who read documentation seldom load the others.
 */
function keepWhole(names: ReadonlySet<string>): Record<string, object> {
  const groups = [...names].map((name) => [
    `shell-${name}`,
    {
      name,
      chunks: (chunk: {readonly name?: string | null}) => chunk.name === name,
      enforce: true,
      // Above the framework's "common", below its one file of styles.
      priority: 45,
    },
  ]);
  return Object.fromEntries(groups) as Record<string, object>;
}

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
      const aliases = [
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
        output: {chunkFilename: CHUNK_FILENAME},
        module: {
          rules: [
            {
              include: findTslibUser(),
              resolve: {alias: {tslib$: path.join(client, 'tslib.ts')}},
            },
            {
              include:
                require.resolve('@docusaurus/core/lib/client/clientEntry'),
              resolve: {
                alias: {'react-router-dom$': path.join(client, 'router.ts')},
              },
            },
          ],
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: keepWhole(plan.shells)},
        },
        experiments: {
          cache: {
            version: `${experiments?.cache?.version}-lean-client-${hashOwnFiles()}`,
          },
        } as object,
        plugins: [new ChunkFilesPlugin(plan) as never],
      };
    },
  };
}
