import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {createTempDir} from '../../__tests__/tempDir';
import type {Site} from '../draft';
import type {Generated, Route} from '../generated';

function route(path: string, parts: Partial<Route> = {}): Route {
  return {
    path,
    hash: 'abc',
    exact: true,
    routes: undefined,
    attributes: {},
    ...parts,
  };
}

const ofGuides = {attributes: {sidebar: 'guides'}};

/** Two documents in a closed category of one sidebar, and a sidebar without pages. */
const version = {
  pluginId: 'default',
  version: 'current',
  docsSidebars: {
    guides: [
      {type: 'link', label: 'Start', href: '/docs/start/', docId: 'start'},
      {
        type: 'category',
        label: 'Timing',
        collapsible: true,
        collapsed: true,
        items: [
          {type: 'link', label: 'A', href: '/docs/a/', docId: 'a'},
          {type: 'link', label: 'B', href: '/docs/b/', docId: 'b'},
        ],
      },
    ],
    unused: [{type: 'link', label: 'Start', href: '/docs/start/'}],
  },
  docs: {
    a: {id: 'a', title: 'Page A', sidebar: 'guides'},
    b: {id: 'b', title: 'Page B', sidebar: 'guides'},
  },
} as unknown as PropVersionMetadata;

const generated: Generated = {
  routes: [
    route('/about/'),
    route('/docs/', {
      exact: false,
      routes: [
        route('/docs/a/', ofGuides),
        route('/docs/b/', ofGuides),
        route('/docs/start/', ofGuides),
      ],
    }),
    route('*', {hash: undefined, exact: false}),
  ],
  chunkNames: {
    '/about/-abc': {__comp: 'about'},
    '/docs/-abc': {__comp: 'docs', __props: 'props'},
    '/docs/a/-abc': {__comp: 'item', content: 'a'},
    '/docs/b/-abc': {__comp: 'item', content: 'b'},
    '/docs/start/-abc': {__comp: 'item', content: 'start'},
  },
  registry: new Map([
    ['about', '@site/src/pages/about.tsx'],
    ['docs', '@theme/DocVersionRoot'],
    ['props', '@generated/props.json'],
    ['item', '@theme/DocItem'],
    ...['a', 'b', 'start'].map((id): [string, string] => [
      id,
      `@site/docs/${id}.mdx`,
    ]),
  ]),
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            mainDocId: 'start',
            docs: ['a', 'b', 'start'].map((id) => ({
              id,
              path: `/docs/${id}/`,
              sidebar: 'guides',
            })),
            sidebars: {guides: {link: {path: '/docs/start/', label: 'start'}}},
          },
        ],
      },
    },
  },
};

/** A site with a page and three documents, of which one lists the others as cards. */
export function createSite(): Site {
  const dir = createTempDir({
    'props.json': JSON.stringify({version, layout: 'wide'}),
    'docs/a.mdx': '<DocCardList />\n',
    'docs/b.mdx': 'Text.\n',
    'docs/start.mdx': 'Text.\n',
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
    linkedEverywhere: [],
  };
}
