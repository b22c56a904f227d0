import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guard} from './earlyGuard';

/** The module with which the theme brings the highlighter to every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Changes of the framework that it has no option for. README.md tells why each
 * of them is there and when it can go.
 */
export default function frameworkPatchesPlugin({
  siteStorage,
}: LoadContext): Plugin {
  const themeKey = `theme${siteStorage.namespace}`;
  // Fails at once if an upgrade moves the module. The theme imports it by this
  // path, without the extension.
  const highlighter = require.resolve(HIGHLIGHTER).replace(/\.js$/, '');
  return {
    name: 'framework-patches',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${guard.toString()})(${JSON.stringify(themeKey)})`,
        },
      ],
    }),
    configureWebpack: (_, isServer) => ({
      resolve: {
        preferAbsolute: true,
        alias: {
          [highlighter]: false,
          ...(isServer && {
            'react-router$': path.join(__dirname, 'serverRouter/index.ts'),
          }),
        },
      },
    }),
  };
}
