import fs from 'node:fs';
import path from 'node:path';
import type {Code, Node, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** Options of the transformer. */
export type Options = {
  /** Folder of the examples, absolute. */
  readonly examplesDir: string;
};

/** Hashes of the sources that posters were made from, by name. */
type Posters = Readonly<Record<string, string>>;

const COMPONENT = 'Example';

/** A node of a syntax tree of JavaScript. */
type Estree = {readonly type: string; readonly [key: string]: unknown};

const identifier = (name: string): Estree => ({type: 'Identifier', name});
const literal = (value: string): Estree => ({
  type: 'Literal',
  value,
  raw: JSON.stringify(value),
});

/** `import {name as local} from 'source'`, or of the default. */
function importDeclaration(
  source: string,
  local: string,
  name?: string,
): Estree {
  return {
    type: 'ImportDeclaration',
    source: literal(source),
    attributes: [],
    specifiers: [
      name
        ? {
            type: 'ImportSpecifier',
            imported: identifier(name),
            local: identifier(local),
          }
        : {type: 'ImportDefaultSpecifier', local: identifier(local)},
    ],
  };
}

/** `() => import('source')` */
function importOnDemand(source: string): Estree {
  return {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    async: false,
    body: {type: 'ImportExpression', source: literal(source), options: null},
  };
}

function expressionAttribute(name: string, expression: Estree): unknown {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

function textAttribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function* findExamples(node: Node): Generator<MdxJsxFlowElement> {
  if (
    node.type === 'mdxJsxFlowElement' &&
    (node as MdxJsxFlowElement).name === COMPONENT
  ) {
    yield node as MdxJsxFlowElement;
  } else if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children as Node[]) {
      yield* findExamples(child);
    }
  }
}

function nameOf(element: MdxJsxFlowElement): string {
  const attribute = element.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'name',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** Names of the examples of a folder. */
export function listExamples(examplesDir: string): string[] {
  return fs
    .readdirSync(examplesDir)
    .filter((file) => file.endsWith('.meta.ts'))
    .map((file) => file.slice(0, -'.meta.ts'.length))
    .sort();
}

/** Reads which posters there are. */
export function readPosters(examplesDir: string): Posters {
  const file = path.join(examplesDir, 'posters.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Posters)
    : {};
}

/** Address of the poster of an example; changes when the example does. */
export function posterAddress(name: string, posters: Posters): string {
  return `/img/examples/${name}.webp?${posters[name] ?? 'none'}`;
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
    const elements = [...findExamples(root)];
    if (elements.length === 0) {
      return;
    }
    const known = listExamples(examplesDir);
    const posters = readPosters(examplesDir);
    const imports = [
      importDeclaration('@site/src/components/Example', COMPONENT, COMPONENT),
    ];
    for (const element of elements) {
      const name = nameOf(element);
      if (!known.includes(name)) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${path.relative(file.cwd, file.path)}:${line}: there is no example "${name}". Add examples/${name}.tsx with examples/${name}.meta.ts, or name one of: ${known.join(', ')}.`,
        );
      }
      const metadata = `${name}Metadata`;
      imports.push(importDeclaration(`@site/examples/${name}.meta`, metadata));
      const code: Code = {
        type: 'code',
        lang: 'tsx',
        // The figure gives the block a height of its own.
        meta: `title="src/${name}.tsx" noFold`,
        value: fs
          .readFileSync(path.join(examplesDir, `${name}.tsx`), 'utf8')
          .trimEnd(),
      };
      element.attributes = [
        textAttribute('name', name),
        textAttribute('poster', posterAddress(name, posters)),
        expressionAttribute('metadata', identifier(metadata)),
        expressionAttribute('load', importOnDemand(`@site/examples/${name}`)),
      ] as typeof element.attributes;
      element.children = [code];
    }
    root.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            ...new Map(
              imports.map((entry) => [JSON.stringify(entry), entry]),
            ).values(),
          ],
        },
      },
    } as unknown as RootContent);
  };
}
