import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {loadDocsIndex} from '../../docs-index';
import {listOf} from '../../docs-index/source';
import {bindPage, type ApiFrontMatter} from './bind';
import type {Binding} from './bindHeadings';
import {createHeader, createHeadingFacts, createTypeLinks} from './nodes';
import {addOverview} from './overview';
import {throwProblems} from '../problems';

declare module 'vfile' {
  // Merged with the type of the package, which is an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface DataMap {
    /** Headings that name members, for the transformers that follow. */
    bindings?: readonly Binding[];
  }
}

/** Options of the transformer. */
type Options = {
  /** Folder of the documentation, absolute. */
  readonly docsDir: string;
};

type FrontMatter = Readonly<Record<string, unknown>>;

/** The part of front matter that concerns the API model. */
export function readApiFrontMatter(frontMatter: FrontMatter): ApiFrontMatter {
  return {
    api: listOf(frontMatter.api),
    command: listOf(frontMatter.command),
    exempt: (frontMatter.api_exempt ?? {}) as Record<string, string>,
  };
}

/**
 * Holds each page with `api` or `command` in its front matter to the API model
 * of the pinned packages, and writes below the headings what the model says:
 * type, default, release, whether it is optional or deprecated. Where there are
 * many, a table of all of them comes before the first one.
 *
 * @throws Error with file, line, what is wrong and what to do
 */
export default function remarkApi({
  docsDir,
}: Options): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const frontMatter = (file.data.frontMatter ?? {}) as FrontMatter;
    const bound = readApiFrontMatter(frontMatter);
    if (!bound.api?.length && !bound.command?.length) {
      return;
    }
    const index = await loadDocsIndex(docsDir);
    const page = bindPage(root, bound, index);
    throwProblems('Not what the packages say', file, page.problems);
    file.data.bindings = page.bindings;
    addOverview(page, root);
    const links = createTypeLinks(page, index);
    const facts = new Map<RootContent, RootContent[]>(
      page.bindings.map(({heading, facts}) => [
        heading,
        createHeadingFacts(facts, links),
      ]),
    );
    root.children = root.children.flatMap((node) => [
      node,
      ...(facts.get(node) ?? []),
    ]);
    if (page.symbols.length > 0) {
      const first = root.children.findIndex(
        (node) => node.type === 'heading' && node.depth === 2,
      );
      root.children.splice(
        first === -1 ? root.children.length : first,
        0,
        createHeader(page, root),
      );
    }
  };
}
