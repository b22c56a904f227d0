import type {Plugin} from '@docusaurus/types';

/** The module with which the theme brings the highlighter to every page. */
const CLIENT_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Takes the highlighter out of what browsers load: `plugins/rehype/code` draws
 * every block while the site is built. No option of the theme does this.
 */
export default function staticCodePlugin(): Plugin {
  // Fails at once if an upgrade moves the module. The theme asks for it by its
  // path without an extension.
  const clientModule = require.resolve(CLIENT_MODULE).replace(/\.js$/, '');
  return {
    name: 'static-code',
    configureWebpack: () => ({resolve: {alias: {[clientModule]: false}}}),
  };
}
