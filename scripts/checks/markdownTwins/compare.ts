/** Holds the text of a page's Markdown against the text of the page. */
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {visit} from 'unist-util-visit';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

/** What is of use on the page only, and not part of its text. */
const LEFT_OUT_TAGS =
  /^(?:button|fieldset|form|input|label|nav|noscript|output|script|search|select|style|svg|textarea)$/;
const LEFT_OUT_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|apiOverview_\S*)(?:\s|$)/;

const INLINE_TAGS =
  /^(?:a|b|bdi|code|del|em|i|kbd|small|span|strong|sub|sup|time|wbr)$/;

function attributeOf({attrs}: Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? '';
}

function isLeftOut(element: Element): boolean {
  const isFold = element.tagName === 'details' && element.childNodes.length < 2;
  const isFileTool =
    element.tagName === 'section' &&
    find(element, (each) => attributeOf(each, 'type') === 'file');
  return (
    isFold ||
    Boolean(isFileTool) ||
    LEFT_OUT_TAGS.test(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    LEFT_OUT_CLASSES.test(attributeOf(element, 'class'))
  );
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function find(
  node: Node | DefaultTreeAdapterMap['document'],
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found =
      isElement(child) && isWanted(child) ? child : find(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The texts of a page, cut where a block begins or ends and at ends of lines in code. */
function textsOf(root: Element): string[] {
  const texts: string[] = [];
  let text = '';
  const end = (): void => {
    texts.push(text);
    text = '';
  };
  const read = (node: Node, isCode: boolean): void => {
    if (!isElement(node)) {
      const value = 'value' in node ? node.value : '';
      const [first = '', ...lines] = isCode ? value.split('\n') : [value];
      text += first;
      for (const line of lines) {
        end();
        text += line;
      }
      return;
    }
    if (isLeftOut(node)) {
      return;
    }
    const isInline = INLINE_TAGS.test(node.tagName);
    if (!isInline) {
      end();
    }
    if (node.tagName === 'img') {
      text += attributeOf(node, 'alt');
    }
    for (const child of node.childNodes) {
      read(child, isCode || node.tagName === 'pre');
    }
    if (!isInline) {
      end();
    }
  };
  read(root, false);
  end();
  return texts.map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Letters and digits, since Markdown has spaces and signs in other places. */
const squash = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');

/**
 * Compares a built page with its Markdown, as both are rendered.
 *
 * @param tree the Markdown, parsed
 * @returns what is lost and what is not text but markup, one text each
 */
export function compareTwin(html: string, tree: Root): string[] {
  const page = parse(html);
  const main = find(page, ({tagName}) => tagName === 'main');
  const content =
    main &&
    (find(main, (each) =>
      / ?theme-doc-markdown\b/.test(attributeOf(each, 'class')),
    ) ??
      main);
  let titles = '';
  visit(tree, 'code', ({meta}) => {
    titles += meta ?? '';
  });
  const rendered = squash(toString(tree) + titles);
  const problems = (content ? textsOf(content) : [])
    .filter((each) => !rendered.includes(squash(each)))
    .map((each) => `lost: ${JSON.stringify(each)}`);
  visit(tree, (node) => {
    if (node.type === 'html') {
      problems.push(`only markup: ${JSON.stringify(node.value)}`);
    }
    if (
      (node.type === 'link' || node.type === 'heading') &&
      toString(node).trim() === ''
    ) {
      problems.push(`a ${node.type} without text`);
    }
  });
  return problems;
}
