import type {Heading, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

/** Sections whose headings are messages, in code or not. */
const ERRORS = /\b(?:errors?|messages?)\b/i;

/** A message has several words; one word in code is a name. */
function isMessage({children: [first]}: Heading, section: string): boolean {
  return first?.type === 'inlineCode'
    ? first.value.trim().includes(' ')
    : ERRORS.test(section);
}

/**
 * Marks the headings that quote a message. The contents of the page take their
 * HTML over from headings, and show such an entry by its first words.
 */
export default function remarkMessages(): (root: Root) => void {
  return (root) => {
    let section = '';
    for (const node of root.children) {
      if (node.type !== 'heading') {
        continue;
      }
      if (node.depth === 2) {
        section = toString(node);
      }
      if (isMessage(node, node.depth === 2 ? '' : section)) {
        // The framework looks for the id of a heading in its last child.
        const id = node.children.filter(
          ({type}) => type === 'mdxTextExpression',
        );
        const message: MdxJsxTextElement = {
          type: 'mdxJsxTextElement',
          name: 'span',
          attributes: [
            {type: 'mdxJsxAttribute', name: 'className', value: 'message'},
          ],
          children: node.children.filter((child) => !id.includes(child)),
        };
        node.children = [message, ...id];
      }
    }
  };
}
