import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDocsIndex} from '../docs-index';
import {messagesOf} from './messagesOf';
import type {IndexedProblem} from './types';

/** Category of the sidebar whose pages are about a problem each. */
const CATEGORY = 'Troubleshooting';

/** Lists the messages that the pages of a category explain, for their index. */
export default function messageIndexPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'message-index',
    async allContentLoaded({actions}) {
      const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
      const problems: IndexedProblem[] = pages
        .filter(
          ({id, position}) =>
            position?.categories.includes(CATEGORY) &&
            id !== 'troubleshooting/index',
        )
        .map(({title, address, text}) => ({
          title,
          href: address,
          messages: messagesOf(text),
        }));
      await actions.createData('problems.json', JSON.stringify(problems));
    },
  };
}
