import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHUNK_FILENAME, ChunkFilesPlugin} from './chunkFiles';
import type {Plan} from './draft';
import {orderPages} from './firstPaint';
import {readGenerated} from './generated';
import {PageStylesPlugin, STYLES} from './pageStyles';
import {makePlan} from './plan';

const FOLDER = 'lean-client';

/** Modules of the framework's client that are replaced, by their names. */
const CLIENT_MODULES = ['preload', 'docusaurus'];

/** Files that replace the generated modules of the same names. */
const GENERATED_MODULES = [
  'routes.js',
  'registry.js',
  'routesChunkNames.json',
  'globalData.json',
  'docusaurus.config.json',
  'site-metadata.json',
];

/** The helpers that the shim of tslib has. */
const TSLIB_HELPERS = ['__importDefault'];

/**
 * The folder of the only package of the framework that brings tslib to browsers.
 *
 * @throws Error if the package uses a helper that the shim does not have
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
          `lean-client: ${path.join(dir, name)} uses the helper "${helper}" of tslib. Add it to plugins/lean-client/client/shims/tslib.ts and to TSLIB_HELPERS in plugins/lean-client/index.ts.`,
        );
      }
    }
  }
  return dir;
}

/**
 * Writes the files of a plan and removes those of an earlier one. A file whose
 * text has not changed is left alone, so that the bundler's cache stays valid.
 */
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

/**
 * A hash of the code of this plugin. As part of the version of the bundler's
 * cache it makes the bundler forget what it built with older code.
 */
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
 * Workers whose packages stay in their own file: shared with the examples, they
 * would be several files, which each page that has an example would have to name.
 */
const WORKERS = ['media-tool'];

type Chunk = {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
};

/**
 * By default the bundler moves packages that several chunks use into chunks of
 * their own. This rule does the same, except that the given chunks keep their
 * packages. They are the shells of pages, such as the one of the documentation:
 * few readers go on to another kind of page, so sharing would save them nothing
 * and cost them another request.
 */
function sharePackagesExceptOf(names: ReadonlySet<string>): object {
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
 * React gets a file of its own. The browser compiles each file in one task, so
 * two files make two shorter tasks, and a file that has not changed since the
 * last release of the site is still in the visitor's cache.
 */
const REACT = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

export type BundlerConfig = {
  readonly mode?: string;
  readonly experiments?: {readonly cache?: {readonly version?: string}};
};

/**
 * Makes the scripts of a page independent of the number of pages; README.md
 * explains how. Only the browser's bundle of a production build is changed.
 *
 * @throws Error if a generated file is not as expected
 */
export default function leanClientPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    getThemePath: () => './theme',
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
      });
      const dir = path.join(generatedFilesDir, FOLDER);
      writeFiles(dir, plan);
      const client = path.join(__dirname, 'client');
      const shims = path.join(client, 'shims');
      const aliases = [
        ['history$', path.join(shims, 'history.ts')],
        ['hoist-non-react-statics$', path.join(shims, 'hoistStatics.ts')],
        [
          require.resolve('@docusaurus/theme-classic/lib/nprogress'),
          path.join(shims, 'progressBar.ts'),
        ],
        ...GENERATED_MODULES.map((file) => [
          `@generated/${path.parse(file).name}$`,
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
            {
              include: findTslibUser(),
              resolve: {alias: {tslib$: path.join(shims, 'tslib.ts')}},
            },
            // The router imports it for a check of development alone.
            {test: /[\\/]react-is[\\/]/, sideEffects: false},
          ],
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              defaultVendors: sharePackagesExceptOf(
                new Set([...plan.shells, ...WORKERS]),
              ),
              react: REACT,
              ...STYLES,
            },
          },
        },
        experiments: {
          cache: {
            version: `${experiments?.cache?.version}-lean-client-${hashOwnFiles()}`,
          },
        },
        plugins: [
          new ChunkFilesPlugin(plan) as never,
          new PageStylesPlugin(
            path.join(generatedFilesDir, 'client-manifest.json'),
          ) as never,
        ],
      };
    },
    postBuild({outDir, baseUrl}) {
      orderPages(outDir, baseUrl);
      return Promise.resolve();
    },
  };
}
