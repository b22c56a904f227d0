/** Constants in the code that packages ship, as expressions. */
import ts from 'typescript';
import {isOperation, propertyText, unwrap} from './syntax';
import {isVariable, resolveExpression} from './resolve';

/** The value of an expression that is a constant, as an expression. */
export function constantText(
  file: string,
  expression: ts.Node,
  depth = 0,
): string | undefined {
  const node = unwrap(expression);
  if (depth > 8) {
    return undefined;
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return `'${node.text.replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  }
  if (ts.isNumericLiteral(node)) {
    return String(Number(node.text));
  }
  if (
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  ) {
    return node.getText();
  }
  if (ts.isVoidExpression(node)) {
    return 'undefined';
  }
  // `(num) => num`, by which nothing changes.
  if (ts.isArrowFunction(node) && ts.isIdentifier(node.body)) {
    const [only] = node.parameters;
    return node.parameters.length === 1 &&
      only?.name.getText() === node.body.text
      ? node.getText()
      : undefined;
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = constantText(file, node.operand, depth + 1);
    const isNumber =
      operand !== undefined && /^[\d.]+$|^Infinity$/.test(operand);
    if (node.operator === ts.SyntaxKind.MinusToken && isNumber) {
      return `-${operand}`;
    }
    if (node.operator === ts.SyntaxKind.ExclamationToken) {
      return operand === '0' ? 'true' : operand === '1' ? 'false' : undefined;
    }
    return undefined;
  }
  // A product such as `30 * 1000`, in which packages write durations.
  if (isOperation(node, ts.SyntaxKind.AsteriskToken)) {
    const [left, right] = [node.left, node.right].map((factor) =>
      Number(constantText(file, factor, depth + 1)),
    );
    const product = Number(left) * Number(right);
    return Number.isFinite(product) ? String(product) : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const parts = node.elements.map((element) =>
      constantText(file, element, depth + 1),
    );
    return parts.every((part) => part !== undefined)
      ? `[${parts.join(', ')}]`
      : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const parts = node.properties.map((property) => {
      const name = property.name && propertyText(property.name);
      const value = ts.isPropertyAssignment(property)
        ? constantText(file, property.initializer, depth + 1)
        : undefined;
      return name !== undefined && value !== undefined
        ? `${name}: ${value}`
        : undefined;
    });
    return parts.every((part) => part !== undefined)
      ? `{${parts.join(', ')}}`
      : undefined;
  }
  if (ts.isIdentifier(node) && /^(?:undefined|Infinity)$/.test(node.text)) {
    return node.text;
  }
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    const definition = resolveExpression(file, node);
    return definition && definition.node !== node && !isVariable(definition)
      ? constantText(definition.file, definition.node, depth + 1)
      : undefined;
  }
  return undefined;
}
