/** Finds what names in declaration files mean, by their syntax. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readPackage, toolkitPackageOf} from '../packages';
import type {Release} from './releases';

/** A piece of syntax, and what it stands in. */
export type Piece = {
  readonly node: ts.Node;
  readonly file: ts.SourceFile;
  /** What the type parameters in it stand for. */
  readonly bound: ReadonlyMap<string, Piece>;
};

/** Declarations of a name. */
export type Found = {
  readonly pieces: readonly Piece[];
  /** Whether there may be more, in files that are not there. */
  readonly isOpen: boolean;
};

const NOTHING: Found = {pieces: [], isOpen: false};
const UNKNOWN: Found = {pieces: [], isOpen: true};

function join(found: readonly Found[]): Found {
  return {
    pieces: found.flatMap(({pieces}) => pieces),
    isOpen: found.some(({isOpen}) => isOpen),
  };
}

/** Names that a statement declares, with what declares them. */
function declared(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(
      (node): [string, ts.Node][] =>
        ts.isIdentifier(node.name) ? [[node.name.text, node]] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, statement]] : [];
}

/** Statements of a file, those of `declare global` included. */
function statementsOf(file: ts.SourceFile): ts.Statement[] {
  return file.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) &&
    statement.body &&
    ts.isModuleBlock(statement.body) &&
    statement.name.text === 'global'
      ? [...statement.body.statements]
      : [statement],
  );
}

/** Whether a name is another toolkit package's. */
const isToolkit = (specifier: string): boolean =>
  toolkitPackageOf(`/node_modules/${specifier}/`) !== undefined;

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(
    ({kind}) => kind === ts.SyntaxKind.ExportKeyword,
  );

/** The declaration files of a release, and of its siblings of the same version. */
export class Declarations {
  private readonly files = new Map<string, ts.SourceFile>();
  private readonly entries = new Map<string, readonly string[]>();

  /** @param siblings toolkit packages of the same version, by name */
  constructor(private readonly siblings: ReadonlyMap<string, Release>) {}

  /** Toolkit packages that were asked for and are not among the siblings. */
  readonly missing = new Set<string>();

  /** What a package exports under a name, from any entry point. */
  findPublic(packageName: string, name: string): Found | undefined {
    const entries = this.entriesOf(packageName, undefined);
    if (entries.length === 0) {
      return undefined;
    }
    return join(
      entries.map((entry) => this.findExport(this.parse(entry), name)),
    );
  }

  /** What a name means in a file. */
  findLocal(file: ts.SourceFile, name: string): Found {
    const own = statementsOf(file).flatMap((statement) =>
      declared(statement)
        .filter(([declaredName]) => declaredName === name)
        .map(([, node]): Piece => ({node, file, bound: new Map()})),
    );
    return own.length > 0
      ? {pieces: own, isOpen: false}
      : this.findImported(file, name);
  }

  /** What `left.right` means in a file. */
  findQualified(file: ts.SourceFile, left: string, right: string): Found {
    for (const statement of file.statements) {
      if (
        ts.isImportDeclaration(statement) &&
        statement.importClause?.namedBindings &&
        ts.isNamespaceImport(statement.importClause.namedBindings) &&
        statement.importClause.namedBindings.name.text === left
      ) {
        return this.findIn(file, statement.moduleSpecifier, right);
      }
    }
    const namespace = this.findLocal(file, left);
    return join([
      {pieces: [], isOpen: namespace.isOpen},
      ...namespace.pieces.map((piece) =>
        ts.isModuleDeclaration(piece.node) &&
        piece.node.body &&
        ts.isModuleBlock(piece.node.body)
          ? {
              isOpen: false,
              pieces: piece.node.body.statements.flatMap((statement) =>
                declared(statement)
                  .filter(([declaredName]) => declaredName === right)
                  .map(([, node]) => ({...piece, node})),
              ),
            }
          : UNKNOWN,
      ),
    ]);
  }

  /** What a module exports under a name, as seen from a file. */
  findIn(file: ts.SourceFile, specifier: ts.Node, name: string): Found {
    const targets = this.resolve(
      file,
      ts.isStringLiteral(specifier) ? specifier.text : '',
    );
    return targets === 'foreign'
      ? NOTHING
      : targets.length === 0
        ? UNKNOWN
        : join(
            targets.map((target) => this.findExport(this.parse(target), name)),
          );
  }

  private findImported(file: ts.SourceFile, name: string): Found {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || !statement.importClause) {
        continue;
      }
      const {name: standard, namedBindings} = statement.importClause;
      if (standard?.text === name) {
        return this.findIn(file, statement.moduleSpecifier, 'default');
      }
      const named =
        namedBindings && ts.isNamedImports(namedBindings)
          ? namedBindings.elements.find((element) => element.name.text === name)
          : undefined;
      if (named) {
        return this.findIn(
          file,
          statement.moduleSpecifier,
          (named.propertyName ?? named.name).text,
        );
      }
    }
    // A name of the language or of the browser.
    return NOTHING;
  }

  private findExport(
    file: ts.SourceFile,
    name: string,
    seen: ReadonlySet<ts.SourceFile> = new Set(),
  ): Found {
    if (seen.has(file)) {
      return NOTHING;
    }
    const found: Found[] = [];
    for (const statement of statementsOf(file)) {
      const own = declared(statement).filter(
        ([declaredName]) => declaredName === name && isExported(statement),
      );
      if (own.length > 0) {
        found.push({
          pieces: own.map(([, node]) => ({node, file, bound: new Map()})),
          isOpen: false,
        });
      } else if (ts.isExportAssignment(statement) && name === 'default') {
        found.push({
          pieces: [{node: statement.expression, file, bound: new Map()}],
          isOpen: false,
        });
      } else if (ts.isExportDeclaration(statement)) {
        found.push(this.findReexport(file, statement, name, seen));
      }
    }
    return join(found);
  }

  private findReexport(
    file: ts.SourceFile,
    {exportClause, moduleSpecifier}: ts.ExportDeclaration,
    name: string,
    seen: ReadonlySet<ts.SourceFile>,
  ): Found {
    if (
      !exportClause &&
      moduleSpecifier &&
      ts.isStringLiteral(moduleSpecifier)
    ) {
      const targets = this.resolve(file, moduleSpecifier.text);
      return targets === 'foreign'
        ? NOTHING
        : targets.length === 0
          ? UNKNOWN
          : join(
              targets.map((target) =>
                this.findExport(
                  this.parse(target),
                  name,
                  new Set([...seen, file]),
                ),
              ),
            );
    }
    if (!exportClause || ts.isNamespaceExport(exportClause)) {
      return exportClause?.name.text === name ? UNKNOWN : NOTHING;
    }
    const element = exportClause.elements.find(
      (entry) => entry.name.text === name,
    );
    if (!element) {
      return NOTHING;
    }
    const original = (element.propertyName ?? element.name).text;
    const found = moduleSpecifier
      ? this.findIn(file, moduleSpecifier, original)
      : this.findLocal(file, original);
    // It is exported for certain, whatever it is.
    return found.pieces.length > 0
      ? found
      : {pieces: [{node: element, file, bound: new Map()}], isOpen: true};
  }

  /** Files behind a specifier; none where they are missing. */
  private resolve(
    file: ts.SourceFile,
    specifier: string,
  ): readonly string[] | 'foreign' {
    if (!specifier.startsWith('.')) {
      return isToolkit(specifier)
        ? this.entriesOf(specifier, specifier)
        : 'foreign';
    }
    const base = path.resolve(path.dirname(file.fileName), specifier);
    const target = [
      base.replace(/\.(?:[cm]?js|jsx|d\.ts)$/, '') + '.d.ts',
      `${base}.d.ts`,
      base.replace(/\.mjs$/, '.d.mts'),
      path.join(base, 'index.d.ts'),
    ].find(
      (candidate) =>
        fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
    );
    return target ? [target] : [];
  }

  private entriesOf(
    specifier: string,
    only: string | undefined,
  ): readonly string[] {
    const key = `${specifier} ${only ?? ''}`;
    const cached = this.entries.get(key);
    if (cached) {
      return cached;
    }
    const name = toolkitPackageOf(`/node_modules/${specifier}/`) ?? specifier;
    const release = this.siblings.get(name);
    if (!release) {
      this.missing.add(name);
    }
    const entries = release
      ? readPackage(release.dir, true)
          .entryPoints.filter((entry) => !only || entry.specifier === only)
          .map(({types}) => types)
      : [];
    this.entries.set(key, entries);
    return entries;
  }

  private parse(file: string): ts.SourceFile {
    const parsed =
      this.files.get(file) ??
      ts.createSourceFile(
        file,
        fs.readFileSync(file, 'utf8'),
        ts.ScriptTarget.Latest,
      );
    this.files.set(file, parsed);
    return parsed;
  }
}
