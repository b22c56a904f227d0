import {createRequire} from 'node:module';
import path from 'node:path';
import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guard} from './earlyGuard';

/** The module with which the theme brings the highlighter to every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages';

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

/**
 * What only translators need of a text in the theme, as attributes of
 * `<Translate>` or arguments of `translate()`: a sentence that describes it (class
 * names have no spaces), and the key under which they put theirs.
 */
const TRANSLATOR_NOTES =
  /\b(?:description(?:=|:\s*)(['"])(?=[^'"]* )(?:\\.|(?!\1).)*\1|id(?:=|:\s*)(['"])(?<key>theme\.[^'"]+)\2),?/g;

type BundlerConfig = {
  readonly mode?: string;
  readonly experiments?: {readonly cache?: {readonly version: string}};
};

/** Whether it is the plugin that the framework starts with: a path with options. */
function isPresetEnv(plugin: unknown): boolean {
  const [name] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/** Types of navbar items that few sites use; dropdowns and links are part of others. */
const RARE_ITEMS = [
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'html',
  'localeDropdown',
  'search',
] as const;

/**
 * Aliases that leave out the types of items that a navbar does not have: their
 * place is taken by links, which are there anyway.
 */
function leaveOutItems(items: readonly NavbarItem[]): Record<string, string> {
  // Items may be in dropdowns, under several names.
  const text = JSON.stringify(items);
  return Object.fromEntries(
    RARE_ITEMS.filter((type) => !text.includes(`"type":"${type}"`)).map(
      (type) => [
        `@theme/NavbarItem/${type.charAt(0).toUpperCase()}${type.slice(1)}NavbarItem`,
        '@theme/NavbarItem/DefaultNavbarItem',
      ],
    ),
  );
}

/**
 * Changes of the framework that it has no option for. README.md tells why each
 * of them is there and when it can go.
 */
export default function frameworkPatchesPlugin({
  codeTranslations,
  i18n,
  siteConfig: {themeConfig},
  siteStorage,
}: LoadContext): Plugin {
  completeRedirectPage();
  const themeKey = `theme${siteStorage.namespace}`;
  // Fails at once if an upgrade moves the module. The theme imports it by this
  // path, without the extension.
  const highlighter = require.resolve(HIGHLIGHTER).replace(/\.js$/, '');
  const {navbar} = themeConfig as ThemeConfig;
  return {
    name: 'framework-patches',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${guard.toString()})(${JSON.stringify(themeKey)})`,
        },
      ],
    }),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // There is no file to look for beside each style sheet.
      config: false,
      plugins: (plugins as readonly unknown[]).filter(
        (plugin) => !isPresetEnv(plugin),
      ),
    }),
    configureWebpack(config, isServer) {
      const {mode, experiments} = config as BundlerConfig;
      // `npm start` does not set up the bundler again after an edit.
      const items =
        mode === 'production' ? leaveOutItems(navbar.items) : undefined;
      return {
        module: {
          rules: [
            {
              test: /[\\/]@docusaurus[\\/]theme-[a-z]+[\\/]lib[\\/].*\.js$/,
              loader: require.resolve('string-replace-loader'),
              options: {
                search: TRANSLATOR_NOTES,
                // Other languages look all texts up, this one what it changes.
                replace: (note: string, ...rest: unknown[]) => {
                  const {key} = rest.at(-1) as {readonly key?: string};
                  return key &&
                    (i18n.currentLocale !== 'en' || key in codeTranslations)
                    ? note
                    : '';
                },
              },
            },
          ],
        },
        resolve: {
          preferAbsolute: true,
          alias: {
            [highlighter]: false,
            ...items,
            ...(isServer && {
              'react-router$': path.join(__dirname, 'serverRouter/index.ts'),
            }),
          },
        },
        // The cache does not see that an alias has changed.
        ...(items &&
          experiments?.cache && {
            experiments: {
              cache: {
                version: `${experiments.cache.version}-${Object.keys(items).join()}`,
              },
            },
          }),
      };
    },
  };
}
