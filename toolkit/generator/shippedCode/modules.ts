/** Parses the JavaScript that packages ship: what a file defines, imports and exports. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {boundName, propertyText} from './syntax';

type ImportedName = {
  readonly specifier: string;
  readonly name: string | undefined;
};

/** A parsed file. */
type JavaScriptModule = {
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
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** What an exported name is: an expression, or a name in another file. */
  readonly exports: ReadonlyMap<string, ts.Expression>;
  readonly reexports: ReadonlyMap<string, ImportedName>;
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
  const imports = new Map<string, ImportedName>();
  const exported = new Map<string, ts.Expression>();
  const reexports = new Map<string, ImportedName>();
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

function readImport(
  statement: ts.ImportDeclaration,
  imports: Map<string, ImportedName>,
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
  reexports: Map<string, ImportedName>,
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

/** Whether an expression is the `exports` of a CommonJS module. */
export function isExports(expression: ts.Expression): boolean {
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
