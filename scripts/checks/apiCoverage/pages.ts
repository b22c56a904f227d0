import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readApiFrontMatter} from '../../../plugins/remark/api';
import {
  bindPage,
  type BoundPage,
  type Problem,
} from '../../../plugins/remark/api/bind';
import {addressOf, loadClaims} from '../../../plugins/remark/api/claims';
import type {Claims} from '../../../plugins/remark/api/claims';

/** A page of the documentation, held to the API model. */
export type Page = {
  /** Relative to the folder of the documentation, with forward slashes. */
  readonly file: string;
  /** Below the site's base, with a slash at its end. */
  readonly address: string;
  /** What its front matter claims: exports and commands. */
  readonly api: readonly string[];
  readonly commands: readonly string[];
  readonly bound: Pick<
    BoundPage,
    'symbols' | 'bindings' | 'memberCounts' | 'problems'
  >;
};

/** All pages, and which of them claims what. */
export type Pages = {readonly pages: readonly Page[]; readonly claims: Claims};

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

async function readPage(
  docsDir: string,
  file: string,
  claims: Claims,
  parse: Parse,
): Promise<Page> {
  const filePath = path.join(docsDir, file);
  const source = fs.readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: source,
  });
  const bindTo = readApiFrontMatter(frontMatter);
  const {api = [], command: commands = []} = bindTo;
  const page = {
    file,
    address: addressOf(file, frontMatter.slug),
    api,
    commands,
  };
  if (api.length === 0 && commands.length === 0) {
    return {...page, bound: NOTHING};
  }
  try {
    const bound = bindPage(parse(blankFrontMatter(source)), bindTo, claims);
    const problems = bound.problems.map((problem) => ({
      ...problem,
      line: problem.line ?? bindingLine(source),
    }));
    return {...page, bound: {...bound, problems}};
  } catch (error) {
    return {...page, bound: {...NOTHING, problems: [toParseProblem(error)]}};
  }
}

/** Reads every page of a folder and holds it to the API model. */
export async function readPages(docsDir: string): Promise<Pages> {
  const files = fs
    .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    // A leading underscore marks what is no page, but part of one.
    .filter((file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file))
    .sort();
  const claims = await loadClaims(docsDir);
  // The package is of modules that "require" does not find, and tsx makes a
  // "require" of an import at the top.
  const {createProcessor} = await import('@mdx-js/mdx');
  const processor = createProcessor({format: 'mdx'});
  const pages = await Promise.all(
    files.map((file) =>
      readPage(docsDir, file, claims, (source) => processor.parse(source)),
    ),
  );
  return {pages, claims};
}
