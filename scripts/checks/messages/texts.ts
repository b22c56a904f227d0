import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * A text of a package: its fixed parts, between which stand values that are
 * only known at run time. `CRF is ${crf}.` is `['CRF is ', '.']`.
 */
export type Text = readonly string[];

const VALUE: Text = ['', ''];

function concatenate(left: Text, right: Text): Text {
  return [
    ...left.slice(0, -1),
    `${left.at(-1) ?? ''}${right[0] ?? ''}`,
    ...right.slice(1),
  ];
}

/** The array literal that a chain of methods starts with, as in `[…].filter(Boolean).join(' ')`. */
function arrayOf(node: ts.Node): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    return node;
  }
  return ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression)
    ? arrayOf(node.expression.expression)
    : undefined;
}

/** The separator and the elements of a joined array literal. */
function readJoin(
  node: ts.Node,
): {separator: string; elements: readonly ts.Node[]} | undefined {
  if (
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression) ||
    node.expression.name.text !== 'join'
  ) {
    return undefined;
  }
  const elements = arrayOf(node.expression.expression)?.elements;
  const [argument] = node.arguments;
  return elements && argument && ts.isStringLiteralLike(argument)
    ? {separator: argument.text, elements}
    : undefined;
}

function readText(node: ts.Node): Text {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<Text>(
      (text, {expression, literal}) =>
        concatenate(concatenate(text, readText(expression)), [literal.text]),
      [node.head.text],
    );
  }
  if (ts.isParenthesizedExpression(node)) {
    return readText(node.expression);
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    return concatenate(readText(node.left), readText(node.right));
  }
  const join = readJoin(node);
  return (
    join?.elements
      .flatMap((element, index): Text[] => [
        ...(index > 0 ? [[join.separator]] : []),
        readText(element),
      ])
      .reduce(concatenate, ['']) ?? VALUE
  );
}

/** White space as a quotation on a page has it. */
export function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Every text of a JavaScript file that has two words or more. */
export function readTexts(source: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    const text = readText(node).map(normalize);
    if (text.some((part) => /\p{L} |^ ?\p{L}.*\p{L}/u.test(part))) {
      texts.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('shipped.js', source, ts.ScriptTarget.Latest));
  return texts;
}

function listFiles(dir: string, form: RegExp): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => form.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(dir, name));
}

/** Every text in the code of some packages, or of single files, each once. */
export function readPackageTexts(paths: readonly string[]): Text[] {
  const texts = new Map<string, Text>();
  for (const item of paths) {
    const files = fs.statSync(item).isFile()
      ? [item]
      : listFiles(item, /\.[cm]?js$/);
    for (const file of files) {
      for (const text of readTexts(fs.readFileSync(file, 'utf8'))) {
        texts.set(text.join('\0'), text);
      }
    }
  }
  return [...texts.values()];
}

/** The programs of a package, read as text. */
export function readPrograms(dirs: readonly string[]): string[] {
  return dirs.flatMap((dir) =>
    listFiles(dir, /^(?!.*\.(?:[cm]?js|ts|json|md)$)/).map((file) =>
      fs.readFileSync(file, 'latin1'),
    ),
  );
}
