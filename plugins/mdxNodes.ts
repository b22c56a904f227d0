/**
 * Nodes of MDX that hold JavaScript, for the trees of Markdown and of HTML.
 */
import type {Expression, ImportDeclaration, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

/** The `import` lines of a page. */
type MdxImports = {
  readonly type: 'mdxjsEsm';
  readonly value: '';
  readonly data: {readonly estree: Program};
};

function createProgram(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', comments: [], body};
}

/**
 * One `import` line: `import {name} from 'source'`, or of the default export,
 * `import name from 'source'`; or under another name,
 * `import {exported as name} from 'source'`.
 */
export function createImport(
  source: string,
  name: string,
  {isDefault = false, exported = name} = {},
): ImportDeclaration {
  const local = {type: 'Identifier', name} as const;
  return {
    type: 'ImportDeclaration',
    source: {type: 'Literal', value: source},
    attributes: [],
    specifiers: [
      isDefault
        ? {type: 'ImportDefaultSpecifier', local}
        : {
            type: 'ImportSpecifier',
            imported: {type: 'Identifier', name: exported},
            local,
          },
    ],
  };
}

/** The node that gives a page some `import` lines. */
export function createImports(
  declarations: readonly ImportDeclaration[],
): MdxImports {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: createProgram([...declarations])},
  };
}

/** An attribute that holds an expression: `name={expression}`. */
export function createExpressionAttribute(
  name: string,
  expression: Expression,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      // MDX reads the tree below and not this text.
      value: '',
      data: {
        estree: createProgram([{type: 'ExpressionStatement', expression}]),
      },
    },
  };
}

/** An element without children, in either kind of tree. */
type EmptyElement = Pick<MdxJsxFlowElement, 'type' | 'name' | 'attributes'> & {
  children: [];
};

/** `<Name text={"text"} />`, without the attributes that are undefined. */
export function createElement(
  name: string,
  values: Readonly<
    Record<
      string,
      string | number | Readonly<Record<string, string>> | undefined
    >
  >,
): EmptyElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(values).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [createExpressionAttribute(key, valueToEstree(value))],
    ),
    children: [],
  };
}

/** The text of an attribute; '' where it is missing or an expression. */
export function textOfAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string {
  const attribute = attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
