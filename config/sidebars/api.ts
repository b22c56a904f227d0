import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** API reference. The first entry is where the navbar item API leads. */
export const apiSidebar: SidebarsConfig[string] = [
  'api',
  {
    type: 'category',
    label: 'Core',
    collapsible: false,
    items: [
      'composition',
      'sequence',
      'series',
      'absolute-fill',
      'use-current-frame',
      'use-video-config',
    ],
  },
  {
    type: 'category',
    label: 'Animation',
    collapsible: false,
    items: ['interpolate', 'spring', 'easing', 'random'],
  },
  {
    type: 'category',
    label: 'Media',
    collapsible: false,
    items: ['img', 'staticfile'],
  },
  {
    type: 'category',
    label: '@remotion/player',
    items: ['player/installation'],
  },
  {
    type: 'category',
    label: 'Command line',
    items: ['cli/index', 'cli/studio', 'cli/render'],
  },
];
