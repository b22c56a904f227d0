import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import compileTemplate from 'lodash/template';
import {env} from '../../config/env';
import {guard} from './earlyGuard';
import {holdSearch} from './earlySearch';
import {leanInfima} from './leanInfima';
import {lazyPages} from './lazyPages';

/** The module with which the theme brings the highlighter to every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages';

/** The folder of the theme's shared code. A file that an upgrade moves fails at once. */
const THEME_COMMON = path.dirname(require.resolve('@docusaurus/theme-common'));

/** The hook by which the theme writes dates. */
const DATE_FORMAT = require.resolve(
  path.join(THEME_COMMON, 'utils/IntlUtils.js'),
);

/** What changes its state on every page as soon as that is hydrated. */
const LEARNS_WHERE_IT_RUNS = [
  '@docusaurus/core/lib/client/browserContext.js',
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
  path.join(THEME_COMMON, 'hooks/useWindowSize.js'),
].map((module) => require.resolve(module));

const REACT_IN_SLICES = path.join(__dirname, 'client/reactInSlices.ts');

const REACT = path.dirname(require.resolve('react/package.json'));

/** The template of the pages that redirect, which is read when they are made. */
const REDIRECT_PAGE =
  '@docusaurus/plugin-client-redirects/lib/templates/redirectPage.template.html.js';

/** Adds what every page needs: its language and a title. */
function completeRedirectPage(): void {
  const template = createRequire(__filename)(REDIRECT_PAGE) as {
    default: string;
  };
  template.default = template.default
    .replace('<html>', '<html lang="en">')
    .replace(
      '<meta http-equiv',
      '<title>Redirecting to <%= it.toUrl %></title>\n    <meta http-equiv',
    );
}

/** What has the names of files: the output of a bundler, or options of a plugin. */
type FileNames = {filename?: unknown; chunkFilename?: unknown};

/** What is used here of HtmlWebpackPlugin, which only `npm start` has. */
type TemplateOptions = {
  readonly template?: string;
  templateContent?: (parameters: object) => string;
};

type Configuration = {
  readonly output?: object;
  readonly plugins?: readonly ({readonly options?: object} | null)[];
};

/** Ends a process with 1 that a signal ends: the framework's handler says 0. */
function failUnlessFinished(): void {
  if (process.argv[2] === 'build') {
    process.exitCode = 1;
    // Not called by process.exit().
    process.once('beforeExit', () => {
      process.exitCode = 0;
    });
  }
}

/**
 * Doubles the digits of the hashes in the names of a bundle's files. The bundler
 * replaces hashes wherever they occur, also in a text of a page that happens to
 * have the same eight digits.
 */
function lengthenHashes({output, plugins = []}: Configuration): void {
  const named = [output, ...plugins.map((plugin) => plugin?.options)];
  for (const names of named as (FileNames | undefined)[]) {
    for (const key of ['filename', 'chunkFilename'] as const) {
      const name = names?.[key];
      if (names && typeof name === 'string') {
        names[key] = name.replace('[contenthash:8]', '[contenthash:16]');
      }
    }
  }
}

/**
 * Compiles the template of the pages of `npm start` once. The plugin that fills it
 * in has the bundler compile it again after each edit.
 */
function compileTemplateOnce({plugins = []}: Configuration): void {
  for (const plugin of plugins) {
    const options = plugin?.options as TemplateOptions | undefined;
    if (options?.template?.endsWith('.ejs')) {
      const template = fs.readFileSync(options.template, 'utf8');
      options.templateContent = compileTemplate(template);
    }
  }
}

/** Whether it is the plugin that the framework starts with: a path with options. */
function isPresetEnv(plugin: unknown): boolean {
  const [name] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/**
 * Changes of the framework that it has no option for. README.md tells why each
 * of them is there and when it can go.
 */
export default function frameworkPatchesPlugin({
  baseUrl,
  siteDir,
  siteStorage,
  generatedFilesDir,
}: LoadContext): Plugin {
  completeRedirectPage();
  failUnlessFinished();
  const keyOf = (name: string): string =>
    JSON.stringify(`${name}${siteStorage.namespace}`);
  // Fails at once if an upgrade moves the module. The theme imports it by this
  // path, without the extension.
  const highlighter = require.resolve(HIGHLIGHTER).replace(/\.js$/, '');
  return {
    name: 'framework-patches',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${guard.toString()})(${keyOf('theme')},${JSON.stringify(baseUrl)},(${holdSearch.toString()})(${keyOf('search-slash')}))`,
        },
      ],
    }),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // There is no file to look for beside each style sheet.
      config: false,
      plugins: [
        ...(plugins as readonly unknown[]).filter(
          (plugin) => !isPresetEnv(plugin),
        ),
        // `npm start` would purge again after each edit.
        ...(env.isStart ? [] : [leanInfima(siteDir)]),
      ],
    }),
    configureWebpack: (config, isServer, utils) => {
      lengthenHashes(config as Configuration);
      compileTemplateOnce(config as Configuration);
      return {
        ...(config.mode === 'development' &&
          lazyPages(utils, generatedFilesDir)),
        module: {
          rules: [
            {
              include: LEARNS_WHERE_IT_RUNS,
              resolve: {
                // The framework has an alias of this name, which would come before
                // any other. Below `react/` is what only the package itself has.
                alias: {react: [REACT_IN_SLICES, REACT]},
              },
            },
          ],
        },
        resolve: {
          preferAbsolute: true,
          alias: {
            [highlighter]: path.join(__dirname, 'client/noHighlighter.ts'),
            [DATE_FORMAT]: path.join(__dirname, 'client/dateFormat.ts'),
            ...(isServer && {
              'react-router$': path.join(__dirname, 'serverRouter/index.ts'),
            }),
          },
        },
      };
    },
  };
}
