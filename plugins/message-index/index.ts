import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadProblems} from './problems';

/** Lists the messages that the pages of a category explain, for their index. */
export default function messageIndexPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'message-index',
    async allContentLoaded({actions}) {
      const problems = await loadProblems(siteDir);
      await actions.createData('problems.json', JSON.stringify(problems));
    },
  };
}
