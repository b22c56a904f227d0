import type {KnipConfig} from 'knip';

/** Modules that something other than an import of ours loads. */
const entry = [
  // The framework finds them by their place.
  'src/theme/**/*.{ts,tsx}',
  'src/pages/**/*.tsx',
  'src/components/*Page/index.tsx',
  'src/types/*.d.ts',
  // docusaurus.config.ts names them as text.
  'src/clientModules/*.ts',
  'plugins/*/index.ts',
  'plugins/unseenPages.ts',
  // The bundler puts them in the place of other modules, or loads them by their path.
  'plugins/*/client/**/*.{ts,tsx}',
  'plugins/*/theme/**/*.{ts,tsx}',
  'plugins/framework-patches/{blog,docs}.ts',
  'plugins/framework-patches/errorMessages/index.ts',
  'plugins/framework-patches/serverRouter/index.ts',
  // Transformers write their imports into pages.
  'src/components/ApiOverview/index.tsx',
  // A lesson imports it.
  'src/components/Lesson/{index,later}.tsx',
  'examples/*.tsx',
  'examples/*.meta.ts',
  'examples/root.tsx',
  // They are run from the command line.
  'scripts/**/*.ts',
  'benchmarks/*.ts',
  // The toolkit bundles them.
  'trials/*/root.ts',
  'trials/media/compositions.tsx',
  // A process of its own runs it.
  'plugins/markdown-twins/write.ts',
  // The frame of edited code is bundled from them.
  'src/components/Playground/frame/{runtime.tsx,renderer.ts}',
  // A process of its own runs it.
  'trials/cloud/function.ts',
  'scripts/generate/skiaProject/Root.tsx',
  // It is imported by a path that is put together.
  'trials/troubleshooting/scenes/*.ts',
  'e2e/**/*.spec.ts',
];

/** Packages that are used without an import, or imported without a line in package.json. */
const ignoreDependencies = [
  // Its components are loaded by names that the program puts together.
  'prismjs',
  // The benchmark runs it as a command, with npx.
  'lighthouse',
  // toolkit/ installs them, and they are loaded from there.
  '@remotion/eslint-plugin',
  '@remotion/renderer',
  '@remotion/zod-types',
  // The framework brings them: own copies could differ from those it uses.
  '@docusaurus/ErrorBoundary',
  'history',
  'react-loadable',
  'react-router',
  'react-router-config',
  'react-router-dom',
  // Files that a build writes.
  '@generated/.*',
];

const config: KnipConfig = {
  entry,
  include: [
    'files',
    'dependencies',
    'unlisted',
    'unresolved',
    'exports',
    'types',
  ],
  project: [
    '**/*.{ts,tsx}',
    '!toolkit/node_modules/**',
    // A project of readers.
    '!trials/guides/blank/**',
  ],
  ignoreDependencies,
  // Plugins of this site, whose paths are mistaken for names of packages.
  ignoreUnresolved: ['docusaurus-plugin-./plugins/.*'],
};

export default config;
