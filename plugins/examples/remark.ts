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
import {stateKey} from './stateKey';

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
 * when a visitor asks for it. `state="loud"` shows it with the props of that state,
 * and without its code.
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
      const state = textOfAttribute(element, 'state');
      const posters = readPosters(examplesDir);
      const key = state ? stateKey(name, state) : name;
      if (state && !(key in posters)) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${line}: the example "${name}" has no state "${state}" with a poster. Name one of the "states" in examples/${name}.meta.ts, and run "npm run fix".`,
        );
      }
      if (state && !textOfAttribute(element, 'alt')) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${line}: the state "${state}" of the example "${name}" has no text for those who do not see it. Add alt="…" with what its poster shows.`,
        );
      }
      // The first one is near the top, where a visitor waits for it; a partial
      // is farther down.
      const isFirst =
        imports.size === 0 && !path.basename(file.path).startsWith('_');
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
      element.attributes = [
        // Those that a page sets beside the name stay as they are.
        ...element.attributes,
        {
          type: 'mdxJsxAttribute',
          name: 'poster',
          value: posterAddress(key, posters),
        },
        createExpressionAttribute('metadata', createIdentifier(metadata)),
        createExpressionAttribute('load', createIdentifier(load)),
        ...(isFirst
          ? [{type: 'mdxJsxAttribute', name: 'isFirst'} as const]
          : []),
        ...(!state && canEdit(source)
          ? [{type: 'mdxJsxAttribute', name: 'isEditable'} as const]
          : []),
      ];
      // A state is one of many on its page, which has the code in parts.
      element.children = state ? [] : [code];
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
