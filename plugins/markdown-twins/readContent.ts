/** Reads off a built page what its Markdown is made of. */
import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {mainOf} from '../search/html';

/** What a page shows and what its head says. */
export type PageContent = {
  readonly title: string;
  readonly description: string;
  /** All below the title, without what only works on the page. */
  readonly content: Root;
};

export function classesOf({properties}: Element): readonly string[] {
  return Array.isArray(properties.className)
    ? properties.className.map(String)
    : [];
}

/** Text on one line, without the marks where a word may break. */
export function lineOf(node: Nodes): string {
  return toString(node)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const element = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children,
});

const CONTROLS = new Set(
  'button input select textarea label output fieldset script style noscript nav search'.split(
    ' ',
  ),
);

/**
 * Whether an element is of use on the page only: it moves, filters or repeats. A
 * drawing without a text alternative is decoration.
 */
function isControl(node: Element): boolean {
  const {tagName, properties, children} = node;
  return (
    // Tabs are the labels of what they open.
    (CONTROLS.has(tagName) && properties.role !== 'tab') ||
    (tagName === 'img' && !properties.alt) ||
    (tagName === 'svg' && properties.role !== 'img') ||
    properties.ariaHidden === 'true' ||
    // It opens and closes what stands before it.
    (tagName === 'details' && children.length < 2) ||
    classesOf(node).some((name) =>
      /^(?:hash-link|theme-doc-toc-mobile|apiOverview_|narrow$)/.test(name),
    )
  );
}

/** All elements below that are wanted, in their order. */
export function findAll(
  parent: Parents,
  isWanted: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (isWanted(child)) {
        found.push(child);
      }
      findAll(child, isWanted, found);
    }
  }
  return found;
}

/** The fields of a calculator, with the values that they start with. */
function listFields(form: Element): Element {
  const items: Element[] = [];
  for (const {tagName, properties, children} of findAll(form, () => true)) {
    if (tagName === 'option' && properties.selected) {
      items.at(-1)?.children.push(...children);
    } else if (tagName === 'label') {
      const name = {
        type: 'text',
        value: `${lineOf(element(children))}: `,
      } as const;
      items.push({...element([name]), tagName: 'li'});
    } else if (tagName === 'input') {
      const value = properties.value === '' ? undefined : properties.value;
      items.at(-1)?.children.push({
        type: 'text',
        value: value ?? properties.placeholder ?? '',
      });
    }
  }
  return {...element(items), tagName: 'ul'};
}

/** A tool that reads a file of the reader, which text cannot do. */
function isFileTool(node: Element): boolean {
  return (
    node.tagName === 'section' &&
    findAll(node, ({properties}) => properties.type === 'file').length > 0
  );
}

const INLINE = new Set(['a', 'span', 'b', 'time']);

const isInline = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && INLINE.has(node.tagName);

/** What a link or an image on a page leads to. */
export type ToTarget = (href: string) => string;

/**
 * What of an element is text: without what only works on the page, with links
 * that work elsewhere, and with a space between parts of a line that only the
 * page's styles set apart.
 */
function contentOf(parent: Parents, toTarget: ToTarget): ElementContent[] {
  const content = parent.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return child.type === 'text' ? [child] : [];
    }
    if (child.tagName === 'h1' || isControl(child)) {
      return [];
    }
    if (isFileTool(child)) {
      const value = `Tool on the page, for a file of yours: ${String(child.properties.ariaLabel)}.`;
      return [{...element([{type: 'text', value}]), tagName: 'p'}];
    }
    if (child.tagName === 'form') {
      return [listFields(child)];
    }
    for (const name of ['href', 'src'] as const) {
      const value = child.properties[name];
      if (typeof value === 'string') {
        child.properties[name] = toTarget(value);
      }
    }
    child.children = contentOf(child, toTarget);
    if (child.tagName === 'pre') {
      // Its colors are thousands of elements, of which only the text is wanted.
      child.children = [{type: 'text', value: toString(child)}];
    }
    return [child];
  });
  return 'tagName' in parent && /^(?:pre|code)$/.test(parent.tagName)
    ? content
    : content.flatMap((child, index) =>
        isInline(child) && isInline(content[index - 1])
          ? [{type: 'text', value: ' '}, child]
          : child,
      );
}

/** Of the HTML of a page, what its Markdown is made of. */
export function cutPage(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = /<meta [^>]*name="?description\b[^>]*>/.exec(head)?.[0] ?? '';
  return meta + mainOf(html);
}

/**
 * Reads a built page.
 *
 * @param html what `cutPage()` leaves of it
 * @returns `undefined` where it has no content, such as a redirect
 */
export function readContent(
  html: string,
  toTarget: ToTarget,
): PageContent | undefined {
  const page = fromParse5(parseFragment(html)) as Root;
  const [h1] = findAll(page, ({tagName}) => tagName === 'h1');
  if (!h1) {
    return undefined;
  }
  const [meta] = findAll(page, ({tagName}) => tagName === 'meta');
  const [main] = findAll(page, ({tagName}) => tagName === 'main');
  const [text] = findAll(page, (each) =>
    classesOf(each).includes('theme-doc-markdown'),
  );
  return {
    title: lineOf(h1),
    description: meta?.properties.content ?? '',
    content: {
      type: 'root',
      children: contentOf(text ?? main ?? page, toTarget),
    },
  };
}
