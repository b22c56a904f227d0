/** Writes what a page shows as Markdown. */
import type {Element, ElementContent, Root} from 'hast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Code, Paragraph, Root as MdastRoot} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';
import {classesOf, lineOf, type PageContent} from './readContent';
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

function findAll(
  root: Root | Element,
  isWanted: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (isWanted(node)) {
      found.push(node);
    }
  });
  return found;
}

/** Puts the label of each tab above what it opens, in the place of the tabs. */
function labelTabs(root: Root): void {
  visit(root, 'element', (list, index, parent) => {
    if (list.properties.role !== 'tablist' || !parent || index === undefined) {
      return;
    }
    const labels = findAll(list, ({properties}) => properties.role === 'tab');
    const panels = findAll(
      parent as Element,
      ({properties}) => properties.role === 'tabpanel',
    );
    panels.forEach((panel, at) => {
      panel.children.unshift(label(textNode(lineOf(labels[at] ?? panel))));
    });
    parent.children.splice(index, 1);
  });
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

const INLINE = new Set(['a', 'span', 'b', 'time']);

const isInline = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && INLINE.has(node.tagName);

type Context = {
  /** Whole samples by what the page shows of them. */
  readonly setUps: ReadonlyMap<string, string>;
};

function toCode(node: Element, {setUps}: Context): Code {
  const [lang = ''] = classesOf(node).flatMap(
    (name) => /^language-(.+)/.exec(name)?.[1] ?? [],
  );
  const [title] = findAll(node, (each) => hasClass(each, /^title_/));
  const [pre] = findAll(node, ({tagName}) => tagName === 'pre');
  const shown = toString(pre ?? node).replace(/\n$/, '');
  return {
    type: 'code',
    lang,
    meta: title ? `title=${JSON.stringify(lineOf(title))}` : null,
    value: setUps.get(sampleKey(shown)) ?? shown,
  };
}

function createHandlers(context: Context): Record<string, Handle> {
  return {
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

/** What a link in a text leads to. */
export type ToTarget = (href: string) => string;

/**
 * Leads every link and image to where it is outside of the page, and puts a space
 * between parts of a line that only the page's styles set apart.
 */
function prepare(root: Root, toTarget: ToTarget): void {
  visit(root, 'element', (node) => {
    const {tagName, properties} = node;
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      if (typeof value === 'string') {
        properties[name] = toTarget(value);
      }
    }
    if (/^(?:pre|code)$/.test(tagName)) {
      return SKIP;
    }
    if (node.children.length > 1) {
      node.children = node.children.flatMap((child, index, siblings) =>
        isInline(child) && isInline(siblings[index - 1])
          ? [textNode(' '), child]
          : child,
      );
    }
    return undefined;
  });
}

/**
 * Writes a page as Markdown: title, description, its own address, and all that
 * it shows.
 *
 * @param page what is read off the page; its tree is changed
 * @param canonical address of the page
 */
export function toMarkdown(
  {title, description, content}: PageContent,
  canonical: string,
  {toTarget, ...context}: Context & {readonly toTarget: ToTarget},
): string {
  labelTabs(content);
  prepare(content, toTarget);
  const body = toMdast(content, {
    handlers: createHandlers(context),
  }) as MdastRoot;
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
