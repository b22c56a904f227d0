/** Forms in which packages ship their code: what a compiler wraps around a value. */
import ts from 'typescript';

/** A node and everything in it, in the order of the code. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of childrenOf(node)) {
    yield* nodesIn(child);
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  // forEachChild stops at a callback that returns something, so this one returns nothing.
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** Whether a node joins two parts with an operator: `a = b`, `a ?? b`. */
export function isOperation(
  node: ts.Node,
  operator: ts.BinaryOperator,
): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === operator;
}

/** The property that a binding takes: `a` of `{a}`, `{a: b}` and `{a = 1}`. */
export function boundName(element: ts.BindingElement): string {
  const name = element.propertyName ?? element.name;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** Chooses between this major release and the next one; false in this one. */
const NEXT_MAJOR = /\bENABLE_V5_BREAKING_CHANGES$/;

/**
 * `(0, a.b)` is `a.b`; parentheses do not matter either, and of a choice between
 * this major release and the next one, the first counts.
 */
export function unwrap(expression: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(expression)) {
    return unwrap(expression.expression);
  }
  if (
    ts.isConditionalExpression(expression) &&
    NEXT_MAJOR.test(expression.condition.getText())
  ) {
    return unwrap(expression.whenFalse);
  }
  if (isOperation(expression, ts.SyntaxKind.CommaToken)) {
    return unwrap(expression.right);
  }
  return expression;
}

/** The value of a property of an object literal. */
export function memberOf(node: ts.Node, name: string): ts.Node | undefined {
  const object = unwrap(node);
  if (!ts.isObjectLiteralExpression(object)) {
    return undefined;
  }
  for (const property of object.properties) {
    const own = property.name && propertyText(property.name);
    if (own === name) {
      if (ts.isPropertyAssignment(property)) {
        return property.initializer;
      }
      return ts.isShorthandPropertyAssignment(property)
        ? property.name
        : property;
    }
  }
  return undefined;
}

/** The name of a property, where it is written down. */
export function propertyText(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) ||
    ts.isStringLiteral(name) ||
    ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

/** `a ?? b ?? c`, also in the form that compilers write for older engines. */
export function nullishParts(expression: ts.Node): readonly ts.Node[] {
  const node = unwrap(expression);
  if (isOperation(node, ts.SyntaxKind.QuestionQuestionToken)) {
    return [...nullishParts(node.left), ...nullishParts(node.right)];
  }
  // (_a = a) !== null && _a !== void 0 ? _a : b
  if (
    ts.isConditionalExpression(node) &&
    isOperation(node.condition, ts.SyntaxKind.AmpersandAmpersandToken) &&
    ts.isBinaryExpression(node.condition.left) &&
    node.condition.left.right.kind === ts.SyntaxKind.NullKeyword &&
    ts.isBinaryExpression(node.condition.right) &&
    ts.isVoidExpression(node.condition.right.right)
  ) {
    const tested = unwrap(node.condition.left.left);
    const value = isOperation(tested, ts.SyntaxKind.EqualsToken)
      ? tested.right
      : tested;
    return [...nullishParts(value), ...nullishParts(node.whenFalse)];
  }
  return [node];
}
