import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Guides. The first entry is where the navbar item Docs leads. */
export const mainSidebar: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Getting started',
    collapsible: false,
    items: ['getting-started', 'the-fundamentals'],
  },
  {
    type: 'category',
    label: 'Player',
    collapsible: false,
    items: ['player/index', 'player/examples'],
  },
  {
    type: 'category',
    label: 'Cloud rendering',
    collapsible: false,
    items: ['lambda/index', 'cloudrun/index'],
  },
  {
    type: 'category',
    label: 'Media in the browser',
    collapsible: false,
    items: ['media-parser/index', 'webcodecs/index'],
  },
  {
    type: 'category',
    label: 'Timeline',
    collapsible: false,
    items: ['timeline/index'],
  },
  {
    type: 'category',
    label: 'Reference and help',
    collapsible: false,
    items: [
      'terminology/index',
      'resources',
      'support',
      'license',
      'acknowledgements',
    ],
  },
];
