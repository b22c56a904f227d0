import type {ServedTypes} from '@site/plugins/type-hovers/served';

/**
 * Wraps each name in the code of a block in an element. The text stays the same.
 * A name that spans two text nodes, or is missing, is left out.
 *
 * @param spans offset in the text of the code, length, number of the information
 * @returns the elements in order, each with the number of its information
 */
export function wrapNames(
  code: Element,
  spans: ServedTypes['names'],
): Map<HTMLElement, number> {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const wrapped = new Map<HTMLElement, number>();
  let node = walker.nextNode() as Text | null;
  let before = 0;
  for (const [offset, length, info] of spans) {
    while (node && before + node.length <= offset) {
      before += node.length;
      node = walker.nextNode() as Text | null;
    }
    const start = offset - before;
    if (node && start + length <= node.length) {
      const element = document.createElement('span');
      const name = node.splitText(start);
      // What follows is the node in which the next name may be.
      walker.currentNode = name.splitText(length);
      name.replaceWith(element);
      element.append(name);
      wrapped.set(element, info);
      node = walker.currentNode as Text;
      before = offset + length;
    }
  }
  return wrapped;
}
