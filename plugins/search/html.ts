/** What is read off the tree that parse5 makes of a page. */
import type {DefaultTreeAdapterMap} from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** The elements that a line of text does not go through. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/**
 * The HTML of `main`. Navbar, sidebar and footer are most of a page, and elements
 * that color code most of the rest, and the parser takes its time for all.
 */
export function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return html
    .slice(start, Math.max(start, end))
    .replace(/<pre\b[^]*?<\/pre>/g, (code) =>
      code.replace(/<\/?span\b[^>]*>/g, ''),
    );
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attributeOf(element: Element, name: string): string | null {
  return (
    element.attrs.find((attribute) => attribute.name === name)?.value ?? null
  );
}

export function classesOf(element: Element): string[] {
  return attributeOf(element, 'class')?.split(/\s+/).filter(Boolean) ?? [];
}

/** All elements below, in the order of the document. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      yield node;
      yield* elementsIn(node);
    }
  }
}

export function findElement(
  parent: Parent,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsIn(parent)) {
    if (isWanted(element)) {
      return element;
    }
  }
  return undefined;
}

function rawText(
  parent: Parent,
  isSkipped: (element: Element) => boolean,
): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) {
        return node.value;
      }
      if (!isElement(node) || isSkipped(node)) {
        return '';
      }
      const text = rawText(node, isSkipped);
      return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
    })
    .join('');
}

/** Text of an element on one line, without what is skipped. */
export function textOf(
  parent: Parent,
  isSkipped: (element: Element) => boolean = () => false,
): string {
  return rawText(parent, isSkipped)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lines of preformatted text that are not empty. */
export function linesOf(parent: Parent): string[] {
  return rawText(parent, () => false)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
