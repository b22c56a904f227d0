/**
 * Reads the JavaScript that packages ship, without running it: where a name is
 * defined, and what a constant is.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';

/** A name at the top of a file. */
export type Definition = {
  readonly file: string;
  readonly name: string;
  readonly node: ts.Node;
};

type Imported = {readonly specifier: string; readonly name: string | undefined};

/** A parsed file. */
export type JavaScriptModule = {
  readonly file: string;
  readonly source: ts.SourceFile;
  /** Initializers, functions and classes at the top level. */
  readonly definitions: ReadonlyMap<string, ts.Node>;
  /** Names of `let` variables: what they hold is not what they begin with. */
  readonly variables: ReadonlySet<string>;
  /** `const {a} = b` at the top level: `a` is member `a` of `b`. */
  readonly picked: ReadonlyMap<
    string,
    {readonly from: ts.Expression; readonly member: string}
  >;
  readonly imports: ReadonlyMap<string, Imported>;
  /** What an exported name is: an expression, or a name in another file. */
  readonly exports: ReadonlyMap<string, ts.Expression>;
  readonly reexports: ReadonlyMap<string, Imported>;
  readonly starExports: readonly string[];
};

const modules = new Map<string, JavaScriptModule | undefined>();

/** Parses a file once; undefined when there is none. */
export function readModule(file: string): JavaScriptModule | undefined {
  if (!modules.has(file)) {
    modules.set(
      file,
      /\.[cm]?js$/.test(file) && fs.existsSync(file)
        ? parseModule(file)
        : undefined,
    );
  }
  return modules.get(file);
}

/** The file that a specifier means in a file, or undefined. */
export function resolveSpecifier(
  file: string,
  specifier: string,
): string | undefined {
  try {
    return createRequire(file).resolve(specifier);
  } catch {
    return undefined;
  }
}

function parseModule(file: string): JavaScriptModule {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const definitions = new Map<string, ts.Node>();
  const variables = new Set<string>();
  const picked = new Map<string, {from: ts.Expression; member: string}>();
  const imports = new Map<string, Imported>();
  const exported = new Map<string, ts.Expression>();
  const reexports = new Map<string, Imported>();
  const starExports: string[] = [];
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        const {name, initializer} = declaration;
        const specifier = initializer && requiredSpecifier(initializer);
        if (ts.isIdentifier(name)) {
          if (statement.declarationList.flags & ts.NodeFlags.Let) {
            variables.add(name.text);
          }
          if (specifier === undefined) {
            definitions.set(name.text, initializer ?? declaration);
          } else {
            imports.set(name.text, {specifier, name: undefined});
          }
        } else if (ts.isObjectBindingPattern(name) && initializer) {
          for (const element of name.elements) {
            if (ts.isIdentifier(element.name)) {
              picked.set(element.name.text, {
                from: initializer,
                member: boundName(element),
              });
            }
          }
        }
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      if (statement.name) {
        definitions.set(statement.name.text, statement);
      }
    } else if (ts.isClassDeclaration(statement)) {
      if (statement.name) {
        definitions.set(statement.name.text, statement);
      }
    } else if (ts.isImportDeclaration(statement)) {
      readImport(statement, imports);
    } else if (ts.isExportDeclaration(statement)) {
      readExport(statement, exported, reexports, starExports);
    } else if (ts.isExpressionStatement(statement)) {
      readCommonJs(statement.expression, exported, starExports);
    }
  }
  return {
    file,
    source,
    definitions,
    variables,
    picked,
    imports,
    exports: exported,
    reexports,
    starExports,
  };
}

/** `require("a")`, also inside `__importDefault(...)` and the like. */
function requiredSpecifier(expression: ts.Expression): string | undefined {
  if (!ts.isCallExpression(expression)) {
    return undefined;
  }
  const [argument] = expression.arguments;
  if (argument === undefined || !ts.isIdentifier(expression.expression)) {
    return undefined;
  }
  const {text} = expression.expression;
  if (text === 'require') {
    return ts.isStringLiteral(argument) ? argument.text : undefined;
  }
  return text.startsWith('__import') ? requiredSpecifier(argument) : undefined;
}

/** The property that a binding takes: `a` of `{a}`, `{a: b}` and `{a = 1}`. */
export function boundName(element: ts.BindingElement): string {
  const name = element.propertyName ?? element.name;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function readImport(
  statement: ts.ImportDeclaration,
  imports: Map<string, Imported>,
): void {
  const clause = statement.importClause;
  if (!clause || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return;
  }
  const specifier = statement.moduleSpecifier.text;
  if (clause.name) {
    imports.set(clause.name.text, {specifier, name: 'default'});
  }
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    imports.set(bindings.name.text, {specifier, name: undefined});
  }
  if (bindings && ts.isNamedImports(bindings)) {
    for (const element of bindings.elements) {
      imports.set(element.name.text, {
        specifier,
        name: (element.propertyName ?? element.name).text,
      });
    }
  }
}

function readExport(
  statement: ts.ExportDeclaration,
  exported: Map<string, ts.Expression>,
  reexports: Map<string, Imported>,
  starExports: string[],
): void {
  const {moduleSpecifier, exportClause} = statement;
  const specifier =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined;
  if (!exportClause) {
    if (specifier !== undefined) {
      starExports.push(specifier);
    }
    return;
  }
  if (!ts.isNamedExports(exportClause)) {
    return;
  }
  for (const element of exportClause.elements) {
    const local = element.propertyName ?? element.name;
    if (specifier !== undefined) {
      reexports.set(element.name.text, {specifier, name: local.text});
    } else if (ts.isIdentifier(local)) {
      exported.set(element.name.text, local);
    }
  }
}

function readCommonJs(
  expression: ts.Expression,
  exported: Map<string, ts.Expression>,
  starExports: string[],
): void {
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.EqualsToken
  ) {
    // exports.a = exports.b = ... = value
    const names: string[] = [];
    let current: ts.Expression = expression;
    while (
      ts.isBinaryExpression(current) &&
      ts.isPropertyAccessExpression(current.left) &&
      isExports(current.left.expression)
    ) {
      names.push(current.left.name.text);
      current = current.right;
    }
    const isPlaceholder = ts.isVoidExpression(current);
    for (const name of isPlaceholder ? [] : names) {
      exported.set(name, current);
    }
    return;
  }
  if (!ts.isCallExpression(expression)) {
    return;
  }
  const callee = expression.expression.getText();
  const [first, second, third] = expression.arguments;
  // Bundles: __export(target, {a: () => a})
  if (callee === '__export' && second && ts.isObjectLiteralExpression(second)) {
    for (const property of second.properties) {
      const name = property.name && propertyText(property.name);
      if (
        name !== undefined &&
        ts.isPropertyAssignment(property) &&
        ts.isArrowFunction(property.initializer) &&
        ts.isIdentifier(property.initializer.body)
      ) {
        exported.set(name, property.initializer.body);
      }
    }
  }
  if (callee === '__exportStar' && first) {
    const specifier = requiredSpecifier(first);
    if (specifier !== undefined) {
      starExports.push(specifier);
    }
  }
  if (
    callee === 'Object.defineProperty' &&
    first &&
    isExports(first) &&
    second &&
    ts.isStringLiteral(second) &&
    third &&
    ts.isObjectLiteralExpression(third)
  ) {
    const value = returnedBy(third);
    if (value) {
      exported.set(second.text, value);
    }
  }
}

function isExports(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'exports';
}

/** `value` of `{get: function () { return value; }}`. */
function returnedBy(
  descriptor: ts.ObjectLiteralExpression,
): ts.Expression | undefined {
  for (const property of descriptor.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'get' &&
      ts.isFunctionExpression(property.initializer)
    ) {
      const [statement] = property.initializer.body.statements;
      return statement && ts.isReturnStatement(statement)
        ? statement.expression
        : undefined;
    }
  }
  return undefined;
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
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.CommaToken
  ) {
    return unwrap(expression.right);
  }
  return expression;
}

/** What a file exports under a name. */
export function findExport(file: string, name: string): Definition | undefined {
  const module = readModule(file);
  if (!module) {
    return undefined;
  }
  const exported = module.exports.get(name);
  if (exported) {
    return (
      resolveExpression(file, exported) ?? {file, name, node: unwrap(exported)}
    );
  }
  const reexport = module.reexports.get(name);
  const candidates = [
    ...(reexport ? [reexport] : []),
    ...module.starExports.map((specifier) => ({specifier, name})),
  ];
  for (const candidate of candidates) {
    const target = resolveSpecifier(file, candidate.specifier);
    const found = target && findExport(target, candidate.name ?? name);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Where the value of a name or of `module.name` is defined. */
export function resolveExpression(
  file: string,
  expression: ts.Node,
): Definition | undefined {
  const module = readModule(file);
  const node = unwrap(expression);
  if (!module) {
    return undefined;
  }
  if (ts.isIdentifier(node)) {
    const definition = module.definitions.get(node.text);
    if (definition) {
      const value = unwrap(definition);
      const isAlias =
        !module.variables.has(node.text) &&
        (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value));
      return isAlias
        ? (resolveExpression(file, value) ?? {
            file,
            name: node.text,
            node: definition,
          })
        : {file, name: node.text, node: definition};
    }
    const {specifier, name} = module.imports.get(node.text) ?? {};
    const target =
      specifier === undefined ? undefined : resolveSpecifier(file, specifier);
    return target !== undefined && name !== undefined
      ? findExport(target, name)
      : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    if (isExports(node.expression)) {
      return findExport(file, node.name.text);
    }
    const imported = ts.isIdentifier(node.expression)
      ? module.imports.get(node.expression.text)
      : undefined;
    if (imported && imported.name === undefined) {
      const target = resolveSpecifier(file, imported.specifier);
      return target === undefined
        ? undefined
        : findExport(target, node.name.text);
    }
    const owner = resolveExpression(file, node.expression);
    const value = owner && memberOf(owner.node, node.name.text);
    return owner && value
      ? (resolveExpression(owner.file, value) ?? {
          file: owner.file,
          name: `${owner.name}.${node.name.text}`,
          node: value,
        })
      : undefined;
  }
  return undefined;
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
  if (ts.isBinaryExpression(node)) {
    return constantSum(file, node, depth);
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
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined' || node.text === 'Infinity') {
      return node.text;
    }
  }
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    const definition = resolveExpression(file, node);
    return definition && definition.node !== node && !isVariable(definition)
      ? constantText(definition.file, definition.node, depth + 1)
      : undefined;
  }
  return undefined;
}

/** Whether a definition can change while the code runs. */
export function isVariable({file, name}: Definition): boolean {
  return readModule(file)?.variables.has(name) ?? false;
}

function constantSum(
  file: string,
  node: ts.BinaryExpression,
  depth: number,
): string | undefined {
  const left = Number(constantText(file, node.left, depth + 1));
  const right = Number(constantText(file, node.right, depth + 1));
  if (!Number.isFinite(left) || !Number.isFinite(right)) {
    return undefined;
  }
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AsteriskToken:
      return String(left * right);
    case ts.SyntaxKind.PlusToken:
      return String(left + right);
    case ts.SyntaxKind.MinusToken:
      return String(left - right);
    case ts.SyntaxKind.SlashToken:
      return String(left / right);
    default:
      return undefined;
  }
}

/** `a ?? b ?? c`, also in the form that compilers write for older engines. */
export function nullishParts(expression: ts.Node): readonly ts.Node[] {
  const node = unwrap(expression);
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return [...nullishParts(node.left), ...nullishParts(node.right)];
  }
  // (_a = a) !== null && _a !== void 0 ? _a : b
  if (
    ts.isConditionalExpression(node) &&
    ts.isBinaryExpression(node.condition) &&
    node.condition.operatorToken.kind ===
      ts.SyntaxKind.AmpersandAmpersandToken &&
    ts.isBinaryExpression(node.condition.left) &&
    node.condition.left.right.kind === ts.SyntaxKind.NullKeyword &&
    ts.isBinaryExpression(node.condition.right) &&
    ts.isVoidExpression(node.condition.right.right)
  ) {
    const tested = unwrap(node.condition.left.left);
    const value =
      ts.isBinaryExpression(tested) &&
      tested.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? tested.right
        : tested;
    return [...nullishParts(value), ...nullishParts(node.whenFalse)];
  }
  return [node];
}
