/** Everything that reads declarations, over one TypeScript program. */
import type ts from 'typescript';
import type {ApiExport} from '../../model';
import {collectExports, type PackageExports} from './collect';
import {ExportReader} from './exports';
import type {SharedDefaults} from './implementations';
import {InheritedMembers} from './inherited';
import type {InternalApi} from '../internal';
import type {ToolkitPackage} from '../packages';
import {createProgram} from './program';
import {TypeText} from './typeText';
import {ValueReader} from './values';

/** What reads declarations, and the compiler that it asks. */
export type Readers = {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly text: TypeText;
  readonly inherited: InheritedMembers;
  readonly reader: ExportReader;
  /** What each package exports, by its name. */
  readonly exported: ReadonlyMap<string, PackageExports>;
  /** Entries of a package, in the order in which it exports them. */
  readonly readExports: (packageName: string) => ApiExport[];
};

/** Loads the declarations of the packages. */
export function createReaders(
  toolkitDir: string,
  packages: readonly ToolkitPackage[],
  internal: InternalApi,
  {
    files = [],
    sharedDefaults,
    sourceOf = () => undefined,
  }: {
    /** Declaration files that are no entry point. */
    readonly files?: readonly string[];
    readonly sharedDefaults: SharedDefaults;
    /** The file of the repository that a declaration file was made from. */
    readonly sourceOf?: (declaration: string) => string | undefined;
  },
): Readers {
  const program = createProgram(toolkitDir, [
    ...packages.flatMap(({entryPoints}) => entryPoints.map(({types}) => types)),
    ...files,
  ]);
  const checker = program.getTypeChecker();
  const exported = new Map(
    packages.map((item) => [
      item.name,
      collectExports(item, program, internal),
    ]),
  );
  const publicNames = new Map<ts.Symbol, string>();
  for (const {symbols} of exported.values()) {
    for (const {symbol, name} of symbols) {
      if (!publicNames.has(symbol) || symbol.name === name) {
        publicNames.set(symbol, name);
      }
    }
  }
  const text = new TypeText(checker, publicNames, internal.isHidden);
  const inherited = new InheritedMembers(checker, program);
  const values = new ValueReader(
    checker,
    text,
    inherited,
    (symbol) => publicNames.has(symbol),
    internal.isHidden,
  );
  const reader = new ExportReader(
    checker,
    text,
    values,
    sharedDefaults,
    internal.isHidden,
  );
  return {
    program,
    checker,
    text,
    inherited,
    reader,
    exported,
    readExports: (packageName) => {
      const symbols = exported.get(packageName)?.symbols ?? [];
      text.prefer(new Set(symbols.map(({name}) => name)));
      return symbols.map((symbol) => {
        internal.enter(packageName, symbol.name);
        const [declaration] = symbol.symbol.declarations ?? [];
        return {
          ...reader.read(symbol),
          source: declaration && sourceOf(declaration.getSourceFile().fileName),
        };
      });
    },
  };
}
