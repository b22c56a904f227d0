import type {Config} from '@docusaurus/types';
import {env} from './env';

/** Tags of every page's head that no page changes. */
export const headTags: Config['headTags'] = [
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: '#ffffff',
    },
  },
  {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: '#0d1011',
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
