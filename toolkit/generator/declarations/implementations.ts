/** The code behind what is declared, and the defaults that it gives. */
import ts from 'typescript';
import type {ApiMember} from '../../model';
import type {EntryPoint} from '../packages';
import {findImplementation, readDefaults} from '../shippedCode/defaults';
import {readModule} from '../shippedCode/modules';
import type {Definition} from '../shippedCode/resolve';
import type {Defaults} from './values';

/** What is known of an export before it is read. */
export type ExportedSymbol = {
  readonly name: string;
  /** Behind all re-exports. */
  readonly symbol: ts.Symbol;
  readonly specifiers: readonly string[];
  readonly entry: EntryPoint;
};

/** Defaults of the options that a function shares with the command line. */
export type SharedDefaults = (functionName: string) => Defaults;

/** The code of an export, where it can be found. */
export function implementationOf({
  name,
  symbol,
  entry,
}: ExportedSymbol): Definition | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined
    ? undefined
    : findImplementation(file, symbol.name, {
        exportName: name,
        code: entry.code,
      });
}

/** Defaults of what an export takes. Those in its code outweigh the shared ones. */
export function defaultsOf(
  exported: ExportedSymbol,
  sharedDefaults: SharedDefaults,
): Defaults {
  const implementation = implementationOf(exported);
  return new Map([
    ...sharedDefaults(exported.name),
    ...(implementation ? toDefaults(readDefaults(implementation)) : []),
  ]);
}

/** Defaults of a member that is a function or component beside its owner: `typeof SeriesSequence`. */
export function defaultsOfStatic(member: ts.Symbol): Defaults {
  const [declaration] = member.declarations ?? [];
  const type =
    declaration && ts.isPropertySignature(declaration)
      ? declaration.type
      : undefined;
  if (!declaration || !type || !ts.isTypeQueryNode(type)) {
    return new Map();
  }
  const file = declaration.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  const name = type.exprName.getText();
  const node = readModule(file)?.definitions.get(name);
  return node ? toDefaults(readDefaults({file, name, node})) : new Map();
}

/** A static method with the defaults of its arguments. */
export function withArgumentDefaults(
  member: ApiMember,
  defaults: ReadonlyMap<string, string> | undefined,
): ApiMember {
  return {
    ...member,
    signatures: member.signatures?.map((signature) => ({
      ...signature,
      parameters: signature.parameters.map((parameter) => {
        const value = defaults?.get(parameter.name);
        return value === undefined
          ? parameter
          : {...parameter, default: value, defaultSource: 'code' as const};
      }),
    })),
  };
}

function toDefaults(values: ReadonlyMap<string, string>): Defaults {
  return new Map(
    [...values].map(([name, value]) => [name, {value, source: 'code'}]),
  );
}
