import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFrameBundles} from './readFrameBundles';

/**
 * Makes the two scripts that run in the frame of edited code. The page loads them
 * as texts when a visitor edits, and gives them to the frame.
 */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => ['src/components/Playground/frame/*'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]playground[\\/]default[\\/]\w+\.frame$/,
            type: 'asset/resource',
            generator: {filename: 'assets/files/[name]-[contenthash:8].js'},
          },
        ],
      },
    }),
    async contentLoaded({actions}) {
      for (const [name, code] of Object.entries(
        await readFrameBundles(siteDir),
      )) {
        await actions.createData(`${name}.frame`, code);
      }
    },
  };
}
