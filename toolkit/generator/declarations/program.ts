/** One TypeScript program over the declarations of every documented package. */
import path from 'node:path';
import ts from 'typescript';
import {toolkitPackageOf} from '../packages';

/** The compiler's own declarations: parsed once, however many releases are read. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const dir = path.dirname(ts.getDefaultLibFilePath(options));
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (path.dirname(file) !== dir) {
      return read(file, ...rest);
    }
    const library = libraries.get(file) ?? read(file, ...rest);
    libraries.set(file, library);
    return library;
  };
  return host;
}

/** Loads declaration files and everything that they import. */
export function createProgram(
  toolkitDir: string,
  files: readonly string[],
): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node', 'react'],
    typeRoots: [path.join(toolkitDir, 'node_modules/@types')],
    // Unions are in the same order whatever was looked at before them.
    stableTypeOrdering: true,
  };
  return ts.createProgram(files, options, createHost(options));
}

/** The symbol behind re-exports. */
export function resolveSymbol(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/**
 * Whether a symbol is declared in a package of the toolkit, and nowhere else: to
 * `HTMLCanvasElement` the toolkit only adds members.
 */
export function isToolkitSymbol({declarations = []}: ts.Symbol): boolean {
  return (
    declarations.length > 0 &&
    declarations.every(
      (declaration) =>
        toolkitPackageOf(declaration.getSourceFile().fileName) !== undefined,
    )
  );
}

/** The symbol of a type; the compiler's own declarations hide that it may lack one. */
export function symbolOf(type: ts.Type): ts.Symbol | undefined {
  return type.symbol;
}

/** The type that the declaration of a member writes down. */
export function declaredTypeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const [declaration] = symbol.declarations ?? [];
  return declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/** What a name means, behind all imports. */
export function symbolAt(
  name: ts.Node,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && resolveSymbol(checker, symbol);
}
