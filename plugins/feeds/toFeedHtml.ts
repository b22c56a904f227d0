import {
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterMap,
} from 'parse5';
import {attributeOf, classesOf, isElement, type Element} from '../search/html';

/** What belongs to the page rather than to its text: controls, looks and behavior. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'button',
  'fieldset',
  'input',
  'label',
  'nav',
  'script',
  'select',
  'style',
  'template',
]);

/** What readers of feeds understand; the rest is for the styles and scripts of the page. */
const KEPT: ReadonlySet<string> = new Set([
  'alt',
  'colspan',
  'datetime',
  'height',
  'href',
  'poster',
  'rowspan',
  'src',
  'start',
  'title',
  'width',
]);

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'poster', 'src']);

type Parent = DefaultTreeAdapterMap['parentNode'];

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'class') === 'hash-link'
  );
}

/** What a drawing says, once: pages have it for wide and for narrow windows. */
function nameOf(svg: Element): string | null {
  return attributeOf(svg, 'role') === 'img' &&
    !classesOf(svg).includes('narrow')
    ? attributeOf(svg, 'aria-label')
    : null;
}

function cleanBelow(parent: Parent, base: string): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === '#comment') {
      defaultTreeAdapter.detachNode(node);
    } else if (isElement(node)) {
      clean(node, base);
    }
  }
}

function clean(element: Element, base: string): void {
  const {tagName} = element;
  const name = tagName === 'svg' ? nameOf(element) : null;
  if (name !== null && element.parentNode) {
    defaultTreeAdapter.insertTextBefore(element.parentNode, name, element);
  }
  if (tagName === 'svg' || isLeftOut(element)) {
    defaultTreeAdapter.detachNode(element);
    return;
  }
  element.attrs = element.attrs
    .filter(({name}) => KEPT.has(name))
    .map((attribute) =>
      ADDRESSES.has(attribute.name)
        ? {...attribute, value: new URL(attribute.value, base).href}
        : attribute,
    );
  cleanBelow(element, base);
  // What only carried a class, such as each word of a sample.
  if (tagName === 'span' && element.parentNode) {
    for (const child of [...element.childNodes]) {
      defaultTreeAdapter.detachNode(child);
      defaultTreeAdapter.insertBefore(element.parentNode, child, element);
    }
    defaultTreeAdapter.detachNode(element);
  }
}

/**
 * The text of a page as readers of feeds show it: without controls, classes and
 * drawings, and with absolute addresses.
 *
 * @param base the absolute address of the page
 */
export function toFeedHtml(html: string, base: string): string {
  const fragment = parseFragment(html);
  cleanBelow(fragment, base);
  return serialize(fragment).trim();
}
