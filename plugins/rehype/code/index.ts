import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {MagicComment} from '../../../config/prism';
import {createElement, createImport, createImports} from '../../mdxNodes';
import {nameOfCode} from '../../type-hovers/format';
import {highlight, isKnownLanguage} from './highlight';
import {showCode} from './magicComments';
import {readFenceMeta} from './meta';

/** Options of the transformer. */
export type Options = {
  /** Comments that mark lines. */
  readonly magicComments: readonly MagicComment[];
  /** What to do when a fence names a language that nobody knows. */
  readonly onUnknownLanguage: 'warn' | 'throw';
};

const COMPONENT = 'CodeFrame';
const SOURCE = '@site/src/components/CodeFrame';

/**
 * Blocks of this many lines are folded. A folded block shows 24.5 lines, so
 * opening it at least doubles what is visible.
 */
export const MIN_FOLDED_LINES = 49;

/** The `code` of a fence or of an indented block, if a node is its `pre`. */
function codeOf(node: Element): Element | undefined {
  const [code, ...others] = node.tagName === 'pre' ? node.children : [];
  return code?.type === 'element' &&
    code.tagName === 'code' &&
    others.length === 0
    ? code
    : undefined;
}

function languageOf(code: Element): string {
  const classNames = code.properties.className;
  const name = (Array.isArray(classNames) ? classNames : []).find(
    (each): each is string =>
      typeof each === 'string' && each.startsWith('language-'),
  );
  // The highlighter knows its languages in lower case only.
  return name?.slice('language-'.length).toLowerCase() ?? 'text';
}

/**
 * Draws every block of code of a page while the site is built, so that no page
 * loads a highlighter. A block becomes `<CodeFrame html="…" />`. One string of
 * markup takes a fraction of the bytes that elements would take in the script
 * of the page, and React neither compares nor draws it again.
 *
 * Understands what the theme understands: `title="…"`, `{1,3-5}`,
 * `showLineNumbers`, `showLineNumbers=5` and magic comments.
 *
 * @throws Error with file and line if a language is unknown and
 *   `onUnknownLanguage` is `throw`
 */
export default function rehypeCode({
  magicComments,
  onUnknownLanguage,
}: Options): (root: Root, file: VFile) => void {
  function draw(code: Element, file: VFile): MdxJsxFlowElementHast {
    const language = languageOf(code);
    if (!isKnownLanguage(language)) {
      const line = code.position?.start.line ?? 1;
      const problem = `${path.relative(file.cwd, file.path)}:${line}: nobody knows the language "${language}", so the block has no colors. Write "txt", or add the language to config/prism.ts.`;
      if (onUnknownLanguage === 'throw') {
        throw new Error(problem);
      }
      console.warn(`[WARNING] ${problem}`);
    }

    const rawMeta = code.data?.meta ?? code.properties.metastring;
    const meta = readFenceMeta(typeof rawMeta === 'string' ? rawMeta : '');
    const source = toString(code).replaceAll('\r\n', '\n').replace(/\n$/, '');
    const {code: shown, classNames} = showCode(
      source,
      language,
      meta,
      magicComments,
    );
    const lineCount = shown.split('\n').length;
    const isFolded = lineCount >= MIN_FOLDED_LINES;
    const isSample = code.properties.isSample === true;
    return createElement(COMPONENT, {
      language,
      title: meta.title,
      start: meta.start,
      foldedLines: isFolded ? lineCount : undefined,
      types: isSample ? nameOfCode(shown, language) : undefined,
      html: highlight(shown, language, {
        classNames,
        hasNumbers: meta.start !== undefined,
      }),
    });
  }

  return (root, file) => {
    let count = 0;
    visit(root, 'element', (node, index, parent) => {
      const code = codeOf(node);
      if (!code || !parent || index === undefined) {
        return undefined;
      }
      count++;
      parent.children[index] = draw(code, file);
      return SKIP;
    });
    if (count > 0) {
      // A name that the provider of a page knows would do for pages, but not
      // for fences in files that hand-made pages import.
      root.children.unshift(createImports([createImport(SOURCE, COMPONENT)]));
    }
  };
}
