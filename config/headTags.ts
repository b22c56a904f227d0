import type {Config} from '@docusaurus/types';
import {env} from './env';

/** Tags of every page's head that no page changes. */
export const headTags: Config['headTags'] = [
  ...Object.entries({light: '#ffffff', dark: '#0d1011'}).map(
    ([scheme, content]) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${scheme})`,
        content,
      },
    }),
  ),
  {
    tagName: 'link',
    attributes: {
      rel: 'apple-touch-icon',
      href: `${env.baseUrl}img/apple-touch-icon.png`,
    },
  },
  {
    tagName: 'link',
    attributes: {rel: 'manifest', href: `${env.baseUrl}manifest.webmanifest`},
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Remotion',
      href: `${env.baseUrl}opensearch.xml`,
    },
  },
  ...(env.hostedSearch
    ? [
        {
          tagName: 'link',
          attributes: {
            rel: 'preconnect',
            href: `https://${env.hostedSearch.appId}-dsn.algolia.net`,
            crossorigin: 'anonymous',
          },
        },
      ]
    : []),
];
