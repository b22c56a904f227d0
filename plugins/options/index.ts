import fs from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDocsIndex} from '../docs-index';
import {listIncluded, listOptions, partialPath} from './partials';

type Compiler = InstanceType<typeof rspack.Compiler>;

const NAME = 'options';

/**
 * Tells the bundler which texts a page includes, so that it makes the page anew
 * when one of them changes. The framework's loader knows only the page.
 */
function watchPartials(docsDir: string): {apply: (compiler: Compiler) => void} {
  return {
    apply({hooks, rspack: {NormalModule}}) {
      hooks.compilation.tap(NAME, (compilation) => {
        const {loader} = NormalModule.getCompilationHooks(compilation);
        loader.tap(NAME, (context) => {
          const {resourcePath} = context;
          if (
            resourcePath.startsWith(docsDir) &&
            resourcePath.endsWith('.mdx')
          ) {
            for (const name of listIncluded(
              fs.readFileSync(resourcePath, 'utf8'),
            )) {
              context.addDependency(partialPath(docsDir, name));
            }
          }
        });
      });
    },
  };
}

/**
 * Stops the build on a text that no page includes.
 *
 * @throws Error with the files and what to do
 */
export async function checkUse(docsDir: string): Promise<void> {
  const {pages} = await loadDocsIndex(docsDir);
  const included = new Set(pages.flatMap(({text}) => listIncluded(text)));
  const unused = listOptions(docsDir).filter((name) => !included.has(name));
  if (unused.length > 0) {
    throw new Error(
      unused
        .map(
          (name) =>
            `docs/_options/${name}.mdx:1: no page includes this text. Write <Option name="${name}" /> on the pages of the option, or delete the file.`,
        )
        .join('\n'),
    );
  }
}

/** Keeps pages and the shared texts of options together, see ./remark.ts. */
export default function optionsPlugin({siteDir}: LoadContext): Plugin {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: NAME,
    loadContent: () => checkUse(docsDir),
    configureWebpack: () => ({plugins: [watchPartials(docsDir) as never]}),
  };
}
