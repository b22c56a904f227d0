import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Guides. The first entry is where the navbar item Docs leads. */
export const mainSidebar: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Getting started',
    collapsible: false,
    items: [
      'getting-started',
      'the-fundamentals',
      'animating-properties',
      'reusability',
      'preview',
    ],
  },
  {
    type: 'category',
    label: 'Captions',
    collapsible: false,
    items: [
      'captions/index',
      'captions/importing',
      'captions/transcribing',
      'captions/displaying',
      'captions/exporting',
    ],
  },
  {
    type: 'category',
    label: 'Player',
    collapsible: false,
    items: [
      'player/index',
      'player/examples',
      'player/scaling',
      'player/integration',
      'player/autoplay',
      'player/current-time',
      'troubleshooting/player-flicker',
      'player/buffer-state',
      'player/preloading',
      'player/premounting',
      'player/best-practices',
      'player/drag-and-drop/index',
      'player/custom-controls',
      'player/media-keys',
      'player/playback-issues',
    ],
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
