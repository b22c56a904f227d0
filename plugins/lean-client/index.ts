import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHUNK_FILENAME, ChunkFilesPlugin} from './chunkFiles';
import {readGenerated} from './generated';
import {makePlan, type Plan} from './plan';

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
export default function leanClientPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const {mode, experiments} = config as BundlerConfig;
      if (isServer || mode !== 'production') {
        return {};
      }
      const plan = makePlan({
        generated: readGenerated(generatedFilesDir),
        generatedDir: generatedFilesDir,
        siteDir,
        config: siteConfig,
      });
      const dir = path.join(generatedFilesDir, FOLDER);
      writeFiles(dir, plan);
      const aliases = [
        ...Object.entries(GENERATED_MODULES).map(([name, file]) => [
          `@generated/${name}$`,
          path.join(dir, file),
        ]),
        ...CLIENT_MODULES.map((name) => [
          require.resolve(`@docusaurus/core/lib/client/${name}.js`),
          path.join(siteDir, 'src/leanClient', `${name}.ts`),
        ]),
      ];
      return {
        // The framework's own alias for @generated would match before these.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: Object.fromEntries(aliases) as Record<string, string>},
        output: {chunkFilename: CHUNK_FILENAME},
        optimization: {chunkIds: 'named'},
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
