import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleAddress} from '../../src/components/Example/exampleAddress';
import {listExamples, posterAddress, readPosters} from '../remark/example';

/** Makes the page of each example on which it is played as large as it fits. */
export default function examplesPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  const examplesDir = path.join(siteDir, 'examples');
  return {
    name: 'examples',
    getPathsToWatch: () => ['examples/*.meta.ts', 'examples/posters.json'],
    async contentLoaded({actions: {addRoute, createData}}) {
      const posters = readPosters(examplesDir);
      for (const name of listExamples(examplesDir)) {
        addRoute({
          path: siteConfig.baseUrl + exampleAddress(name).slice(1),
          component: '@site/src/components/ExamplePage',
          exact: true,
          modules: {
            example: await createData(
              `${name}.json`,
              JSON.stringify({name, poster: posterAddress(name, posters)}),
            ),
            metadata: `@site/examples/${name}.meta`,
            load: await createData(
              `${name}.js`,
              `export default () => import('@site/examples/${name}');\n`,
            ),
          },
        });
      }
    },
  };
}
