import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {answerOnDemand} from '../answerOnDemand';
import {bundleFrame, type FrameBundles} from './frameBundles';

const NO_BUNDLES: FrameBundles = {runtime: '', renderer: ''};

/**
 * Makes the two scripts that run in the frame of edited code. The page loads them
 * as texts when a visitor edits, and gives them to the frame. In `npm start` they
 * are made only then, because it takes longer than all else.
 */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => ['src/components/Playground/frame/*'],
    configureWebpack: () => ({
      ...(env.isStart &&
        answerOnDemand(
          /\/assets\/files\/(runtime|renderer)-\w+\.js$/,
          async (name) =>
            (await bundleFrame(siteDir))[name as keyof FrameBundles],
        )),
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
        env.isStart ? NO_BUNDLES : await bundleFrame(siteDir),
      )) {
        await actions.createData(`${name}.frame`, code);
      }
    },
  };
}
