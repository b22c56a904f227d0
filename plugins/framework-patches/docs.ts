import {setTimeout} from 'node:timers/promises';
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {forgetDocsIndex} from '../docs-index';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * How long after an edit all documents are read again, in milliseconds. Meanwhile
 * the bundler compiles the edited page and the browser shows it. Otherwise both
 * would wait while the process reads 900 documents, which takes half a second.
 */
const RELOAD_DELAY_MS = 1000;

type Compiler = InstanceType<typeof rspack.Compiler>;

/** The bundler's watcher has seen an edit, and compiles the page next. */
const indexForgetter = {
  apply({hooks}: Compiler): void {
    hooks.watchRun.tap('docs-index', forgetDocsIndex);
  },
};

/**
 * The framework's plugin for documentation, except that `npm start` shows an
 * edited page at once and updates the rest of the site, such as sidebars and
 * titles of links, a moment later. Any edit makes it read the index of the
 * documentation anew.
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
    ],
    configureWebpack: (...parameters) => ({
      ...plugin.configureWebpack?.(...parameters),
      plugins: [indexForgetter as never],
    }),
    async loadContent() {
      if (isLoaded) {
        await setTimeout(RELOAD_DELAY_MS);
        // A new page, of which the bundler does not know yet.
        forgetDocsIndex();
      }
      isLoaded = true;
      return plugin.loadContent?.() as Promise<LoadedContent>;
    },
  };
}
