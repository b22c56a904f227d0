import path from 'node:path';
import {loadDocsIndex} from '../docs-index';
import {messagesOf} from './messagesOf';
import type {IndexedProblem} from './types';

/** Category of the sidebar whose pages are about a problem each. */
const CATEGORY = 'Troubleshooting';

/** The pages of a category, with the messages that they explain. */
export async function loadProblems(
  siteDir: string,
): Promise<readonly IndexedProblem[]> {
  const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
  return pages
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
}
