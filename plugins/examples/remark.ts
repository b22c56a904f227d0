import fs from 'node:fs';
import path from 'node:path';
import type {Identifier, ImportDeclaration} from 'estree';
import type {Code, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  createExpressionAttribute,
  createImport,
  createImports,
  textOfAttribute,
} from '../mdxNodes';
import {canEdit} from './canEdit';
import {listExamples, posterAddress, readPosters} from './list';

/** Options of the transformer. */
type Options = {
  /** Folder of the examples, absolute. */
  readonly examplesDir: string;
};

const COMPONENT = 'Example';

function createIdentifier(name: string): Identifier {
  return {type: 'Identifier', name};
}

/**
 * Fills `<Example name="Spring" />`: adds the code of `examples/Spring.tsx` as a
 * block, the metadata, the address of the poster, and how to load the component
 * when a visitor asks for it.
 *
 * @throws Error with file and line if there is no such example
 */
export default function remarkExample({
  examplesDir,
}: Options): (root: Root, file: VFile) => void {
  return (root, file) => {
    /** By name, because a page may show an example twice. */
    const imports = new Map<string, readonly ImportDeclaration[]>();
    visit(root, 'mdxJsxFlowElement', (element) => {
      if (element.name !== COMPONENT) {
        return undefined;
      }
      const name = textOfAttribute(element, 'name');
      const known = listExamples(examplesDir);
      if (!known.includes(name)) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${line}: there is no example "${name}". Add examples/${name}.tsx with examples/${name}.meta.ts, or name one of: ${known.join(', ')}.`,
        );
      }
      const metadata = `${name}Metadata`;
      const load = `load${name}`;
      imports.set(name, [
        createImport(`@site/examples/${name}.meta`, metadata, {
          isDefault: true,
        }),
        // The plugin writes it, for this page and for that of the example.
        createImport(`@generated/examples/default/${name}.js`, load, {
          exported: 'load',
        }),
      ]);
      const source = fs.readFileSync(
        path.join(examplesDir, `${name}.tsx`),
        'utf8',
      );
      const code: Code = {
        type: 'code',
        lang: 'tsx',
        meta: `title="src/${name}.tsx"`,
        value: source.trimEnd(),
      };
      const poster = posterAddress(name, readPosters(examplesDir));
      element.attributes = [
        {type: 'mdxJsxAttribute', name: 'name', value: name},
        {type: 'mdxJsxAttribute', name: 'poster', value: poster},
        createExpressionAttribute('metadata', createIdentifier(metadata)),
        createExpressionAttribute('load', createIdentifier(load)),
        ...(canEdit(source)
          ? [{type: 'mdxJsxAttribute', name: 'isEditable'} as const]
          : []),
      ];
      element.children = [code];
      return SKIP;
    });
    if (imports.size > 0) {
      root.children.unshift(
        createImports([
          createImport('@site/src/components/Example', COMPONENT),
          ...[...imports.values()].flat(),
        ]),
      );
    }
  };
}
