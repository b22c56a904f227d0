import path from 'node:path';
import {sidebars} from './config/sidebars';
import {checkPages, listDocIds} from './config/sidebars/checkPages';
import {checkSidebars} from './config/sidebars/checkSidebars';
import {standalonePages} from './config/sidebars/standalone';

checkSidebars(sidebars);
checkPages(sidebars, {
  docIds: listDocIds(path.join(__dirname, 'docs')),
  standalone: standalonePages,
});

export default sidebars;
