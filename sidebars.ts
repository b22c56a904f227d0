import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './config/sidebars/api';
import {mainSidebar} from './config/sidebars/main';
import {recorderSidebar} from './config/sidebars/recorder';
import {checkSidebars} from './config/sidebars/checkSidebars';

export default checkSidebars({
  mainSidebar,
  apiSidebar,
  recorderSidebar,
}) satisfies SidebarsConfig;
