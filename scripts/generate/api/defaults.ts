/**
 * Defaults of options, props and arguments, read from the code that packages
 * ship. Only what is certain counts: a value that cannot be worked out, or of
 * which the code says two different things, is left out.
 */
import fs from 'node:fs';
import ts from 'typescript';
import {
  boundName,
  constantText,
  findExport,
  nullishParts,
  propertyText,
  resolveExpression,
  unwrap,
  type Definition,
} from './javaScript';
import {toolkitPackageOf} from './packages';

/** Values by the name of the option, prop or argument. */
type Values = ReadonlyMap<string, string>;

/** How far options are followed from function to function. */
const MAX_DEPTH = 4;

const NONE: Values = new Map();

type FunctionNode =
  | ts.ArrowFunction
  | ts.FunctionExpression
  | ts.FunctionDeclaration
  | ts.MethodDeclaration;

/** Names of variables that hold an option, or the whole object of options. */
type Scope = {
  readonly options: Map<string, string>;
  readonly objects: Set<string>;
};

/** The code of something that a declaration file declares. */
export function findImplementation(
  declarationFile: string,
  declaredName: string,
  entry: {readonly code?: string; readonly exportName: string},
): Definition | undefined {
  const sibling = declarationFile.replace(/\.d\.ts$/, '.js');
  if (fs.existsSync(sibling)) {
    const found = findExport(sibling, declaredName);
    if (found) {
      return found;
    }
  }
  return entry.code === undefined
    ? undefined
    : findExport(entry.code, entry.exportName);
}

/** Defaults of everything that a function or component takes. */
export function readDefaults(definition: Definition, depth = 0): Values {
  const found = findFunction(definition, 0);
  return found && depth < MAX_DEPTH
    ? readFunction(found.file, found.node, depth)
    : NONE;
}

/** Defaults of the arguments of a static method. */
export function readStaticDefaults(
  definition: Definition,
  method: string,
): Values {
  const node = unwrap(definition.node);
  if (!ts.isClassLike(node)) {
    return NONE;
  }
  const member = node.members.find(
    (candidate) =>
      ts.isMethodDeclaration(candidate) &&
      propertyText(candidate.name) === method,
  );
  return member && ts.isMethodDeclaration(member)
    ? readFunction(definition.file, member, 0)
    : NONE;
}

/** The function inside `forwardRef(...)`, `memo(...)` and other wrappers. */
function findFunction(
  definition: Definition,
  depth: number,
): {readonly file: string; readonly node: FunctionNode} | undefined {
  const node = unwrap(definition.node);
  if (depth > 4) {
    return undefined;
  }
  if (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node)
  ) {
    return {file: definition.file, node};
  }
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  const target =
    argument ??
    (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
      ? node
      : undefined);
  if (target === undefined) {
    return undefined;
  }
  const next = resolveExpression(definition.file, target) ?? {
    ...definition,
    node: target,
  };
  return next.node === definition.node
    ? undefined
    : findFunction(next, depth + 1);
}

function readFunction(file: string, node: FunctionNode, depth: number): Values {
  const values = new Candidates();
  const scope: Scope = {options: new Map(), objects: new Set()};
  for (const parameter of node.parameters) {
    readBinding(file, parameter.name, parameter.initializer, scope, values);
  }
  const followed: Values[] = [];
  const visit = (current: ts.Node): void => {
    if (
      ts.isVariableDeclaration(current) &&
      ts.isObjectBindingPattern(current.name) &&
      current.initializer &&
      isWholeObject(current.initializer, scope)
    ) {
      readBinding(file, current.name, undefined, scope, values);
    }
    readFallback(file, current, scope, values);
    if (ts.isCallExpression(current)) {
      followed.push(follow(file, current, scope, depth));
    }
    ts.forEachChild(current, visit);
  };
  if (node.body) {
    visit(node.body);
  }
  const own = values.certain();
  const inherited = new Candidates();
  for (const found of followed) {
    for (const [name, value] of found) {
      if (!values.has(name)) {
        inherited.add(name, value);
      }
    }
  }
  return new Map([...inherited.certain(), ...own]);
}

/** Notes the names that a parameter binds, and the defaults in its pattern. */
function readBinding(
  file: string,
  name: ts.BindingName,
  initializer: ts.Expression | undefined,
  scope: Scope,
  values: Candidates,
): void {
  if (ts.isIdentifier(name)) {
    scope.options.set(name.text, name.text);
    scope.objects.add(name.text);
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
      scope.objects.add(element.name.text);
      continue;
    }
    const option = boundName(element);
    scope.options.set(element.name.text, option);
    if (element.initializer) {
      values.add(option, constantText(file, element.initializer));
    }
  }
}

/** `option ?? value`, and `option === undefined ? value : option`. */
function readFallback(
  file: string,
  node: ts.Node,
  scope: Scope,
  values: Candidates,
): void {
  const parts = nullishParts(node);
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (parts.length > 1 && first && last) {
    const option = optionOf(first, scope);
    if (option !== undefined) {
      values.add(option, constantText(file, last));
    }
    return;
  }
  if (!ts.isConditionalExpression(node)) {
    return;
  }
  const option = optionOf(node.whenFalse, scope);
  const {condition} = node;
  if (
    option === undefined ||
    !ts.isBinaryExpression(condition) ||
    condition.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken
  ) {
    return;
  }
  const tested = ts.isTypeOfExpression(condition.left)
    ? condition.left.expression
    : condition.left;
  const isUndefined = /^(?:'undefined'|"undefined"|undefined|void 0)$/.test(
    condition.right.getText(),
  );
  if (isUndefined && optionOf(tested, scope) === option) {
    values.add(option, constantText(file, node.whenTrue));
  }
}

/** The option that an expression reads: `a`, or `options.a`. */
function optionOf(expression: ts.Node, scope: Scope): string | undefined {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) {
    return scope.options.get(node.text);
  }
  return ts.isPropertyAccessExpression(node) &&
    isWholeObject(node.expression, scope)
    ? node.name.text
    : undefined;
}

function isWholeObject(expression: ts.Node, scope: Scope): boolean {
  const node = unwrap(expression);
  return ts.isIdentifier(node) && scope.objects.has(node.text);
}

/** Defaults that a function sets to which options are handed on. */
function follow(
  file: string,
  call: ts.CallExpression,
  scope: Scope,
  depth: number,
): Values {
  const isJsx = /(?:^|[._])(?:jsxs?|jsxDEV|createElement)$/.test(
    unwrap(call.expression).getText(),
  );
  const [first, second] = call.arguments;
  const callee = isJsx ? first : call.expression;
  const argument = isJsx ? second : first;
  if (!callee || !argument) {
    return NONE;
  }
  const handedOn = handedOptions(argument, scope);
  if (handedOn === undefined) {
    return NONE;
  }
  const target = resolveExpression(file, callee);
  if (!target || toolkitPackageOf(target.file) === undefined) {
    return NONE;
  }
  const result = new Map<string, string>();
  for (const [name, value] of readDefaults(target, depth + 1)) {
    const option = handedOn(name);
    if (option !== undefined) {
      result.set(option, value);
    }
  }
  return result;
}

/** Under which of our names an argument of another function is known, if it is handed on. */
function handedOptions(
  argument: ts.Expression,
  scope: Scope,
): ((name: string) => string | undefined) | undefined {
  const node = unwrap(argument);
  if (isWholeObject(node, scope)) {
    return (name) => name;
  }
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const named = new Map<string, string | undefined>();
  let isSpread = false;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      isSpread ||= isWholeObject(property.expression, scope);
    } else if (ts.isShorthandPropertyAssignment(property)) {
      named.set(property.name.text, scope.options.get(property.name.text));
    } else if (ts.isPropertyAssignment(property)) {
      const name = propertyText(property.name);
      if (name !== undefined) {
        named.set(name, optionOf(property.initializer, scope));
      }
    }
  }
  return (name) =>
    named.has(name) ? named.get(name) : isSpread ? name : undefined;
}

/** What the code says of each name; a contradiction rules a name out. */
class Candidates {
  private readonly values = new Map<string, Set<string | undefined>>();

  add(name: string, value: string | undefined): void {
    this.values.set(name, (this.values.get(name) ?? new Set()).add(value));
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  certain(): Map<string, string> {
    const result = new Map<string, string>();
    for (const [name, values] of this.values) {
      const [only, ...others] = values;
      if (only !== undefined && only !== 'undefined' && others.length === 0) {
        result.set(name, only);
      }
    }
    return result;
  }
}
