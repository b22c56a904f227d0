import type {ExportDefaultDeclaration, Program} from 'estree';
import {createImport} from '../mdxNodes';

/** A function of `client/hotPage.tsx`. */
const NAME = 'hotPage';

/** `export default hotPage(__webpack_module__, MDXContent)` */
function exportHot(name: string): ExportDefaultDeclaration {
  return {
    type: 'ExportDefaultDeclaration',
    declaration: {
      type: 'CallExpression',
      optional: false,
      callee: {type: 'Identifier', name: NAME},
      arguments: [
        // The bundler's name for the module itself.
        {type: 'Identifier', name: '__webpack_module__'},
        {type: 'Identifier', name},
      ],
    },
  };
}

/**
 * Lets a page written in MDX take its own updates in `npm start`: an edited text
 * is drawn in its place. Without it the update goes up to the framework's entry,
 * which draws the whole site again.
 *
 * @throws Error if the compiled page does not export a function with a name
 */
export default function recmaHotPage(): (tree: Program) => void {
  return (tree) => {
    const index = tree.body.findIndex(
      ({type}) => type === 'ExportDefaultDeclaration',
    );
    const node = tree.body[index];
    const content =
      node?.type === 'ExportDefaultDeclaration' ? node.declaration : undefined;
    if (content?.type !== 'FunctionDeclaration' || !content.id) {
      throw new Error(
        'plugins/framework-patches/recmaHotPage.ts: MDX no longer compiles to "export default function" with a name. Read the output of the new version and correct the plugin.',
      );
    }
    tree.body.splice(index, 1, {...content, id: content.id});
    tree.body.unshift(
      createImport('@site/plugins/framework-patches/client/hotPage', NAME),
    );
    tree.body.push(exportHot(content.id.name));
  };
}
