/** Reads off a built page what its Markdown is made of. */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {EXIT, SKIP, visit} from 'unist-util-visit';

const parse = (html: string): Root => fromParse5(parseFragment(html)) as Root;

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

function find(
  root: Root,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (node) => {
    if (isWanted(node)) {
      found = node;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** The fields of a calculator, with the values that they start with. */
function listFields(form: Element): Element {
  const items: Element[] = [];
  visit(form, 'element', ({tagName, properties, children}, _, parent) => {
    if (tagName === 'option' && properties.selected) {
      items.at(-1)?.children.push(...children);
    } else if (tagName === 'label') {
      const name = {
        type: 'text',
        value: `${lineOf(element(children))}: `,
      } as const;
      items.push({...element([name]), tagName: 'li'});
    } else if (tagName === 'input' && parent) {
      const value = properties.value === '' ? undefined : properties.value;
      items.at(-1)?.children.push({
        type: 'text',
        value: value ?? properties.placeholder ?? '',
      });
    }
  });
  return {...element(items), tagName: 'ul'};
}

/**
 * The HTML of `main`. Navbar, sidebar and footer are most of a page, and elements
 * that color code most of the rest, and the parser takes its time for all.
 */
function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return html
    .slice(start, Math.max(start, end))
    .replace(/(<pre\b[^>]*>)([^]*?)(<\/pre>)/g, (_, open, code, close) =>
      [open, String(code).replace(/<[^>]*>/g, ''), close].join(''),
    );
}

/**
 * Reads a built page.
 *
 * @returns `undefined` where it has no content, such as a redirect
 */
export function readContent(html: string): PageContent | undefined {
  const main = parse(mainOf(html));
  const h1 = find(main, ({tagName}) => tagName === 'h1');
  if (!h1) {
    return undefined;
  }
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = /<meta [^>]*name="?description\b[^>]*>/.exec(head)?.[0] ?? '';
  const description = find(parse(meta), () => true)?.properties.content;
  const {children} =
    find(main, (each) => classesOf(each).includes('theme-doc-markdown')) ??
    main;
  const content: Root = {type: 'root', children};
  visit(content, (node, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    if (node.type === 'element' && node.tagName === 'form') {
      parent.children[index] = listFields(node);
      return SKIP;
    }
    if (
      node === h1 ||
      node.type === 'comment' ||
      (node.type === 'element' && isControl(node))
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return {title: lineOf(h1), description: description ?? '', content};
}
