import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Recorder documentation. */
export const recorderSidebar: SidebarsConfig[string] = [
  'recorder/index',
  'recorder/is-it-for-me',
  'recorder/demo',
  'recorder/setup',
  'recorder/create',
  {
    type: 'category',
    label: 'Record',
    link: {type: 'doc', id: 'recorder/record/index'},
    items: [
      'recorder/record/manually',
      'recorder/record/delete',
      'recorder/record/cropping',
    ],
  },
  {
    type: 'category',
    label: 'Edit',
    link: {type: 'doc', id: 'recorder/editing/index'},
    items: [
      'recorder/editing/silence-removal',
      'recorder/editing/captions',
      'recorder/editing/layout',
      'recorder/editing/scenes',
      'recorder/editing/endcard',
      'recorder/editing/transitions',
      'recorder/editing/chapters',
      'recorder/editing/music',
      'recorder/editing/b-roll',
      'recorder/editing/cutting-clips',
      'recorder/editing/normalizing-audio',
    ],
  },
  {
    type: 'category',
    label: 'Export',
    items: [
      'recorder/exporting',
      'recorder/lambda-rendering',
      'recorder/exporting-subtitles',
    ],
  },
  'recorder/captions',
  'recorder/source-control',
  'recorder/external-recordings',
  'recorder/experiments',
  'recorder/roadmap',
  'recorder/gear',
  'recorder/our-recorder',
  'recorder/support',
  {
    type: 'category',
    label: 'Troubleshooting',
    items: ['recorder/troubleshooting/cannot-read-properties-of-undefined'],
  },
];
