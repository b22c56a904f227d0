/** Generates the API model in memory: the name of each file and its content. */
import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {
  apiFileName,
  INHERITED_FILE,
  type ApiExport,
  type ApiInheritedGroups,
  type ApiInternalExport,
  type ApiPackage,
} from '../../../toolkit/model';
import {CommandLineReader, type CommandLine} from './commandLine';
import {isDeprecatedMember, readConfigMethods} from './configMethods';
import {readTemplateCommand} from './createVideo';
import {ExportReader, type ExportedSymbol} from './exports';
import {formatPackage} from './format';
import {InheritedMembers} from './inherited';
import {InternalApi} from './internal';
import {readLinks} from './links';
import {readLintRules} from './lintRules';
import {readOptions} from './options';
import {
  compareText,
  findToolkitPackages,
  type EntryPoint,
  type ToolkitPackage,
} from './packages';
import {createProgram, resolveSymbol} from './program';
import {REVIEWED_CONFIG} from './reviewed';
import {TypeText} from './typeText';
import {ValueReader} from './values';

/** An object with rules instead of exports; its types pull in the whole compiler. */
const LINT_PLUGIN = '@remotion/eslint-plugin';
const CLI = '@remotion/cli';
const CONFIG = {specifier: '@remotion/cli/config', name: 'Config'};

/** The module that stands for all modules of a package with one per font. */
const FAMILY = {
  packageName: '@remotion/google-fonts',
  placeholder: '{FontName}',
  example: 'Inter',
  exports: ['fontFamily', 'getInfo', 'loadFont'],
  /** What differs from module to module in detail, and the type that fits all. */
  returns: {function: 'getInfo', type: 'FontInfo'},
};

/** Where the packages that parse the command line declare their flags. */
const FLAG_TYPES: Readonly<
  Record<string, {readonly file: string; readonly name: string}>
> = {
  '@remotion/cli': {file: 'dist/parsed-cli.d.ts', name: 'parsedCli'},
  '@remotion/lambda': {file: 'dist/cli/args.d.ts', name: 'parsedLambdaCli'},
  '@remotion/cloudrun': {
    file: 'dist/cli/args.d.ts',
    name: 'parsedCloudrunCli',
  },
};

/** The option list, as types. */
const OPTION_TYPES = {
  specifier: '@remotion/renderer/client',
  name: 'BrowserSafeApis',
};

/** Which packages, entry points and exports there are. */
type Inventory = {
  readonly packages: readonly ToolkitPackage[];
  readonly internal: InternalApi;
};

/** Entries of one package that are read, with what is left out. */
type Exported = {
  readonly symbols: readonly ExportedSymbol[];
  readonly internal: readonly ApiInternalExport[];
};

/** Files of the model, by name. */
export async function generateApi(
  toolkitDir: string,
): Promise<ReadonlyMap<string, string>> {
  const internal = new InternalApi();
  const packages = findToolkitPackages(toolkitDir);
  checkInternalPackages({packages, internal});
  const documented = packages.filter(
    ({name}) => internal.packageReason(name) === undefined,
  );
  const family = findFamily(packages);
  const program = createProgram(toolkitDir, [
    ...documented
      .filter(({name}) => name !== LINT_PLUGIN)
      .flatMap(({entryPoints}) => entryPoints.map(({types}) => types)),
    ...(family ? [family.entry.types] : []),
    ...flagTypeFiles(packages),
  ]);
  const checker = program.getTypeChecker();
  const exported = new Map(
    documented
      .filter(({name}) => name !== LINT_PLUGIN)
      .map((item) => [item.name, collectExports(item, program, internal)]),
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
  const options = readOptions(toolkitDir);
  const reader = new ExportReader(
    checker,
    text,
    values,
    options.defaultsOf,
    internal.isHidden,
  );
  const typesOf = (specifier: string): string | undefined =>
    documented
      .flatMap(({entryPoints}) => entryPoints)
      .find((entry) => entry.specifier === specifier)?.types;
  const configSymbol = exportNamed(
    program,
    typesOf(CONFIG.specifier),
    CONFIG.name,
  );
  const commandLine = new CommandLineReader(
    new Map(packages.map(({name, dir}) => [name, dir])),
    options,
    (packageName, flag) =>
      typeOfFlag(program, text, packages, packageName, flag),
    (key) => typeOfOption(program, text, typesOf(OPTION_TYPES.specifier), key),
    (method) => isDeprecatedMember(checker, configSymbol, method),
  );
  const commands = commandLine.read();
  checkReviewed(commandLine, commands);

  const result = new Map<string, string>();
  for (const item of packages) {
    const reason = internal.packageReason(item.name);
    const own = exported.get(item.name);
    text.prefer(new Set(own?.symbols.map(({name}) => name)));
    const entries = (own?.symbols ?? []).map((symbol) => {
      internal.enter(item.name, symbol.name);
      return reader.read(symbol);
    });
    const familyEntries =
      family?.item === item
        ? readFamily(family, program, reader, internal)
        : [];
    const exports = mergeExports([...entries, ...familyEntries]);
    const found =
      item.name === 'create-video'
        ? readTemplateCommand(item.dir)
        : commands.get(item.name);
    const config = exports.find(
      ({name}) => name === CONFIG.name && item.name === CLI,
    );
    const content: ApiPackage = {
      name: item.name,
      version: item.version,
      ...(reason === undefined ? {} : {internal: reason}),
      entryPoints: reason === undefined ? entryPointsOf(item, internal) : [],
      exports: config
        ? exports.map((entry) =>
            entry === config ? withoutMembers(entry) : entry,
          )
        : exports,
      internalExports: own?.internal ?? [],
      ...(found ? {commands: found.commands, flags: found.flags} : {}),
      ...(config
        ? {
            config: readConfigMethods(
              config,
              found?.flags ?? [],
              commandLine.targets,
              options,
            ),
          }
        : {}),
      ...(item.name === LINT_PLUGIN
        ? {lintRules: readLintRules(toolkitDir)}
        : {}),
      links: readLinks(item.dir),
    };
    result.set(apiFileName(item.name), stringify(await formatPackage(content)));
  }
  const unused = internal.unused();
  if (unused.length > 0) {
    throw new Error(
      `config/internalApi.ts: these entries fit nothing in the installed packages. Remove or correct them.\n${unused.map((entry) => `- ${entry}`).join('\n')}`,
    );
  }
  result.set(
    INHERITED_FILE,
    stringify(inheritedGroups(inherited, checker, text)),
  );
  return result;
}

/** The README of a package and our list must agree on whether it is internal. */
function checkInternalPackages({packages, internal}: Inventory): void {
  for (const {name, readme, isPinned} of packages) {
    const saysInternal = readme.includes('This is an internal package');
    const isListed = internal.packageReason(name) !== undefined;
    if (isListed && isPinned) {
      throw new Error(
        `${name} is pinned in toolkit/package.json and internal in config/internalApi.ts. Remove it from one of them.`,
      );
    }
    if (!isPinned && !isListed) {
      throw new Error(
        `${name} is installed with another package and not known${saysInternal ? '; its README says that it is internal' : ''}. Pin it in toolkit/package.json to document it, or list it in INTERNAL_PACKAGES of config/internalApi.ts with the reason.`,
      );
    }
  }
}

function checkReviewed(
  commandLine: CommandLineReader,
  commands: ReadonlyMap<string, CommandLine>,
): void {
  const flags = [...commands.values()].flatMap((entry) => entry.flags);
  for (const [flag, {method, source}] of Object.entries(REVIEWED_CONFIG)) {
    const isFlag = flags.some(
      ({flag: name, config}) =>
        (name === `--${flag}` || name === `--no-${flag}`) && config === method,
    );
    if (!isFlag || !commandLine.targets.has(method)) {
      throw new Error(
        `scripts/generate/api/reviewed.ts: "${flag}" with Config.${method} (${source}) fits nothing any more. Look it up again.`,
      );
    }
  }
}

function entryPointsOf(item: ToolkitPackage, internal: InternalApi): string[] {
  return [
    ...item.entryPoints
      .map(({specifier}) => specifier)
      .filter(
        (specifier) => internal.entryPointReason(specifier) === undefined,
      ),
    ...item.patterns.map(({specifier}) =>
      specifier.replace('*', FAMILY.placeholder),
    ),
  ];
}

function exportsOfFile(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

function exportNamed(
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
function collectExports(
  item: ToolkitPackage,
  program: ts.Program,
  internal: InternalApi,
): Exported {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Map<string, ExportedSymbol>>();
  const left = new Map<string, ApiInternalExport>();
  for (const entry of item.entryPoints) {
    const entryReason = internal.entryPointReason(entry.specifier);
    for (const {name, ...rest} of exportsOfFile(program, entry.types).map(
      (symbol) => ({
        name: symbol.name,
        symbol: resolveSymbol(checker, symbol),
      }),
    )) {
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
      const names = found.get(rest.symbol) ?? new Map<string, ExportedSymbol>();
      const known = names.get(name);
      names.set(name, {
        name,
        symbol: rest.symbol,
        specifiers: [...(known?.specifiers ?? []), entry.specifier],
        entry: known?.entry ?? entry,
      });
      found.set(rest.symbol, names);
    }
  }
  return {
    symbols: [...found.values()].flatMap((names) => [...names.values()]),
    internal: [...left.values()].sort((a, b) => compareText(a.name, b.name)),
  };
}

/** Entries of the same name and content become one; the order is stable. */
function mergeExports(entries: readonly ApiExport[]): ApiExport[] {
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

/** `Config` has a list of its own. */
function withoutMembers({name, kind, specifiers, type}: ApiExport): ApiExport {
  return {name, kind, specifiers, ...(type === undefined ? {} : {type})};
}

type Family = {
  readonly item: ToolkitPackage;
  readonly entry: EntryPoint;
  readonly count: number;
};

/** One module of a package with many alike, after checking that they are. */
function findFamily(packages: readonly ToolkitPackage[]): Family | undefined {
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
      `${FAMILY.packageName}: ${odd.slice(0, 3).join(', ')} of ${odd.length} does not export exactly ${FAMILY.exports.join(', ')}, so one font cannot stand for all. Correct FAMILY in scripts/generate/api/generate.ts.`,
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

function readFamily(
  {item, entry, count}: Family,
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
      `${read.name}() of ${read.specifiers.join(', ')} no longer returns a ${general.name}. Correct FAMILY in scripts/generate/api/generate.ts.`,
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

function flagTypeFiles(packages: readonly ToolkitPackage[]): string[] {
  return packages.flatMap(({name, dir}) => {
    const found = FLAG_TYPES[name];
    return found ? [path.join(dir, found.file)] : [];
  });
}

function typeOfFlag(
  program: ts.Program,
  text: TypeText,
  packages: readonly ToolkitPackage[],
  packageName: string,
  flag: string,
): string | undefined {
  const checker = program.getTypeChecker();
  // Flags that a package does not declare are those of the command line itself.
  for (const name of [packageName, CLI]) {
    const place = FLAG_TYPES[name];
    const dir = packages.find((item) => item.name === name)?.dir;
    const symbol =
      place && dir !== undefined
        ? exportNamed(program, path.join(dir, place.file), place.name)
        : undefined;
    const type = symbol && checker.getTypeOfSymbol(symbol);
    const member = type && checker.getPropertyOfType(type, flag);
    if (member) {
      return text.print(checker.getTypeOfSymbol(member), {
        isOptional: true,
        expandsLiterals: true,
      });
    }
  }
  return undefined;
}

function typeOfOption(
  program: ts.Program,
  text: TypeText,
  file: string | undefined,
  key: string,
): string | undefined {
  const checker = program.getTypeChecker();
  let type: ts.Type | undefined;
  const apis = exportNamed(program, file, OPTION_TYPES.name);
  if (apis) {
    type = checker.getTypeOfSymbol(apis);
  }
  for (const name of ['options', key, 'type']) {
    const member = type && checker.getPropertyOfType(type, name);
    type = member && checker.getTypeOfSymbol(member);
  }
  return type && text.print(type, {isOptional: true, expandsLiterals: true});
}

function inheritedGroups(
  inherited: InheritedMembers,
  checker: ts.TypeChecker,
  text: TypeText,
): ApiInheritedGroups {
  return Object.fromEntries(
    [...inherited.groups]
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, symbols]) => [
        name,
        symbols
          .map((symbol) => ({
            name: symbol.name,
            type: text.print(checker.getTypeOfSymbol(symbol), {
              isOptional: true,
            }),
          }))
          .sort((a, b) => compareText(a.name, b.name)),
      ]),
  );
}

function stringify(content: unknown): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}
