import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readPlannedPages} from './config/routes';
import {apiSidebar} from './config/sidebars/api';
import {checkPages, listDocIds} from './config/sidebars/checkPages';
import {checkSidebars} from './config/sidebars/checkSidebars';
import {mainSidebar} from './config/sidebars/main';
import {recorderSidebar} from './config/sidebars/recorder';
import {standalonePages} from './config/sidebars/standalone';

const sidebars = checkSidebars({
  mainSidebar,
  apiSidebar,
  recorderSidebar,
}) satisfies SidebarsConfig;

checkPages(sidebars, {
  docIds: listDocIds(path.join(__dirname, 'docs')),
  standalone: standalonePages,
  planned: readPlannedPages(),
});

export default sidebars;
