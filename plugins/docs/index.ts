import {setTimeout} from 'node:timers/promises';
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * Milliseconds by which all documents are read again after an edit. In this time
 * the bundler compiles the edited page and the browser shows it; both would wait
 * for the half second that reading 900 documents keeps the process busy.
 */
const DELAY = 1000;

/**
 * The framework's plugin for documentation. `npm start` shows an edited page
 * first, and then what follows from it elsewhere: sidebars, titles of links.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  let isLoaded = false;
  return {
    ...plugin,
    // The framework watches sidebars.ts alone, not what it is made of.
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      'config/sidebars/*.ts',
      'config/routes.tsv',
    ],
    async loadContent() {
      if (isLoaded) {
        await setTimeout(DELAY);
      }
      isLoaded = true;
      return plugin.loadContent?.() as Promise<LoadedContent>;
    },
  };
}
