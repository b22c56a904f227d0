/** What takes seconds to load, see `createServer`. */
import path from 'node:path';
import {loadDocsIndex} from '../../plugins/docs-index';
import * as api from './api';
import {openPages} from './pages';

/**
 * Reads a build of the site, and the index of its documentation.
 *
 * @throws Error that says what cannot be read, and what to do
 */
export async function openDocs(
  siteDir: string,
  buildDir: string,
): Promise<api.Docs & {readonly api: typeof api}> {
  try {
    const pages = openPages(buildDir);
    const index = await loadDocsIndex(path.join(siteDir, 'docs'));
    return {pages, index, api};
  } catch (cause) {
    throw new Error(
      `The documentation cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. Run "npm run build" in ${siteDir}, then ask again.`,
      {cause},
    );
  }
}
