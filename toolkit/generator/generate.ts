/** Generates the API model in memory: the name of each file and its content. */
import {
  apiFileName,
  CLOUD_FILE,
  GOOGLE_FONTS_FILE,
  INHERITED_FILE,
  loadHistory,
  loadReleaseDays,
  HISTORY_FILE,
  RELEASES_FILE,
  type ApiExport,
  type ApiInheritedGroups,
  type ApiPackage,
} from '../model';
import {readCloud} from './cloud';
import {exportNamed, mergeExports} from './declarations/collect';
import {CommandLineReader} from './commandLine';
import {
  isDeprecatedMember,
  readConfigMethods,
} from './commandLine/configMethods';
import {readTemplateCommand} from './commandLine/createVideo';
import {FAMILY, findFamily, readFamily} from './declarations/family';
import {
  flagTypeFiles,
  OPTION_TYPES,
  typeOfFlag,
  typeOfOption,
} from './declarations/flagTypes';
import {formatPackage} from './format';
import {readGoogleFonts} from './googleFonts';
import {InternalApi} from './internal';
import {readLinks} from './links';
import {readLintRules} from './lintRules';
import {findNodeEntryPoints} from './shippedCode/nodeModules';
import {NO_OPTIONS, readOptions, type OptionList} from './commandLine/options';
import {findToolkitPackages, type ToolkitPackage} from './packages';
import {createSourceFinder} from './sources';
import {createReaders, type Readers} from './declarations/readers';
import {REVIEWED_CONFIG} from './commandLine/reviewed';
import {compareText, stringify} from './json';

/** An object with rules instead of exports; its types pull in the whole compiler. */
const LINT_PLUGIN = '@remotion/eslint-plugin';
const RENDERER = '@remotion/renderer';
const CLI = '@remotion/cli';
const CONFIG = {specifier: '@remotion/cli/config', name: 'Config'};

/** Files of the model, by name. Fails where a list kept by hand fits nothing any more. */
export async function generateApi(
  toolkitDir: string,
): Promise<ReadonlyMap<string, string>> {
  const internal = new InternalApi();
  const packages = findToolkitPackages(toolkitDir);
  checkInternalPackages(packages, internal);
  const {readers, commandLine, read} = createApiReader(
    toolkitDir,
    packages,
    internal,
  );
  const models = packages.map(read);
  if (commandLine) {
    checkReviewed(commandLine, models);
  }

  const result = new Map<string, string>();
  for (const model of models) {
    result.set(apiFileName(model.name), stringify(await formatPackage(model)));
  }
  result.set(INHERITED_FILE, stringify(inheritedGroups(readers)));
  const googleFonts = readGoogleFonts(packages);
  if (googleFonts) {
    result.set(GOOGLE_FONTS_FILE, stringify(googleFonts));
  }
  const cloud = readCloud(packages);
  if (cloud) {
    result.set(CLOUD_FILE, stringify(cloud));
  }
  // Comes from the registry, and stays.
  result.set(HISTORY_FILE, stringify(loadHistory()));
  result.set(RELEASES_FILE, stringify(loadReleaseDays()));
  // Every entry of the list had its chance to be of use by now.
  checkUnused(internal);
  return result;
}

/** What reads packages that are installed side by side. */
type ApiReader = {
  readonly readers: Readers;
  /** Undefined where the packages of the command line are not among them. */
  readonly commandLine: CommandLineReader | undefined;
  /** The model of one of the packages, not yet laid out for display. */
  readonly read: (item: ToolkitPackage) => ApiPackage;
};

/**
 * Prepares to read packages: all that are installed, or some of a release with
 * what they depend on.
 *
 * @param toolkitDir the folder whose `node_modules` holds them
 */
export function createApiReader(
  toolkitDir: string,
  packages: readonly ToolkitPackage[],
  internal: InternalApi,
): ApiReader {
  const isThere = (name: string): boolean =>
    packages.some((item) => item.name === name);
  const documented = packages.filter(
    ({name}) => internal.packageReason(name) === undefined,
  );
  const family = findFamily(packages);
  const options = isThere(RENDERER) ? readOptions(toolkitDir) : NO_OPTIONS;
  const readers = createReaders(
    toolkitDir,
    documented.filter(({name}) => name !== LINT_PLUGIN),
    internal,
    {
      files: [
        ...(family ? [family.entry.types] : []),
        ...flagTypeFiles(packages),
      ],
      sharedDefaults: options.defaultsOf,
      sourceOf: createSourceFinder(packages),
    },
  );
  const commandLine = isThere(CLI)
    ? createCommandLineReader(packages, documented, options, readers)
    : undefined;
  const commands = commandLine?.read();
  const read = (item: ToolkitPackage): ApiPackage => {
    const reason = internal.packageReason(item.name);
    const exports = mergeExports([
      ...readers.readExports(item.name),
      ...(family?.item === item
        ? readFamily(family, readers.program, readers.reader, internal)
        : []),
    ]);
    const own =
      item.name === 'create-video'
        ? readTemplateCommand(item.dir)
        : commands?.get(item.name);
    const config =
      item.name === CLI
        ? exports.find(({name}) => name === CONFIG.name)
        : undefined;
    const entryPoints =
      reason === undefined ? entryPointsOf(item, internal) : [];
    const needsNode = findNodeEntryPoints(item).filter((specifier) =>
      entryPoints.includes(specifier),
    );
    return {
      name: item.name,
      version: item.version,
      directory: item.directory,
      internal: reason,
      entryPoints,
      needsNode: needsNode.length > 0 ? needsNode : undefined,
      exports: exports.map((entry) =>
        entry === config ? withoutMembers(entry) : entry,
      ),
      internalExports: readers.exported.get(item.name)?.internal ?? [],
      commands: own?.commands,
      flags: own?.flags,
      config:
        config &&
        commandLine &&
        readConfigMethods(
          config,
          own?.flags ?? [],
          commandLine.configEffects,
          options,
        ),
      lintRules:
        item.name === LINT_PLUGIN ? readLintRules(toolkitDir) : undefined,
      links: readLinks(item.dir),
    };
  };
  return {readers, commandLine, read};
}

/** Reads the command line, with types and deprecations from the declarations. */
function createCommandLineReader(
  packages: readonly ToolkitPackage[],
  documented: readonly ToolkitPackage[],
  options: OptionList,
  {program, checker, text}: Readers,
): CommandLineReader {
  const typesOf = (specifier: string): string | undefined =>
    documented
      .flatMap(({entryPoints}) => entryPoints)
      .find((entry) => entry.specifier === specifier)?.types;
  const config = exportNamed(program, typesOf(CONFIG.specifier), CONFIG.name);
  return new CommandLineReader(
    new Map(packages.map(({name, dir}) => [name, dir])),
    options,
    (packageName, flag) =>
      typeOfFlag(program, text, packages, packageName, flag),
    (key) => typeOfOption(program, text, typesOf(OPTION_TYPES.specifier), key),
    (method) => isDeprecatedMember(checker, config, method),
  );
}

function checkUnused(internal: InternalApi): void {
  const unused = internal.unused();
  if (unused.length > 0) {
    throw new Error(
      `toolkit/internalApi.ts: these entries fit nothing in the installed packages. Remove or correct them.\n${unused.map((entry) => `- ${entry}`).join('\n')}`,
    );
  }
}

/** The README of a package and our list must agree on whether it is internal. */
function checkInternalPackages(
  packages: readonly ToolkitPackage[],
  internal: InternalApi,
): void {
  for (const {name, readme, isPinned} of packages) {
    const saysInternal = readme.includes('This is an internal package');
    const isListed = internal.packageReason(name) !== undefined;
    if (!isPinned && !isListed) {
      throw new Error(
        `${name} is installed with another package and not known${saysInternal ? '; its README says that it is internal' : ''}. Pin it in toolkit/package.json to document it, or list it in INTERNAL_PACKAGES of toolkit/internalApi.ts with the reason.`,
      );
    }
  }
}

function checkReviewed(
  commandLine: CommandLineReader,
  models: readonly ApiPackage[],
): void {
  const flags = models.flatMap((model) => model.flags ?? []);
  for (const [flag, {method, source}] of Object.entries(REVIEWED_CONFIG)) {
    const isFlag = flags.some(
      ({flag: name, config}) =>
        (name === `--${flag}` || name === `--no-${flag}`) && config === method,
    );
    if (!isFlag || !commandLine.configEffects.has(method)) {
      throw new Error(
        `toolkit/generator/commandLine/reviewed.ts: "${flag}" with Config.${method} (${source}) fits nothing any more. Look it up again.`,
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

/** `Config` has a list of its own. */
function withoutMembers({name, kind, specifiers, type}: ApiExport): ApiExport {
  return {name, kind, specifiers, type};
}

function inheritedGroups({
  inherited,
  checker,
  text,
}: Readers): ApiInheritedGroups {
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
