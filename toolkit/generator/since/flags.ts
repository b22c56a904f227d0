/** Which flags the code of a release reads, by the forms in which code names them. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Objects that hold what was typed, such as `parsedCli`. */
const PARSED = /(?:cli|args?|argv|parsed|commandline)$/i;

/** Where flags are listed: `boolean: ['quiet']`, `const BooleanFlags = [...]`. */
const LISTS = /^(?:boolean|string|alias)$|flags$/i;

/** Keys of the option list, such as `jpegQualityOption`. */
const OPTION_END = 'Option';

/** What a flag is called in an option and in a template. */
const NAMES = /^(?:cliFlag|cliId)$/;

/** Names that are said to be flags, and keys of options that have one. */
function collectNames(file: string, names: Set<string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text.includes('-')) {
      names.add(node.text);
    } else if (ts.isIdentifier(node) && node.text.endsWith(OPTION_END)) {
      names.add(node.text);
    } else if (
      ts.isPropertyAccessExpression(node) &&
      PARSED.test(textOf(node.expression))
    ) {
      names.add(node.name.text);
    } else if (
      ts.isElementAccessExpression(node) &&
      PARSED.test(textOf(node.expression)) &&
      ts.isStringLiteral(node.argumentExpression)
    ) {
      names.add(node.argumentExpression.text);
    } else if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      node.initializer
    ) {
      collectValue(textOf(node.name), node.initializer, names);
    } else if (ts.isBinaryExpression(node)) {
      collectValue(textOf(node.left), node.right, names);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      fs.readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
    ),
  );
}

/** The last name of `a.b` and of `a`. */
function textOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text;
  }
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';
}

function collectValue(
  owner: string,
  value: ts.Expression,
  names: Set<string>,
): void {
  if (NAMES.test(owner) && ts.isStringLiteral(value)) {
    names.add(value.text);
  } else if (LISTS.test(owner) && ts.isArrayLiteralExpression(value)) {
    value.elements
      .filter(ts.isStringLiteral)
      .forEach(({text}) => names.add(text));
  }
}

/**
 * Names of flags, without dashes in front, and keys of options, such as
 * `jpegQualityOption`, that the code of a release names.
 *
 * @param dir the release
 */
export function readFlagNames(dir: string): ReadonlySet<string> {
  const names = new Set<string>();
  fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .forEach((file) => collectNames(path.join(dir, file), names));
  return names;
}
