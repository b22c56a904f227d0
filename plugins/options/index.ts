import fs from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDocsIndex} from '../docs-index';
import {listIncluded, listOptions, partialPath} from './partials';

type Compiler = InstanceType<typeof rspack.Compiler>;

const NAME = 'options';

/** What a page of the documentation may read besides itself, from the site on. */
const READ_BY_ALL = [
  'toolkit/api/_cloud.json',
  'toolkit/package-lock.json',
  'plugins/remark/diagrams/shared.svg',
];

/**
 * The files that a page is made of: texts of options, diagrams, and what
 * transformers read for all pages.
 *
 * @param page absolute path
 */
export function listSources(docsDir: string, page: string): string[] {
  const text = fs.readFileSync(page, 'utf8');
  const diagrams = [...text.matchAll(/\]\((\.{1,2}\/[^)\s]+)\.svg\)/g)].map(
    ([, name = '']) => path.resolve(path.dirname(page), name),
  );
  return [
    ...listIncluded(text).map((name) => partialPath(docsDir, name)),
    ...diagrams.flatMap((name) => [`${name}.svg`, `${name}.narrow.svg`]),
    ...READ_BY_ALL.map((file) => path.resolve(docsDir, '..', file)),
  ].filter((file) => fs.existsSync(file));
}

/**
 * Tells the bundler what a page is made of, so that it makes the page anew when
 * that changes. The framework's loader knows only the page.
 */
function watchSources(docsDir: string): {apply: (compiler: Compiler) => void} {
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
            for (const file of listSources(docsDir, resourcePath)) {
              context.addDependency(file);
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
    configureWebpack: () => ({plugins: [watchSources(docsDir) as never]}),
  };
}
