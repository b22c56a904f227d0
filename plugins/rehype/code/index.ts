import path from 'node:path';
import type {VFile} from 'vfile';
import type {MagicComment} from '../../../config/prism';
import {nameOfCode} from '../../type-hovers/format';
import {highlight, isKnownLanguage} from './highlight';
import {readFenceMeta} from './meta';
import {showCode} from './show';

/** Options of the transformer. */
export type Options = {
  /** Comments that mark lines. */
  readonly magicComments: readonly MagicComment[];
  /** What to do when a fence names a language that nobody knows. */
  readonly onUnknownLanguage: 'warn' | 'throw';
};

/** A node of the tree; only what is read here. */
type HastNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly data?: {readonly meta?: unknown};
  readonly position?: {readonly start: {readonly line: number}};
  children?: HastNode[];
};

/** A node of a syntax tree of JavaScript. */
type Estree = {readonly type: string; readonly [key: string]: unknown};

const COMPONENT = 'CodeFrame';
const SOURCE = '@site/src/components/CodeFrame';

/**
 * As many lines are folded. A folded block shows 24.5, so that a press on the
 * fold brings at least as much as there was.
 */
const MIN_FOLDED_LINES = 49;

const literal = (value: string | number): Estree => ({
  type: 'Literal',
  value,
  raw: JSON.stringify(value),
});

function program(statement: Estree): Estree {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [statement],
  };
}

/**
 * The import of the component. A name that the provider of a page knows would
 * do for pages, but not for fences in files that hand-made pages import.
 */
function createImport(): HastNode {
  const name = {type: 'Identifier', name: COMPONENT};
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: program({
        type: 'ImportDeclaration',
        source: literal(SOURCE),
        attributes: [],
        specifiers: [{type: 'ImportSpecifier', imported: name, local: name}],
      }),
    },
  } as unknown as HastNode;
}

/** As an expression, because an attribute's text would be read as HTML. */
function createAttribute(name: string, value: string | number): unknown {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: program({
          type: 'ExpressionStatement',
          expression: literal(value),
        }),
      },
    },
  };
}

function textOf(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The `code` of a fence or of an indented block, if a node is its `pre`. */
function codeOf(node: HastNode): HastNode | undefined {
  const [code, ...others] = node.tagName === 'pre' ? (node.children ?? []) : [];
  return code?.tagName === 'code' && others.length === 0 ? code : undefined;
}

function languageOf(code: HastNode): string {
  const classNames = code.properties?.className;
  const name = (Array.isArray(classNames) ? classNames : []).find(
    (each): each is string =>
      typeof each === 'string' && each.startsWith('language-'),
  );
  // The highlighter's names are in lower case, those of writers are not always.
  return name?.slice('language-'.length).toLowerCase() ?? 'text';
}

/**
 * Draws every block of code of a page while the site is built, so that no page
 * loads a highlighter. A block becomes `<CodeFrame html="…" />`: as one string
 * its markup costs a fraction of what elements do in the script of the page,
 * and React neither compares nor draws it again.
 *
 * Reads what the theme reads: `title="…"`, `{1,3-5}`, `showLineNumbers`,
 * `showLineNumbers=5`, magic comments; and `noFold` for a long block that is
 * shown whole.
 *
 * @throws Error with file and line if a language is not known, where asked to
 */
export default function rehypeCode({
  magicComments,
  onUnknownLanguage,
}: Options): (root: HastNode, file: VFile) => void {
  function draw(code: HastNode, file: VFile): HastNode {
    const language = languageOf(code);
    if (!isKnownLanguage(language)) {
      const line = code.position?.start.line ?? 1;
      const problem = `${path.relative(file.cwd, file.path)}:${line}: nobody knows the language "${language}", so the block has no colors. Write "txt", or add the language to config/prism.ts.`;
      if (onUnknownLanguage === 'throw') {
        throw new Error(problem);
      }
      console.warn(`[WARNING] ${problem}`);
    }

    const rawMeta = code.data?.meta ?? code.properties?.metastring;
    const meta = readFenceMeta(typeof rawMeta === 'string' ? rawMeta : '');
    const source = textOf(code).replaceAll('\r\n', '\n').replace(/\n$/, '');
    const {code: shown, classNames} = showCode(
      source,
      language,
      meta,
      magicComments,
    );
    const lineCount = shown.split('\n').length;
    const types =
      code.properties?.isSample === true
        ? nameOfCode(shown, language)
        : undefined;

    return {
      type: 'mdxJsxFlowElement',
      name: COMPONENT,
      attributes: [
        createAttribute('language', language),
        ...(meta.title ? [createAttribute('title', meta.title)] : []),
        ...(meta.start === undefined
          ? []
          : [createAttribute('start', meta.start)]),
        ...(lineCount >= MIN_FOLDED_LINES && !meta.isWhole
          ? [createAttribute('foldedLines', lineCount)]
          : []),
        ...(types ? [createAttribute('types', types)] : []),
        createAttribute(
          'html',
          highlight(shown, language, {
            classNames,
            hasNumbers: meta.start !== undefined,
          }),
        ),
      ],
      children: [],
    } as unknown as HastNode;
  }

  /** Replaces the blocks below a node; tells how many there were. */
  function replaceBlocks(node: HastNode, file: VFile): number {
    let count = 0;
    node.children = node.children?.map((child) => {
      const code = codeOf(child);
      if (code) {
        count++;
        return draw(code, file);
      }
      count += replaceBlocks(child, file);
      return child;
    });
    return count;
  }

  return (root, file) => {
    if (replaceBlocks(root, file) > 0) {
      root.children?.unshift(createImport());
    }
  };
}
