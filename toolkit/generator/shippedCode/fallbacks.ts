/** The forms in which code gives an option its default. */
import ts from 'typescript';
import {
  boundName,
  isOperation,
  nullishParts,
  propertyText,
  unwrap,
} from './syntax';
import {constantText} from './constants';
import {resolveExpression} from './resolve';
import {isWholeObject, optionOf, type DefaultsReading} from './optionBindings';

/** Notes the names that a parameter binds, and the defaults in its pattern. */
export function readBinding(
  name: ts.BindingName,
  initializer: ts.Expression | undefined,
  {file, bindings, values}: DefaultsReading,
): void {
  if (ts.isIdentifier(name)) {
    bindings.options.set(name.text, name.text);
    bindings.objects.add(name.text);
    if (initializer) {
      values.add(name.text, constantText(file, initializer));
    }
    return;
  }
  if (!ts.isObjectBindingPattern(name)) {
    return;
  }
  for (const element of name.elements) {
    if (!ts.isIdentifier(element.name)) {
      continue;
    }
    if (element.dotDotDotToken) {
      bindings.objects.add(element.name.text);
      continue;
    }
    const option = boundName(element);
    bindings.options.set(element.name.text, option);
    if (element.initializer) {
      values.add(option, constantText(file, element.initializer));
    }
  }
}

/** `option ?? value`, and `option === undefined ? value : option`. */
export function readFallback(
  node: ts.Node,
  {file, bindings, values}: DefaultsReading,
): void {
  const parts = nullishParts(node);
  const [first] = parts;
  const last = parts.at(-1);
  if (parts.length > 1 && first && last) {
    const option = optionOf(first, bindings);
    if (option !== undefined) {
      values.add(option, constantText(file, last));
    }
    return;
  }
  if (!ts.isConditionalExpression(node)) {
    return;
  }
  const option = optionOf(node.whenFalse, bindings);
  const {condition} = node;
  if (
    option === undefined ||
    !isOperation(condition, ts.SyntaxKind.EqualsEqualsEqualsToken)
  ) {
    return;
  }
  const tested = ts.isTypeOfExpression(condition.left)
    ? condition.left.expression
    : condition.left;
  const isUndefined = /^(?:'undefined'|"undefined"|undefined|void 0)$/.test(
    condition.right.getText(),
  );
  if (isUndefined && optionOf(tested, bindings) === option) {
    values.add(option, constantText(file, node.whenTrue));
  }
}

/** `let a = value; if (options.a !== undefined) { a = options.a; }` */
export function readAssigned(
  node: ts.Node,
  {file, bindings, values}: DefaultsReading,
): void {
  if (
    !ts.isVariableDeclaration(node) ||
    !ts.isIdentifier(node.name) ||
    !node.initializer ||
    !ts.isVariableDeclarationList(node.parent) ||
    (node.parent.flags & ts.NodeFlags.Const) !== 0
  ) {
    return;
  }
  const {initializer, name} = node;
  ts.forEachChild(node.parent.parent.parent, (statement) => {
    if (!ts.isIfStatement(statement)) {
      return;
    }
    const {expression: guard, thenStatement} = statement;
    const assigned = assignedIn(thenStatement, name.text);
    const option = assigned && optionOf(assigned, bindings);
    const isGuard =
      isOperation(guard, ts.SyntaxKind.ExclamationEqualsEqualsToken) &&
      /^(?:undefined|void 0)$/.test(guard.right.getText()) &&
      optionOf(guard.left, bindings) === option;
    if (option !== undefined && isGuard) {
      values.add(option, constantText(file, initializer));
    }
  });
}

/** What a block of one statement assigns to a variable. */
function assignedIn(
  block: ts.Statement,
  variable: string,
): ts.Expression | undefined {
  const statements = ts.isBlock(block) ? [...block.statements] : [block];
  const [only, ...others] = statements;
  return only &&
    others.length === 0 &&
    ts.isExpressionStatement(only) &&
    isOperation(only.expression, ts.SyntaxKind.EqualsToken) &&
    only.expression.left.getText() === variable
    ? only.expression.right
    : undefined;
}

/** `{...defaultConfig, ...config}`: defaults of the members of an option. */
export function readMerged(
  node: ts.Node,
  {file, bindings, values}: DefaultsReading,
): void {
  if (!ts.isObjectLiteralExpression(node)) {
    return;
  }
  const [first, second, ...others] = node.properties;
  if (
    !first ||
    !second ||
    others.length > 0 ||
    !ts.isSpreadAssignment(first) ||
    !ts.isSpreadAssignment(second)
  ) {
    return;
  }
  const option = optionOf(second.expression, bindings);
  const fallback = resolveExpression(file, first.expression);
  const object = fallback && unwrap(fallback.node);
  if (
    option === undefined ||
    !object ||
    !ts.isObjectLiteralExpression(object)
  ) {
    return;
  }
  const prefix = isWholeObject(second.expression, bindings) ? '' : `${option}.`;
  for (const property of object.properties) {
    const name = property.name && propertyText(property.name);
    if (name !== undefined && ts.isPropertyAssignment(property)) {
      values.add(
        prefix + name,
        constantText(fallback.file, property.initializer),
      );
    }
  }
}

/** What a pattern binds a member to: `{options: {a, b}}` has `{a, b}`. */
export function bindingOf(
  pattern: ts.BindingName,
  member: string,
): ts.BindingName | undefined {
  return ts.isObjectBindingPattern(pattern)
    ? pattern.elements.find((element) => boundName(element) === member)?.name
    : undefined;
}
