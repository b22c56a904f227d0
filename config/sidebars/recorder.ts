import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Recorder documentation. */
export const recorderSidebar: SidebarsConfig[string] = [
  'recorder/index',
  'recorder/create',
];
