import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './api';
import {mainSidebar} from './main';
import {recorderSidebar} from './recorder';

/**
 * All sidebars by name, as they are written. Whoever only reads them goes on where
 * they have a mistake, which `sidebars.ts` of the site refuses.
 */
export const sidebars = {
  mainSidebar,
  apiSidebar,
  recorderSidebar,
} satisfies SidebarsConfig;
