import type {Root} from 'mdast';
import {
  loadDocsIndex,
  type DocPage,
  type DocsIndex,
} from '../../../plugins/docs-index';
import {readApiFrontMatter} from '../../../plugins/remark/api';
import {bindPage, type BoundPage} from '../../../plugins/remark/api/bind';
import type {Problem} from '../../../plugins/remark/problems';

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

/** The front matter becomes empty lines, so that lines count as in the file. */
export function blankFrontMatter(source: string): string {
  const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(source);
  return frontMatter
    ? frontMatter[0].replace(/[^\n]+/g, '') +
        source.slice(frontMatter[0].length)
    : source;
}

/** Line of the front matter that binds the page, from 1. */
function bindingLine(source: string): number {
  const index = source
    .split('\n')
    .findIndex((line) => /^(?:api|command):/.test(line));
  return index === -1 ? 1 : index + 1;
}

/** A page that cannot be parsed has this one problem. */
function toParseProblem(error: unknown): Problem {
  const {message, line} = error as {message?: string; line?: number};
  return {
    line,
    problem: `the page cannot be parsed: ${message ?? String(error)}`,
    remedy: 'Correct the MDX; "npm start" shows the same error.',
  };
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
