/** Writes what a page shows as Markdown. */
import type {Element, ElementContent, Root} from 'hast';
import {
  defaultHandlers,
  toMdast,
  type Handle,
  type State,
} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  Paragraph,
  Root as MdastRoot,
  TableCell,
} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {classesOf, findAll, lineOf, type PageContent} from './readContent';
import {sampleKey} from './setUp';

const element = (
  tagName: string,
  children: readonly ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

const textNode = (value: string): ElementContent => ({type: 'text', value});

/** A short text on a line of its own that names what follows. */
const label = (...children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);

const hasClass = (node: Element, pattern: RegExp): boolean =>
  classesOf(node).some((name) => pattern.test(name));

const elementsOf = (node: Element): Element[] =>
  node.children.filter((child) => child.type === 'element');

/** Puts the label of each tab above what it opens, in the place of the tabs. */
function labelTabs(node: Element): void {
  const list = elementsOf(node).find(
    ({properties}) => properties.role === 'tablist',
  );
  if (list) {
    const labels = findAll(list, ({properties}) => properties.role === 'tab');
    findAll(node, ({properties}) => properties.role === 'tabpanel').forEach(
      (panel, at) => {
        panel.children.unshift(label(textNode(lineOf(labels[at] ?? panel))));
      },
    );
    node.children = node.children.filter((child) => child !== list);
  }
}

/** The warning, note or tip as a quotation that begins with its kind and title. */
function toQuotation(node: Element): Element {
  const [kind = 'note'] = classesOf(node).flatMap(
    (name) => /^theme-admonition-(.+)/.exec(name)?.[1] ?? [],
  );
  const [heading, ...content] = elementsOf(node);
  const title = heading ? lineOf(heading) : kind;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const words = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  return element('blockquote', [label(textNode(words)), ...content]);
}

/** What is in an element, as parts of one line. */
function phrasingOf(node: Element): ElementContent[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && /^(?:p|div|summary)$/.test(child.tagName)
      ? [textNode(' '), ...phrasingOf(child)]
      : child,
  );
}

const isFacts = (node: Element): boolean =>
  hasClass(node, /^facts_/) &&
  elementsOf(node).every(({tagName}) => /^(?:details|div|p|ul)$/.test(tagName));

/** Type, default and release below the heading of a member, on one line. */
function toFactLine(node: Element): Element {
  const parts = elementsOf(node).flatMap((part) =>
    part.tagName === 'ul' ? elementsOf(part) : [part],
  );
  return element(
    'p',
    parts.flatMap((part, index) => [
      ...(index === 0 ? [] : [textNode(' · ')]),
      ...phrasingOf(part),
    ]),
  );
}

type Context = {
  /** Whole samples by what the page shows of them. */
  readonly setUps: ReadonlyMap<string, string>;
  /** The code of an example by its name. */
  readonly sourceOf: (name: string) => string;
};

/** Whether it names the file of a sample. */
const isTitle = (node: Element): boolean => hasClass(node, /^title_/);

function toCode(node: Element, {setUps}: Context): Code {
  const [lang = ''] = classesOf(node).flatMap(
    (name) => /^language-(.+)/.exec(name)?.[1] ?? [],
  );
  const [title] = findAll(node, isTitle);
  const [pre] = findAll(node, ({tagName}) => tagName === 'pre');
  const shown = toString(pre ?? node).replace(/\n$/, '');
  return {
    type: 'code',
    lang,
    meta: title ? `title=${JSON.stringify(lineOf(title))}` : null,
    value: setUps.get(sampleKey(shown)) ?? shown,
  };
}

const BLOCKS = /^(?:blockquote|code|heading|list|table|thematicBreak)$/;

/** A cell, which is one line in Markdown. */
function toCell(state: State, node: Element): TableCell {
  const cell = defaultHandlers.td(state, node);
  const block = cell.children.find(({type}) => BLOCKS.test(type));
  if (block) {
    throw new Error(
      `A cell of a table holds a ${block.type}, which Markdown cannot: ${JSON.stringify(textOf(cell))}. Write it as text, or below the table.`,
    );
  }
  return cell;
}

function createHandlers(
  context: Context,
  content: Root,
): Record<string, Handle> {
  const titles = new Set(findAll(content, isTitle).map(lineOf));
  return {
    // An example has its code below it, which some pages do not show.
    figure(state, node: Element) {
      const shown = state.toFlow(state.all(node));
      const [player] = findAll(
        node,
        (each) => 'dataExample' in each.properties,
      );
      const name = String(player?.properties.dataExample);
      const title = `src/${name}.tsx`;
      if (!player || titles.has(title)) {
        return shown;
      }
      titles.add(title);
      const value = context.sourceOf(name).trimEnd();
      return [
        ...shown,
        {type: 'code', lang: 'tsx', meta: `title="${title}"`, value},
      ];
    },
    div(state, node: Element) {
      if (classesOf(node).includes('theme-code-block')) {
        return toCode(node, context);
      }
      if (classesOf(node).includes('theme-admonition')) {
        return state.one(toQuotation(node), undefined);
      }
      if (isFacts(node)) {
        return state.one(toFactLine(node), undefined);
      }
      labelTabs(node);
      const content = state.all(node);
      // Else it would go on in the paragraph of the one before.
      return state.inTable ? content : state.toFlow(content);
    },
    details(state, node: Element) {
      const [summary, ...content] = elementsOf(node);
      return state.all(
        element('div', [label(...(summary?.children ?? [])), ...content]),
      );
    },
    td: toCell,
    th: toCell,
    video(state, {properties}: Element) {
      return {
        type: 'link',
        url: String(properties.src),
        children: [{type: 'text', value: String(properties.ariaLabel)}],
      };
    },
    // A diagram is what it says.
    svg(state, {properties}: Element) {
      const text = `Diagram: ${String(properties.ariaLabel)}`;
      return state.one(element('p', [textNode(text)]), undefined);
    },
  };
}

/**
 * Writes a page as Markdown: title, description, its own address, and all that
 * it shows.
 *
 * @param page what is read off the page; its tree is changed
 * @param canonical address of the page
 * @throws Error where a table has more than Markdown can hold
 */
export function toMarkdown(
  {title, description, content}: PageContent,
  canonical: string,
  context: Context,
): string {
  const body = toMdast(content, {
    handlers: createHandlers(context, content),
  }) as MdastRoot;
  // A type and its values, side by side on the page, would be one code.
  visit(body, 'inlineCode', (_, at = 0, parent) => {
    if (parent && at > 0 && parent.children[at - 1]?.type === 'inlineCode') {
      parent.children.splice(at, 0, {type: 'text', value: ' '});
      return at + 2;
    }
    return undefined;
  });
  const paragraph = (value: string): Paragraph => ({
    type: 'paragraph',
    children: [{type: 'text', value}],
  });
  const head: BlockContent[] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {type: 'blockquote', children: [paragraph(description)]},
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'Page: '},
        {
          type: 'link',
          url: canonical,
          children: [{type: 'text', value: canonical}],
        },
      ],
    },
  ];
  return write(
    {type: 'root', children: [...head, ...body.children]},
    {
      bullet: '-',
      rule: '-',
      extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
    },
  );
}
