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
