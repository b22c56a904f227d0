/** The order in which an author lists literals; the compiler sorts them its own way. */
import ts from 'typescript';
import {symbolAt} from './program';
import {quote} from './textParts';

/** The literals of a declaration, in the order in which they are written. */
export function orderOf(
  node: ts.Node | undefined,
  checker: ts.TypeChecker,
): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  collectOrder(node, order, checker, 0);
  return order;
}

function collectOrder(
  node: ts.Node | undefined,
  order: Map<string, number>,
  checker: ts.TypeChecker,
  depth: number,
): void {
  if (node === undefined || depth > 12) {
    return;
  }
  if (ts.isLiteralTypeNode(node)) {
    const text = ts.isStringLiteral(node.literal)
      ? quote(node.literal.text)
      : node.literal.getText();
    if (!order.has(text)) {
      order.set(text, order.size);
    }
    return;
  }
  if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.exprName;
    const symbol = symbolAt(name, checker);
    const declaration = symbol?.declarations?.[0];
    if (
      declaration &&
      (ts.isTypeAliasDeclaration(declaration) ||
        ts.isVariableDeclaration(declaration))
    ) {
      collectOrder(declaration.type, order, checker, depth + 1);
    }
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const index = node.indexType;
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const property =
      ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal)
        ? checker.getPropertyOfType(owner, index.literal.text)
        : undefined;
    const [declaration] = property?.declarations ?? [];
    if (declaration && ts.isPropertySignature(declaration)) {
      collectOrder(declaration.type, order, checker, depth + 1);
    }
  }
  if (
    !ts.isTypeLiteralNode(node) &&
    !ts.isFunctionTypeNode(node) &&
    !ts.isInterfaceDeclaration(node)
  ) {
    ts.forEachChild(node, (child) =>
      collectOrder(child, order, checker, depth + 1),
    );
  }
}
