import type {ServedTypes} from '@site/plugins/type-hovers/served';

/** Part of a text node of the code: where a name begins and ends in it. */
type TextRange = {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
};

/**
 * Finds the names in the text nodes of a block. A name that spans two of them, or
 * is missing, is left out.
 *
 * @param spans offset in the text of the code, length, number of the information
 */
function findRanges(
  code: Element,
  spans: ServedTypes['names'],
): (readonly [range: TextRange, info: number])[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const ranges: (readonly [TextRange, number])[] = [];
  let node = walker.nextNode() as Text | null;
  let before = 0;
  for (const [offset, length, info] of spans) {
    while (node && before + node.length <= offset) {
      before += node.length;
      node = walker.nextNode() as Text | null;
    }
    const start = offset - before;
    if (node && start + length <= node.length) {
      ranges.push([{node, start, end: start + length}, info]);
    }
  }
  return ranges;
}

/**
 * Wraps each name in an element. The text of the code stays the same.
 *
 * @returns the elements in order, each with the index of its information
 */
export function wrapNames(
  code: Element,
  spans: ServedTypes['names'],
): Map<HTMLElement, number> {
  const wrapped = findRanges(code, spans)
    // From the end, because splitting a text node moves what follows.
    .reverse()
    .map(([{node, start, end}, info]): [HTMLElement, number] => {
      const element = document.createElement('span');
      const name = node.splitText(start);
      name.splitText(end - start);
      name.replaceWith(element);
      element.append(name);
      return [element, info];
    });
  return new Map(wrapped.reverse());
}
