import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sharePostCss} from './postCss';

/** Settings of the bundler that the framework has no option for. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    configurePostCss: sharePostCss,
    configureWebpack: (_, isServer) => ({
      resolve: {
        // The framework lets addresses in style sheets start at `static/`, for
        // which the bundler looks for every absolute path there first. At 900
        // pages it looks for, and `npm start` watches, 30 000 files that do not
        // exist: each edit waits a quarter of a second for that.
        preferAbsolute: true,
        ...(isServer && {
          alias: {
            'react-router$': path.join(__dirname, 'serverRouter/index.ts'),
          },
        }),
      },
    }),
  };
}
