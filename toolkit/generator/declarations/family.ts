/** A package with one module per font: they are all alike, so one stands for all. */
import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type {ApiExport} from '../../model';
import {exportNamed, exportsOfFile} from './collect';
import type {ExportReader} from './exports';
import type {InternalApi} from '../internal';
import type {EntryPoint, ToolkitPackage} from '../packages';
import {resolveSymbol} from './program';

/** The module that stands for all modules of a package with one per font. */
export const FAMILY = {
  packageName: '@remotion/google-fonts',
  placeholder: '{FontName}',
  example: 'Inter',
  exports: ['fontFamily', 'getInfo', 'loadFont'],
  /** What differs from module to module in detail, and the type that fits all. */
  returns: {function: 'getInfo', type: 'FontInfo'},
};

/** The package, and the module that was chosen. */
type ModuleFamily = {
  readonly item: ToolkitPackage;
  readonly entry: EntryPoint;
  readonly count: number;
};

/** One module of a package with many alike, after checking that they are. */
export function findFamily(
  packages: readonly ToolkitPackage[],
): ModuleFamily | undefined {
  const item = packages.find(({name}) => name === FAMILY.packageName);
  const pattern = item?.patterns[0];
  if (!item || !pattern) {
    return undefined;
  }
  const dir = path.dirname(pattern.types);
  const modules = fs
    .readdirSync(dir)
    .filter((file) => /^[A-Z0-9]\w*\.d\.ts$/.test(file));
  const odd = modules.filter((file) => {
    const names = [
      ...fs
        .readFileSync(path.join(dir, file), 'utf8')
        .matchAll(/^export declare const (\w+)/gm),
    ].map(([, name]) => name);
    return names.sort().join() !== FAMILY.exports.join();
  });
  if (odd.length > 0) {
    throw new Error(
      `${FAMILY.packageName}: ${odd.slice(0, 3).join(', ')} of ${odd.length} does not export exactly ${FAMILY.exports.join(', ')}, so one font cannot stand for all. Correct FAMILY in toolkit/generator/declarations/family.ts.`,
    );
  }
  return {
    item,
    count: modules.length,
    entry: {
      specifier: pattern.specifier.replace('*', FAMILY.placeholder),
      types: pattern.types.replace('*', FAMILY.example),
    },
  };
}

/** What the chosen module exports, with how many there are like it. */
export function readFamily(
  {item, entry, count}: ModuleFamily,
  program: ts.Program,
  reader: ExportReader,
  internal: InternalApi,
): ApiExport[] {
  const checker = program.getTypeChecker();
  const general = exportNamed(
    program,
    item.entryPoints[0]?.types,
    FAMILY.returns.type,
  );
  return exportsOfFile(program, entry.types).map((exportedSymbol) => {
    const symbol = resolveSymbol(checker, exportedSymbol);
    internal.enter(item.name, symbol.name);
    const read = reader.read({
      name: symbol.name,
      symbol,
      specifiers: [entry.specifier],
      entry,
    });
    return {
      ...(general && symbol.name === FAMILY.returns.function
        ? generalize(read, symbol, general, checker)
        : read),
      family: {count, example: FAMILY.example},
    };
  });
}

/** A function that returns a type of its own in each module, with the type that fits all. */
function generalize(
  read: ApiExport,
  symbol: ts.Symbol,
  general: ts.Symbol,
  checker: ts.TypeChecker,
): ApiExport {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const type = checker.getDeclaredTypeOfSymbol(general);
  if (
    !signature ||
    !checker.isTypeAssignableTo(signature.getReturnType(), type)
  ) {
    throw new Error(
      `${read.name}() of ${read.specifiers.join(', ')} no longer returns a ${general.name}. Correct FAMILY in toolkit/generator/declarations/family.ts.`,
    );
  }
  return {
    ...read,
    signatures: [
      {
        text: `${read.name}(): ${general.name}`,
        parameters: [],
        returns: {type: general.name},
      },
    ],
  };
}
