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
  memberOf,
  nullishParts,
  propertyText,
  resolveExpression,
  unwrap,
  type Definition,
} from './javaScript';
import {toolkitPackageOf} from '../packages';

/**
 * Values by the name of the option, prop or argument; `config.damping` is a
 * member of an option.
 */
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

/** @param member The one member of the first argument that holds the options. */
function readFunction(
  file: string,
  node: FunctionNode,
  depth: number,
  member?: string,
): Values {
  const values = new Candidates();
  const scope: Scope = {options: new Map(), objects: new Set()};
  for (const {name, initializer} of node.parameters) {
    const binding = member === undefined ? name : bindingOf(name, member);
    if (binding) {
      readBinding(file, binding, initializer, scope, values);
    }
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
    readAssigned(file, current, scope, values);
    readMerged(file, current, scope, values);
    if (ts.isCallExpression(current)) {
      followed.push(follow(file, current, scope, depth));
    }
    if (ts.isObjectLiteralExpression(current)) {
      followed.push(followPresentation(file, current, scope, depth));
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
  const last = parts.at(-1);
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

/** `let a = value; if (options.a !== undefined) { a = options.a; }` */
function readAssigned(
  file: string,
  node: ts.Node,
  scope: Scope,
  values: Candidates,
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
  const {text} = name;
  const block = node.parent.parent.parent;
  ts.forEachChild(block, (statement) => {
    const assigned = ts.isIfStatement(statement)
      ? assignedIn(statement.thenStatement, text)
      : undefined;
    const option = assigned && optionOf(assigned, scope);
    const isGuard =
      ts.isIfStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.operatorToken.kind ===
        ts.SyntaxKind.ExclamationEqualsEqualsToken &&
      /^(?:undefined|void 0)$/.test(statement.expression.right.getText()) &&
      optionOf(statement.expression.left, scope) === option;
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
  const [only] = statements;
  return only &&
    statements.length === 1 &&
    ts.isExpressionStatement(only) &&
    ts.isBinaryExpression(only.expression) &&
    only.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    only.expression.left.getText() === variable
    ? only.expression.right
    : undefined;
}

/** `{...defaultConfig, ...config}`: defaults of the members of an option. */
function readMerged(
  file: string,
  node: ts.Node,
  scope: Scope,
  values: Candidates,
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
  const option = optionOf(second.expression, scope);
  const fallback = resolveExpression(file, first.expression);
  const object = fallback && unwrap(fallback.node);
  if (
    option === undefined ||
    !object ||
    !ts.isObjectLiteralExpression(object)
  ) {
    return;
  }
  const prefix = isWholeObject(second.expression, scope) ? '' : `${option}.`;
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

/** The option that an expression reads: `a`, or `options.a`. */
function optionOf(expression: ts.Node, scope: Scope): string | undefined {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) {
    return scope.options.get(node.text);
  }
  // options === null || options === void 0 ? void 0 : options.a
  const access =
    ts.isConditionalExpression(node) && ts.isVoidExpression(node.whenTrue)
      ? unwrap(node.whenFalse)
      : node;
  return ts.isPropertyAccessExpression(access) &&
    isWholeObject(access.expression, scope)
    ? access.name.text
    : undefined;
}

/** Whether an expression is the object of options: `options`, `options ?? {}`. */
function isWholeObject(expression: ts.Node, scope: Scope): boolean {
  const [first = expression] = nullishParts(expression);
  const node = unwrap(first);
  return ts.isIdentifier(node) && scope.objects.has(node.text);
}

/** What a pattern binds a member to: `{options: {a, b}}` has `{a, b}`. */
function bindingOf(
  pattern: ts.BindingName,
  member: string,
): ts.BindingName | undefined {
  return ts.isObjectBindingPattern(pattern)
    ? pattern.elements.find((element) => boundName(element) === member)?.name
    : undefined;
}

/** `{component: Slide, props}`: the component of a transition gets our options as `passedProps`. */
function followPresentation(
  file: string,
  object: ts.ObjectLiteralExpression,
  scope: Scope,
  depth: number,
): Values {
  const component = memberOf(object, 'component');
  const props = memberOf(object, 'props');
  if (!component || !props || !isWholeObject(props, scope)) {
    return NONE;
  }
  const target = resolveExpression(file, component);
  const found = target && findFunction(target, 0);
  return found
    ? readFunction(found.file, found.node, depth + 1, 'passedProps')
    : NONE;
}

/** Defaults that a function sets to which options are handed on. */
function follow(
  file: string,
  call: ts.CallExpression,
  scope: Scope,
  depth: number,
): Values {
  // A bundler numbers names that it meets twice.
  const isJsx = /(?:^|[._])(?:jsxs?|jsxDEV|createElement)\d*$/.test(
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
    // `config.damping` is known wherever `config` is handed on.
    const [head = name, ...rest] = name.split('.');
    const option = handedOn(head);
    if (option !== undefined) {
      result.set([option, ...rest].join('.'), value);
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
