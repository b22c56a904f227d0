import type {Root} from 'mdast';
import {
  loadDocsIndex,
  type DocPage,
  type DocsIndex,
} from '../../../plugins/docs-index';
import {blankFrontMatter} from '../../../plugins/docs-index/source';
import {readApiFrontMatter} from '../../../plugins/remark/api';
import {bindPage, type BoundPage} from '../../../plugins/remark/api/bind';
import {toParseProblem} from '../../../plugins/remark/problems';

/** A page of the documentation, held to the API model. */
export type Page = DocPage & {
  readonly bound: Pick<
    BoundPage,
    'symbols' | 'bindings' | 'memberCounts' | 'problems'
  >;
};

/** All pages, and the index that they were taken from. */
export type Pages = {
  readonly pages: readonly Page[];
  readonly index: DocsIndex;
};

const NOTHING: Page['bound'] = {
  symbols: [],
  bindings: [],
  memberCounts: new Map(),
  problems: [],
};

type Parse = (source: string) => Root;

/** Line of the front matter that binds the page, from 1. */
function bindingLine(source: string): number {
  const index = source
    .split('\n')
    .findIndex((line) => /^(?:api|command):/.test(line));
  return index === -1 ? 1 : index + 1;
}

function bind(page: DocPage, index: DocsIndex, parse: Parse): Page {
  const {text, frontMatter, api, commands} = page;
  if (api.length === 0 && commands.length === 0) {
    return {...page, bound: NOTHING};
  }
  try {
    const bound = bindPage(
      parse(blankFrontMatter(text)),
      readApiFrontMatter(frontMatter),
      index,
    );
    const problems = bound.problems.map((problem) => ({
      ...problem,
      line: problem.line ?? bindingLine(text),
    }));
    return {...page, bound: {...bound, problems}};
  } catch (error) {
    return {...page, bound: {...NOTHING, problems: [toParseProblem(error)]}};
  }
}

/** Reads every page of a folder and holds it to the API model. */
export async function readPages(docsDir: string): Promise<Pages> {
  const index = await loadDocsIndex(docsDir);
  // The package is of modules that "require" does not find, and tsx makes a
  // "require" of an import at the top.
  const {createProcessor} = await import('@mdx-js/mdx');
  const processor = createProcessor({format: 'mdx'});
  const pages = index.pages.map((page) =>
    bind(page, index, (source) => processor.parse(source)),
  );
  return {pages, index};
}
