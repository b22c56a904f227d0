import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Heading, Node, Nodes, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadDocsIndex} from '../../docs-index';
import {throwProblems, type Problem} from '../problems';
import {readMention, toSource} from './mentions';
import {AMBIGUOUS, collectLinks, Targets, type Around} from './targets';

/** Options of the transformer. */
type Options = {
  /** Folder of the documentation, absolute. */
  readonly docsDir: string;
};

/** Markdown and elements that may not hold a link, or are one. */
const LINKLESS = new Set([
  'heading',
  'link',
  'linkReference',
  'a',
  'button',
  'summary',
]);

function isLinkless(node: Node & {name?: unknown}): boolean {
  return [node.type, node.name].some(
    (name) => typeof name === 'string' && LINKLESS.has(name),
  );
}

/** The text around a child; it is only read where a name needs it. */
function readAround({children}: Parents, position: number): Around {
  const read = (nodes: readonly Nodes[]): string =>
    nodes.map(toSource).join('');
  return {
    before: () => read(children.slice(0, position)),
    after: () => read(children.slice(position + 1)),
  };
}

/**
 * Makes a link of inline code that names something documented, at its first
 * mention below each heading: an export, a member that the page has a heading
 * for, a flag, a command, a method of `Config`. What is not sure stays as it is.
 *
 * @throws Error with file, line and remedy where packages share a name, and
 *   nothing on the page tells which of them is meant
 */
export default function remarkLinks({
  docsDir,
}: Options): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const index = await loadDocsIndex(docsDir);
    const name = posixPath(path.relative(docsDir, path.resolve(file.path)));
    const page = index.pages.find((each) => each.file === name);
    if (!page) {
      // A part of pages, which does not know on which of them it is.
      return;
    }
    const {bindings = []} = file.data;
    const targets = new Targets(page, index, bindings, collectLinks(root));
    const problems = new Map<string, Problem>();
    let headings: readonly Heading[] = [];
    let linked = new Set<string>();
    visit(root, (node, position, parent) => {
      if (node.type === 'heading' && parent === root) {
        const {depth} = node;
        headings = [...headings.filter((each) => each.depth < depth), node];
        linked = new Set();
      } else if (node.type === 'link') {
        linked.add(node.url);
      }
      if (isLinkless(node)) {
        return SKIP;
      }
      if (node.type !== 'inlineCode' || !parent || position === undefined) {
        return undefined;
      }
      const mention = readMention(node.value);
      const target =
        mention && targets.find(mention, readAround(parent, position));
      if (target === AMBIGUOUS) {
        problems.set(node.value, {
          line: node.position?.start.line,
          problem: `\`${node.value}\` is exported by more than one package, and no sample on the page imports it`,
          remedy:
            'Make one mention a link to the page that you mean, and the others will follow it.',
        });
        return undefined;
      }
      const isHere = target?.heading && headings.includes(target.heading);
      if (target && !isHere && !linked.has(target.url)) {
        const {url} = target;
        linked.add(url);
        parent.children.splice(position, 1, {
          type: 'link',
          url,
          children: [node],
        });
      }
      return SKIP;
    });
    throwProblems('Names that need a link', file, [...problems.values()]);
  };
}
