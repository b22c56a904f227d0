import type {Config} from '@docusaurus/types';

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
];
