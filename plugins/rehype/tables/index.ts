import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** The longest word, in characters, that a table on a phone should show whole. */
const LONGEST_WORD = 32;

/** How a piece of code may break into lines, for the style sheet. */
function breakClassOf(code: string): string | undefined {
  const words = code.split(/\s+/);
  if (words.some(({length}) => length > LONGEST_WORD)) {
    return 'breaksAnywhere';
  }
  // Browsers break a word at its hyphens and slashes, such as "--codec".
  return words.length === 1 && /[-/]/.test(code) ? 'breaksNowhere' : undefined;
}

function markCode(table: Element): void {
  visit(table, 'element', (node) => {
    const breakClass =
      node.tagName === 'code' ? breakClassOf(toString(node)) : undefined;
    if (breakClass) {
      node.properties.className = [breakClass];
    }
  });
}

/**
 * Puts every table of a page into a region of its own, which scrolls where the
 * table is wider than the page. Its name tells the heading above the table, and
 * a number from the second table on.
 */
export default function rehypeTables(): (root: Root) => void {
  return (root) => {
    const counts = new Map<string, number>();
    let heading = '';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        heading = toString(node).trim();
        return SKIP;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) {
        return undefined;
      }
      markCode(node);
      const name = heading ? `Table: ${heading}` : 'Table';
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['scrollRegion'],
          role: 'region',
          ariaLabel: count > 1 ? `${name} ${count}` : name,
          tabIndex: 0,
        },
        children: [node],
      };
      parent.children[index] = region;
      return SKIP;
    });
  };
}
