import path from 'node:path';
import type {Node, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {blankFrontMatter} from '../docs-index/source';
import {textOfAttribute} from '../mdxNodes';
import {throwProblems, toParseProblem, type Problem} from '../remark/problems';
import {readPartials, type Partial} from './partials';
import {findPlace, surfaces, type Place} from './surfaces';

/** Options of the transformer. */
type Options = {
  /** Folder of the documentation, absolute. */
  readonly docsDir: string;
};

/** The part of the processor that reads Markdown. */
type Parser = {readonly parse: (file: VFile) => Node};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type FrontMatter = Readonly<Record<string, unknown>>;

type Partials = ReadonlyMap<string, Partial>;

function isElement(node: Node, name: string): node is Element {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    'name' in node &&
    node.name === name
  );
}

function lineOf({position}: Node): number | undefined {
  return position?.start.line;
}

/** What a surface calls an option; nothing where it does not have it. */
function nameOf(
  {name, frontMatter}: Partial,
  notation: Place['notation'],
): string | undefined {
  const other = notation === 'node' ? name : frontMatter[notation];
  return typeof other === 'string' ? other : undefined;
}

/** Text in quotes, as in code; the terminal needs none. */
const STRING = /^'([^']*)'$/;

/** An option and a value, the way the page writes them. */
function assign(name: string, value: string, {notation}: Place): string {
  switch (notation) {
    case 'node':
      return `${name}: ${value}`;
    case 'config':
      return `${name}(${value})`;
    case 'cli':
      return value === 'true' ? name : `${name}=${value.replace(STRING, '$1')}`;
  }
}

/** Keeps the words that are for this surface, and takes the elements away. */
function keepWords(root: Root, {surface}: Place): Problem[] {
  const problems: Problem[] = [];
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined || !isElement(node, 'Only')) {
      return undefined;
    }
    const names = textOfAttribute(node, 'on').split(' ');
    const unknown = names.find(
      (name) => !surfaces.some((each) => each === name),
    );
    if (unknown !== undefined) {
      problems.push({
        line: lineOf(node),
        problem: `<Only> names the surface "${unknown}", which does not exist`,
        remedy: `Name one or more of: ${surfaces.join(', ')}.`,
      });
    }
    const isKept = names.some((name) => name === surface);
    parent.children.splice(index, 1, ...(isKept ? node.children : []));
    return index;
  });
  root.children = root.children.filter(
    (node) => node.type !== 'paragraph' || node.children.length > 0,
  );
  return problems;
}

/** Writes the names and values of options the way the page does. */
function writeNames(root: Root, place: Place, partials: Partials): Problem[] {
  const problems: Problem[] = [];
  visit(root, 'inlineCode', (node) => {
    const [, option = '', value] = /^(\w+)(?:: (.+))?$/.exec(node.value) ?? [];
    const partial = partials.get(option);
    if (!partial) {
      node.value =
        place.notation === 'cli'
          ? node.value.replace(STRING, '$1')
          : node.value;
      return;
    }
    const name = nameOf(partial, place.notation);
    if (name === undefined) {
      problems.push({
        line: lineOf(node),
        problem: `\`${option}\` has no name for pages of the surface "${place.surface}"`,
        remedy: `Add "${place.notation}" to the front matter of ${option}.mdx, or put the sentence between <Only on="…"> and </Only>.`,
      });
    } else {
      node.value = value === undefined ? name : assign(name, value, place);
    }
  });
  return problems;
}

/** Links to files start at the page instead of the partial. */
function moveLinks(root: Root, partial: Partial, page: VFile): void {
  visit(root, (node) => {
    if ('url' in node && /^\.\.?\//.test(node.url)) {
      const [file = '', anchor] = node.url.split('#');
      const target = path.resolve(path.dirname(partial.path), file);
      const relative = path.posix.relative(path.dirname(page.path), target);
      node.url = [`./${relative}`, anchor].filter(Boolean).join('#');
    }
  });
}

/**
 * Puts in the place of `<Option name="crf" />` the text of
 * `docs/_options/crf.mdx`, with the words, names and values that the page needs.
 *
 * @throws Error with file, line and remedy where there is no such text, or it
 *   names a surface or an option that does not exist
 */
export default function remarkOptions(
  this: Parser,
  {docsDir}: Options,
): (root: Root, page: VFile) => Promise<void> {
  const parse = (file: VFile): Root => {
    try {
      return this.parse(file) as Root;
    } catch (error) {
      throwProblems('Invalid text of an option', file, [toParseProblem(error)]);
      throw error;
    }
  };
  const include = (
    {position}: Node,
    partial: Partial,
    place: Place,
    partials: Partials,
    page: VFile,
  ): RootContent[] => {
    const file = new VFile({
      path: partial.path,
      cwd: page.cwd,
      value: blankFrontMatter(partial.text),
    });
    const text = parse(file);
    throwProblems('Invalid text of an option', file, [
      ...keepWords(text, place),
      ...writeNames(text, place, partials),
    ]);
    moveLinks(text, partial, page);
    // What is wrong with a page is reported where the page can be changed.
    visit(text, (node) => {
      node.position = position;
    });
    return text.children;
  };
  return async (root, page) => {
    if (!root.children.some((node) => isElement(node, 'Option'))) {
      return;
    }
    const partials = await readPartials(docsDir);
    const place = findPlace((page.data.frontMatter ?? {}) as FrontMatter);
    const problems: Problem[] = [];
    root.children = root.children.flatMap((node) => {
      if (!isElement(node, 'Option')) {
        return [node];
      }
      const name = textOfAttribute(node, 'name');
      const partial = partials.get(name);
      if (partial && place) {
        return include(node, partial, place, partials, page);
      }
      problems.push({
        line: lineOf(node),
        ...(partial
          ? {
              problem: '<Option> is on a page that documents no API',
              remedy:
                'Name in the front matter what it documents, under api or command.',
            }
          : {
              problem: `there is no text of an option "${name}"`,
              remedy: `Add docs/_options/${name}.mdx, or name one of: ${[...partials.keys()].join(', ')}.`,
            }),
      });
      return [];
    });
    throwProblems('Invalid options', page, problems);
  };
}
