import fs from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {announcementBar, announcementPlugin} from './config/announcementBar';
import {env} from './config/env';
import {footer} from './config/footer';
import {checkNavbar} from './config/checkNavbar';
import {shortenInspectedErrors} from './plugins/framework-patches/errorMessages';
import recmaHotPage from './plugins/framework-patches/recmaHotPage';
import rehypeImagePaths from './plugins/framework-patches/rehypeImagePaths';
import {postFeed} from './plugins/feeds/postFeed';
import rehypeCode from './plugins/rehype/code';
import rehypeTables from './plugins/rehype/tables';
import type {Options as SearchOptions} from './plugins/search/options';
import {createFrontMatterParser} from './config/frontMatter';
import {headTags} from './config/headTags';
import {componentLinks} from './config/links';
import {
  beforeDefaultRemarkPlugins,
  docsBeforeDefaultRemarkPlugins,
  docsRemarkPlugins,
  remarkPlugins,
} from './plugins/remark';
import {navbar} from './config/navbar';
import {postLists} from './config/postLists';
import {magicComments} from './config/prism';
import {guessedAddresses, redirects} from './config/redirects';
import {search} from './config/search';
import {TOOLKIT_VERSION} from './config/toolkit';
import sidebars from './sidebars';

const siteDir = __dirname;

if (!env.errorTraces) {
  shortenInspectedErrors({siteDir, baseUrl: env.baseUrl});
}

/** A copy of the source without its history has no update times to show. */
const hasHistory = fs.existsSync(path.join(siteDir, '.git'));

/**
 * `docusaurus serve` leads to the address with a slash, and drops the query on
 * the way: /search?q=spring would ask nothing. Without the option it serves both.
 */
const isServe = process.argv[2] === 'serve';

/** Problems that only warn a writer stop a build in CI. */
const severity = env.isCi ? 'throw' : 'warn';

const rehypePlugins = [
  [rehypeCode, {magicComments, onUnknownLanguage: severity}],
  rehypeTables,
  rehypeImagePaths,
];

/** `npm start` shows an edited text in its place. */
const recmaPlugins = env.isStart ? [recmaHotPage] : [];

const postDefaults = {
  postsPerPage: 10,
  showReadingTime: true,
  onUntruncatedBlogPosts: 'throw',
  onInlineAuthors: 'throw',
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
  recmaPlugins,
} satisfies Partial<BlogOptions>;

const config: Config = {
  title: 'Remotion',
  tagline: 'Make videos with React',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  favicon: 'img/favicon.svg',
  // Every page is a folder with an index.html, which any file host serves at
  // the address with a slash, without a rule of its own.
  ...(!isServe && {trailingSlash: true}),
  titleDelimiter: '|',
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: severity,
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    faster: true,
    ...(!hasHistory && {experimental_vcs: false}),
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', path: 'en'},
    },
  },
  markdown: {
    parseFrontMatter: createFrontMatterParser(siteDir),
    hooks: {
      onBrokenMarkdownLinks: severity,
      onBrokenMarkdownImages: 'throw',
    },
  },
  headTags,
  clientModules: [
    './src/clientModules/codeButtons.ts',
    './src/clientModules/lateTypeface.ts',
    './src/clientModules/printMode.ts',
    './src/clientModules/typeHovers.ts',
  ],
  customFields: {
    askAi: env.askAi ?? null,
    hostedSearch: env.hostedSearch ?? null,
    links: componentLinks,
    toolkitVersion: TOOLKIT_VERSION,
  },
  presets: [
    [
      'classic',
      {
        // plugins/framework-patches has both.
        docs: false,
        blog: false,
        pages: {rehypePlugins, recmaPlugins},
        sitemap: {
          lastmod: 'date',
          ignorePatterns: ['/ai-embed/**', '/examples/**', '/search/**'],
        },
        theme: {customCss: './src/css/custom.css'},
        ...(env.analyticsId && {
          gtag: {trackingID: env.analyticsId, anonymizeIP: true},
        }),
      } satisfies Options,
    ],
  ],
  plugins: [
    [
      './plugins/framework-patches/docs.ts',
      {
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: {current: {label: 'Next', path: ''}},
        breadcrumbs: true,
        showLastUpdateTime: true,
        beforeDefaultRemarkPlugins: docsBeforeDefaultRemarkPlugins,
        remarkPlugins: docsRemarkPlugins,
        rehypePlugins,
        recmaPlugins,
      } satisfies DocsOptions,
    ],
    !env.errorTraces && './plugins/framework-patches/errorMessages/index.ts',
    './plugins/framework-patches/index.ts',
    env.isStart && './plugins/unseenPages.ts',
    './plugins/type-hovers/index.ts',
    env.leanClient && './plugins/lean-client/index.ts',
    './plugins/data-pages/index.ts',
    ['./plugins/search/index.ts', search satisfies SearchOptions],
    './plugins/options/index.ts',
    './plugins/api-index/index.ts',
    './plugins/releases/index.ts',
    './plugins/message-index/index.ts',
    './plugins/markdown-twins/index.ts',
    env.analyticsId !== undefined && './plugins/page-feedback/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/site-files/index.ts',
    './plugins/addresses/index.ts',
    announcementPlugin,
    './plugins/examples/index.ts',
    './plugins/playground/index.ts',
    [
      '@docusaurus/plugin-client-redirects',
      // A redirect to a page that does not exist stops the build.
      {
        redirects: [...redirects],
        createRedirects: guessedAddresses,
      } satisfies RedirectOptions,
    ],
    [
      './plugins/framework-patches/blog.ts',
      {
        ...postDefaults,
        blogTitle: postLists.blog.title,
        blogDescription: postLists.blog.description,
        blogSidebarTitle: 'Recent posts',
        blogSidebarCount: 10,
        feedOptions: postFeed(postLists.blog),
      } satisfies BlogOptions,
    ],
    [
      './plugins/framework-patches/blog.ts',
      {
        ...postDefaults,
        id: 'learn',
        path: './learn',
        routeBasePath: 'learn',
        // A lesson says itself how long it takes.
        showReadingTime: false,
        blogTitle: postLists.learn.title,
        blogDescription: postLists.learn.description,
        blogSidebarTitle: 'Learn',
        feedOptions: postFeed(postLists.learn),
      } satisfies BlogOptions,
    ],
    [
      './plugins/framework-patches/blog.ts',
      {
        ...postDefaults,
        id: 'success-stories',
        path: './success-stories',
        routeBasePath: 'success-stories',
        blogTitle: postLists.successStories.title,
        blogDescription: postLists.successStories.description,
        blogSidebarTitle: 'Success stories',
        blogSidebarCount: 'ALL',
        feedOptions: postFeed(postLists.successStories),
      } satisfies BlogOptions,
    ],
  ],
  themeConfig: {
    announcementBar,
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    },
    navbar: checkNavbar(navbar, Object.keys(sidebars)),
    footer,
    // Nothing in the browser highlights; without this line the theme's default
    // colors would travel with the configuration.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {versionPersistence: 'localStorage'},
  } satisfies ThemeConfig,
};

export default config;
