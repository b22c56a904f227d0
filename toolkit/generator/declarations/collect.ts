/** What packages export: symbols behind all entry points, and entries that are one. */
import type ts from 'typescript';
import type {ApiExport, ApiInternalExport} from '../../model';
import type {ExportedSymbol} from './implementations';
import type {InternalApi} from '../internal';
import type {ToolkitPackage} from '../packages';
import {resolveSymbol} from './program';
import {compareText} from '../json';

/** Entries of one package that are read, with what is left out. */
export type PackageExports = {
  readonly symbols: readonly ExportedSymbol[];
  readonly internal: readonly ApiInternalExport[];
};

/** What a declaration file exports. */
export function exportsOfFile(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** One export of a declaration file, behind all re-exports. */
export function exportNamed(
  program: ts.Program,
  file: string | undefined,
  name: string,
): ts.Symbol | undefined {
  const symbol =
    file === undefined
      ? undefined
      : exportsOfFile(program, file).find((entry) => entry.name === name);
  return symbol && resolveSymbol(program.getTypeChecker(), symbol);
}

/** What a package exports, each symbol once, with all its specifiers. */
export function collectExports(
  item: ToolkitPackage,
  program: ts.Program,
  internal: InternalApi,
): PackageExports {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Map<string, ExportedSymbol>>();
  const left = new Map<string, ApiInternalExport>();
  for (const entry of item.entryPoints) {
    const entryReason = internal.entryPointReason(entry.specifier);
    for (const exported of exportsOfFile(program, entry.types)) {
      const {name} = exported;
      const symbol = resolveSymbol(checker, exported);
      const reason = entryReason ?? internal.exportReason(item.name, name);
      if (reason !== undefined) {
        const known = left.get(`${name} ${reason}`);
        left.set(`${name} ${reason}`, {
          name,
          specifiers: [...(known?.specifiers ?? []), entry.specifier],
          reason,
        });
        continue;
      }
      const names = found.get(symbol) ?? new Map<string, ExportedSymbol>();
      const known = names.get(name);
      names.set(name, {
        name,
        symbol,
        specifiers: [...(known?.specifiers ?? []), entry.specifier],
        entry: known?.entry ?? entry,
      });
      found.set(symbol, names);
    }
  }
  return {
    symbols: [...found.values()].flatMap((names) => [...names.values()]),
    internal: [...left.values()].sort((a, b) => compareText(a.name, b.name)),
  };
}

/** Entries of the same name and content become one; the order is stable. */
export function mergeExports(entries: readonly ApiExport[]): ApiExport[] {
  const merged = new Map<string, ApiExport>();
  for (const entry of entries) {
    const {specifiers, ...content} = entry;
    const key = JSON.stringify(content);
    const known = merged.get(key);
    merged.set(key, {
      ...entry,
      specifiers: [...(known?.specifiers ?? []), ...specifiers].sort(
        compareText,
      ),
    });
  }
  return joinMoved([...merged.values()]).sort(
    (a, b) =>
      compareText(a.name, b.name) ||
      compareText(a.specifiers[0] ?? '', b.specifiers[0] ?? ''),
  );
}

/** What a package says of an entry that is deprecated only for where it is imported from. */
const MOVED = 'Import this from ';

/** Such an entry joins the one that it points to. */
function joinMoved(entries: readonly ApiExport[]): ApiExport[] {
  const isMoved = ({deprecated}: ApiExport): boolean =>
    deprecated?.startsWith(MOVED) ?? false;
  const moved = entries.filter(isMoved);
  const current = entries.filter((entry) => !isMoved(entry));
  const isSame = (a: ApiExport, b: ApiExport): boolean =>
    a.name === b.name && a.kind === b.kind;
  return [
    ...current.map((entry) => {
      const notes = moved
        .filter((other) => isSame(entry, other))
        .flatMap(({specifiers, deprecated = ''}) =>
          specifiers.map((specifier) => [specifier, deprecated] as const),
        );
      return notes.length === 0
        ? entry
        : {...entry, deprecatedSpecifiers: Object.fromEntries(notes)};
    }),
    ...moved.filter((other) => !current.some((entry) => isSame(entry, other))),
  ];
}
