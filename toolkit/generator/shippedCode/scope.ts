/** Names inside functions of the JavaScript that packages ship. */
import ts from 'typescript';
import {boundName} from './syntax';

/** Whether an identifier stands for a value and is not a name of something. */
export function isUse(node: ts.Identifier): boolean {
  const {parent} = node;
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) &&
      (parent.name === node || parent.propertyName === node)) ||
    (ts.isVariableDeclaration(parent) && parent.name === node) ||
    ts.isParameter(parent)
  );
}

/** What a name is bound to. */
type LocalBinding = {
  readonly initializer: ts.Expression | undefined;
  /** The member that a pattern takes from the initializer. */
  readonly member?: string;
};

/** What a name is bound to inside the functions around it; parameters have no initializer. */
export function localBinding(node: ts.Identifier): LocalBinding | undefined {
  for (
    let scope: ts.Node | undefined = node.parent;
    scope !== undefined && !ts.isSourceFile(scope);
    scope = scope.parent as ts.Node | undefined
  ) {
    if (ts.isFunctionLike(scope)) {
      const isParameter = scope.parameters.some((parameter) =>
        bindsName(parameter.name, node.text),
      );
      if (isParameter) {
        return {initializer: undefined};
      }
    }
    if (!ts.isBlock(scope)) {
      continue;
    }
    for (const statement of scope.statements) {
      const declarations = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [];
      for (const {name, initializer} of declarations) {
        if (ts.isIdentifier(name) && name.text === node.text) {
          return {initializer};
        }
        if (ts.isObjectBindingPattern(name)) {
          const element = name.elements.find((candidate) =>
            bindsName(candidate.name, node.text),
          );
          if (element) {
            return {initializer, member: boundName(element)};
          }
        }
      }
    }
  }
  return undefined;
}

function bindsName(name: ts.BindingName, text: string): boolean {
  return ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some(
        (element) =>
          ts.isBindingElement(element) && bindsName(element.name, text),
      );
}

/** The initializer of a local variable. */
export function localInitializer(
  node: ts.Identifier,
): ts.Expression | undefined {
  const local = localBinding(node);
  return local?.member === undefined ? local?.initializer : undefined;
}
