import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {createTempDir} from '../../__tests__/tempDir';
import type {Site} from '../draft';
import type {Generated, Route} from '../generated';

/** A route as the framework generates it, by default of a page. */
export function createRoute(path: string, parts: Partial<Route> = {}): Route {
  return {
    path,
    hash: 'abc',
    exact: true,
    routes: undefined,
    attributes: {},
    ...parts,
  };
}

export const notFound = createRoute('*', {hash: undefined, exact: false});

const docs = ['a', 'b', 'render', 'start', 'timing'].map((id) => ({
  id,
  path: `/docs/${id}/`,
  sidebar: id === 'render' ? 'commands' : 'guides',
}));

const link = (id: string): object => ({
  type: 'link',
  label: id,
  href: `/docs/${id}/`,
  docId: id,
});

/**
 * Two documents in a closed category, which has a page itself; a sidebar with a
 * link to a document of another; and a sidebar without pages.
 */
const version = {
  pluginId: 'default',
  version: 'current',
  docsSidebars: {
    guides: [
      link('start'),
      {
        type: 'category',
        label: 'Timing',
        href: '/docs/timing/',
        collapsible: true,
        collapsed: true,
        items: [link('a'), link('b')],
      },
    ],
    commands: [link('render'), link('a')],
    unused: [link('start')],
  },
  docs: Object.fromEntries(
    docs.map(({id, sidebar}) => [id, {id, title: `Page ${id}`, sidebar}]),
  ),
} as unknown as PropVersionMetadata;

const pages = [...docs, {path: '/docs/category/', sidebar: 'guides'}];

const generated: Generated = {
  routes: [
    ...Array.from({length: 30}, (_, index) => createRoute(`/${index + 10}/`)),
    createRoute('/docs/', {
      exact: false,
      routes: pages.map(({path, sidebar}) =>
        createRoute(path, {attributes: {sidebar}}),
      ),
    }),
    notFound,
  ],
  chunkNames: {
    '/docs/-abc': {__comp: 'docs', __props: 'props'},
    '/docs/category/-abc': {__comp: 'category'},
    ...Object.fromEntries(
      docs.map(({id, path}) => [`${path}-abc`, {__comp: 'item', content: id}]),
    ),
  },
  registry: new Map([
    ['docs', '@theme/DocVersionRoot'],
    ['props', '@generated/props.json'],
    ['category', '@theme/DocCategoryGeneratedIndexPage'],
    ['item', '@theme/DocItem'],
    ...docs.map(({id}) => [id, `@site/docs/${id}.mdx`] as const),
  ]),
  globalData: {
    other: {default: {x: 1}},
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            mainDocId: 'render',
            docs,
            sidebars: {guides: {link: {path: '/docs/start/', label: 'start'}}},
          },
        ],
      },
    },
  },
};

/** A site with pages and documents, of which one lists others as cards. */
export function createSite(): Site {
  const dir = createTempDir({
    'props.json': JSON.stringify({version, layout: 'wide'}),
    ...Object.fromEntries(docs.map(({id}) => [`docs/${id}.mdx`, 'Text.\n'])),
    'docs/a.mdx': '<DocCardList />\n',
  });
  return {
    generated,
    generatedDir: dir,
    siteDir: dir,
    config: {
      baseUrl: '/',
      title: 'Site',
      plugins: ['a-plugin'],
      i18n: {defaultLocale: 'en'},
      future: {experimental_router: 'browser', v4: {}},
      themeConfig: {navbar: {items: [{to: '/docs/b/'}]}},
    } as unknown as DocusaurusConfig,
  };
}
