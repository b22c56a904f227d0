import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The path of a loader in the options of another, which has this one by default. */
const FALLBACK = /&fallback=[^!&]*/g;

/** Changes the texts of an estree, however deep. */
function changeLiterals(node: object, change: (text: string) => string): void {
  if ('type' in node && node.type === 'Literal' && 'value' in node) {
    if (typeof node.value === 'string') {
      node.value = change(node.value);
      Reflect.deleteProperty(node, 'raw');
    }
    return;
  }
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) {
      changeLiterals(child as object, change);
    }
  }
}

/**
 * Takes the absolute path of `file-loader` out of the address of each image. The
 * bundler numbers modules by their addresses, so with it a build in another
 * folder would have other numbers, and files of other names.
 */
export default function rehypeImagePaths(): (root: Root) => void {
  return (root) => {
    visit(root, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const {attributes} = node as unknown as {attributes: readonly object[]};
      changeLiterals(attributes, (text) => text.replace(FALLBACK, ''));
    });
  };
}
