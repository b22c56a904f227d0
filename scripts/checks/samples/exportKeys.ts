/** Names of exports, as front matter has them, for what a compiler finds. */
import ts from 'typescript';
import {packageOf} from '../../../toolkit/generator/packages';

const TOOLKIT = /^(?:remotion$|@remotion\/)/;
const TOOLKIT_KEY = /^(?:remotion|@remotion\/[^#]+)#/;

/** The npm package of a declaration; '' for none. */
export function packageOfDeclaration(
  declaration: ts.Declaration | undefined,
): string {
  return packageOf(declaration?.getSourceFile().fileName ?? '') ?? '';
}

/** Whether a package of the toolkit declares something. */
export function isOfToolkit(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((declaration) =>
    TOOLKIT.test(packageOfDeclaration(declaration)),
  );
}

/** The import that brings a name in. */
export function importOf(symbol: ts.Symbol | undefined): string | undefined {
  for (const declaration of symbol?.declarations ?? []) {
    const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
    if (statement && ts.isStringLiteral(statement.moduleSpecifier)) {
      const specifier = statement.moduleSpecifier.text;
      if (specifier.startsWith('.')) {
        return undefined;
      }
      if (ts.isImportSpecifier(declaration)) {
        return `${specifier}#${(declaration.propertyName ?? declaration.name).text}`;
      }
      return ts.isNamespaceImport(declaration) ? `${specifier}#` : undefined;
    }
  }
  return undefined;
}

/** The exported name that an expression stands for: `remotion#Series.Sequence`. */
export function keyOf(
  node: ts.Node | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  if (node && ts.isIdentifier(node)) {
    return importOf(checker.getSymbolAtLocation(node));
  }
  if (node && ts.isPropertyAccessExpression(node)) {
    const owner = keyOf(node.expression, checker);
    return owner && joinKey(owner, node.name.text);
  }
  return undefined;
}

/** The key of a member; that of a whole module ends in `#`. */
export function joinKey(owner: string, name: string): string {
  return owner.endsWith('#') ? `${owner}${name}` : `${owner}.${name}`;
}

/** The exported name of what a value was called from, such as of `await call()`. */
export function keyOfCall(
  node: ts.Node | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  if (node && (ts.isAwaitExpression(node) || ts.isNonNullExpression(node))) {
    return keyOfCall(node.expression, checker);
  }
  return node && (ts.isCallExpression(node) || ts.isNewExpression(node))
    ? keyOf(node.expression, checker)
    : undefined;
}

/** The toolkit's name of a type: `remotion#VideoConfig`. */
export function keyOfType(type: ts.Type | undefined): string | undefined {
  for (const symbol of [type?.aliasSymbol, type?.symbol]) {
    const packageName = packageOfDeclaration(symbol?.declarations?.[0]);
    if (symbol && TOOLKIT.test(packageName) && !symbol.name.startsWith('__')) {
      return `${packageName}#${symbol.name}`;
    }
  }
  return undefined;
}

/** The key of an export; '' for those of packages that this site does not explain. */
export function ofToolkit(key: string): string {
  return TOOLKIT_KEY.test(key) ? key : '';
}

/** What an object literal is given to: a call, or an attribute of a component. */
export function keyOfReceiver(
  node: ts.Node,
  checker: ts.TypeChecker,
): string | undefined {
  const {parent} = node;
  if (ts.isJsxAttribute(parent) || ts.isJsxSpreadAttribute(parent)) {
    return keyOf(parent.parent.parent.tagName, checker);
  }
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    return keyOf(parent.expression, checker);
  }
  if (
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  ) {
    return keyOfReceiver(parent, checker);
  }
  return undefined;
}
