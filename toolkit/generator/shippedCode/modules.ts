/** Parses the JavaScript that packages ship: what a file defines, imports and exports. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {boundName, isOperation, memberOf, propertyText} from './syntax';

type ImportedName = {
  readonly specifier: string;
  readonly name: string | undefined;
};

/** A parsed file. */
type JavaScriptModule = {
  readonly source: ts.SourceFile;
  /** Initializers, functions and classes at the top level. */
  readonly definitions: Map<string, ts.Node>;
  /** Names of `let` variables: what they hold is not what they begin with. */
  readonly variables: Set<string>;
  /** `const {a} = b` at the top level: `a` is member `a` of `b`. */
  readonly picked: Map<
    string,
    {readonly from: ts.Expression; readonly member: string}
  >;
  readonly imports: Map<string, ImportedName>;
  /** What an exported name is: an expression, or a name in another file. */
  readonly exports: Map<string, ts.Expression>;
  readonly reexports: Map<string, ImportedName>;
  readonly starExports: string[];
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
  const module: JavaScriptModule = {
    source: ts.createSourceFile(
      file,
      fs.readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.JS,
    ),
    definitions: new Map(),
    variables: new Set(),
    picked: new Map(),
    imports: new Map(),
    exports: new Map(),
    reexports: new Map(),
    starExports: [],
  };
  for (const statement of module.source.statements) {
    if (ts.isVariableStatement(statement)) {
      readVariables(statement.declarationList, module);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement)
    ) {
      if (statement.name) {
        module.definitions.set(statement.name.text, statement);
      }
    } else if (ts.isImportDeclaration(statement)) {
      readImport(statement, module);
    } else if (ts.isExportDeclaration(statement)) {
      readExport(statement, module);
    } else if (ts.isExpressionStatement(statement)) {
      readCommonJs(statement.expression, module);
    }
  }
  return module;
}

function readVariables(
  {declarations, flags}: ts.VariableDeclarationList,
  {definitions, variables, picked, imports}: JavaScriptModule,
): void {
  for (const declaration of declarations) {
    const {name, initializer} = declaration;
    const specifier = initializer && requiredSpecifier(initializer);
    if (ts.isIdentifier(name)) {
      if (flags & ts.NodeFlags.Let) {
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
          const member = boundName(element);
          picked.set(element.name.text, {from: initializer, member});
        }
      }
    }
  }
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

function readImport(
  statement: ts.ImportDeclaration,
  {imports}: JavaScriptModule,
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
  {moduleSpecifier, exportClause}: ts.ExportDeclaration,
  {exports: exported, reexports, starExports}: JavaScriptModule,
): void {
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
  {exports: exported, starExports}: JavaScriptModule,
): void {
  if (isOperation(expression, ts.SyntaxKind.EqualsToken)) {
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
    third
  ) {
    // {get: function () { return value; }}
    const getter = memberOf(third, 'get');
    const [statement] =
      getter && ts.isFunctionExpression(getter) ? getter.body.statements : [];
    if (statement && ts.isReturnStatement(statement) && statement.expression) {
      exported.set(second.text, statement.expression);
    }
  }
}

/** Whether an expression is the `exports` of a CommonJS module. */
export function isExports(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'exports';
}
