import {findCommandFlags} from '../../../plugins/remark/api/commands';
import {inputsOf, returnsOf} from '../../../plugins/remark/api/members';
import type {ApiSymbol} from '../../../plugins/remark/api/symbols';
import {
  findCommand,
  parseKey,
  type ApiExport,
  type ApiPackage,
} from '../../../toolkit/model';
import type {Page, Pages} from './pages';

/** How much of something is documented. */
export type Share = {readonly documented: number; readonly existing: number};

/** What is documented of a package. */
export type PackageCoverage = {
  readonly name: string;
  readonly exports: Share;
  /** Members that a page about the exports has to have headings for. */
  readonly members: Share;
  /** Commands and flags of the command line, where the package has any. */
  readonly commands?: Share;
  readonly flags?: Share;
  /** Methods of `Config`, where the package has any. */
  readonly config?: Share;
  /** Problems of the pages that are about the package. */
  readonly mismatches: number;
};

/** What is documented of all packages. */
export type Coverage = {
  readonly packages: readonly PackageCoverage[];
  /** The sums. Mismatches are those of all pages, whatever they are about. */
  readonly total: Required<Omit<PackageCoverage, 'name'>>;
};

const NOTHING: Share = {documented: 0, existing: 0};

function add(shares: readonly Share[]): Share {
  return shares.reduce(
    (sum, share) => ({
      documented: sum.documented + share.documented,
      existing: sum.existing + share.existing,
    }),
    NOTHING,
  );
}

function share(existing: readonly string[], has: Set<string>): Share {
  return {
    documented: existing.filter((name) => has.has(name)).length,
    existing: existing.length,
  };
}

/** A page that documents an export, and the symbol by which it names it. */
type Documentation = {readonly page: Page; readonly symbol: ApiSymbol};

/** Which pages document an export, itself or a member of it. */
function findDocumented(
  pages: readonly Page[],
): ReadonlyMap<ApiExport, readonly Documentation[]> {
  const documented = new Map<ApiExport, Documentation[]>();
  for (const page of pages) {
    for (const symbol of page.bound.symbols) {
      documented.set(symbol.owner, [
        ...(documented.get(symbol.owner) ?? []),
        {page, symbol},
      ]);
    }
  }
  return documented;
}

/**
 * Members of an export that has no page yet. A type stands beside something
 * else as a rule, and then shows its declaration instead of headings: its
 * members count only once a page is mainly about it.
 */
function requiredMembers(
  model: ApiPackage,
  entry: ApiExport,
  documented: ReadonlySet<string>,
): number {
  if (entry.kind === 'type') {
    return 0;
  }
  const [specifier = model.name] = entry.specifiers;
  const symbol: ApiSymbol = {
    key: `${specifier}#${entry.name}`,
    specifier,
    name: entry.name,
    package: model,
    export: entry,
    owner: entry,
  };
  const isElsewhere = (type: string): boolean =>
    type !== entry.name && documented.has(type);
  return [
    ...inputsOf(symbol, isElsewhere),
    ...returnsOf(symbol, isElsewhere),
  ].filter(({isRequired}) => isRequired).length;
}

/** What the pages about an export, or about a member of it, say of its members. */
function documentedMembers(pages: readonly Documentation[]): Share {
  return add(
    pages.map(({page, symbol}) => {
      const {required = 0, missing = 0} =
        page.bound.memberCounts.get(symbol) ?? {};
      return {documented: required - missing, existing: required};
    }),
  );
}

/** Names that have a heading, on the pages that a test picks. */
function headings(
  pages: readonly Page[],
  isMeant: (page: Page) => boolean,
): Set<string> {
  return new Set(
    pages
      .filter(isMeant)
      .flatMap(({bound}) => bound.bindings.map(({facts}) => facts.name)),
  );
}

/** The name of the package of what a page is mainly about. */
function packageNameOf({api, commands, bound}: Page): string | undefined {
  const [symbol] = bound.symbols;
  return (
    symbol?.package.name ??
    findCommand(commands[0] ?? '')?.name ??
    parseKey(api[0] ?? '').packageName
  );
}

/** Commands, flags and methods of `Config`, where the package has any. */
function measureCommandLine(
  {name: packageName, commands, flags, config}: ApiPackage,
  pages: readonly Page[],
): Pick<PackageCoverage, 'commands' | 'flags' | 'config'> {
  const names = (commands ?? []).map(({name}) => name);
  const required = names
    .flatMap((name) => findCommandFlags(name))
    .filter(({isRequired}) => isRequired)
    .map(({name}) => name);
  const isOfPackage = (page: Page): boolean =>
    page.commands.some((name) => names.includes(name));
  const isAboutConfig = ({bound}: Page): boolean =>
    bound.symbols.some(
      (symbol) =>
        symbol.name === 'Config' && symbol.package.name === packageName,
    );
  return {
    ...(commands && {
      commands: share(names, new Set(pages.flatMap((page) => page.commands))),
    }),
    ...(flags && {
      flags: share([...new Set(required)], headings(pages, isOfPackage)),
    }),
    ...(config && {
      config: share(
        config.map(({name}) => name),
        headings(pages, isAboutConfig),
      ),
    }),
  };
}

/** Measures what the pages document of the given packages. */
export function measureCoverage(
  models: readonly ApiPackage[],
  {pages, index}: Pages,
): Coverage {
  const documentedNames = new Set(index.symbolsByName.keys());
  const documented = findDocumented(pages);
  const packages = models
    .filter(({internal}) => internal === undefined)
    .map((model): PackageCoverage => {
      const {name, exports} = model;
      return {
        name,
        exports: {
          documented: exports.filter((entry) => documented.has(entry)).length,
          existing: exports.length,
        },
        members: add(
          exports.map((entry) => {
            const documentation = documented.get(entry);
            return documentation
              ? documentedMembers(documentation)
              : {
                  documented: 0,
                  existing: requiredMembers(model, entry, documentedNames),
                };
          }),
        ),
        ...measureCommandLine(model, pages),
        mismatches: pages
          .filter((page) => packageNameOf(page) === name)
          .flatMap(({bound}) => bound.problems).length,
      };
    });
  const sum = (
    name: Exclude<keyof PackageCoverage, 'name' | 'mismatches'>,
  ): Share => add(packages.map((entry) => entry[name] ?? NOTHING));
  return {
    packages,
    total: {
      exports: sum('exports'),
      members: sum('members'),
      commands: sum('commands'),
      flags: sum('flags'),
      config: sum('config'),
      // Of all pages: front matter may name no package that there is.
      mismatches: pages.flatMap(({bound}) => bound.problems).length,
    },
  };
}

/** Commands of a package that no page documents. */
export function findUndocumentedCommands(
  {commands = []}: ApiPackage,
  pages: readonly Page[],
): string[] {
  const documented = new Set(pages.flatMap((page) => page.commands));
  return commands.map(({name}) => name).filter((name) => !documented.has(name));
}

/** Exports of a package that no page documents, by name. */
export function findUndocumented(
  model: ApiPackage,
  pages: readonly Page[],
): ApiExport[] {
  const documented = findDocumented(pages);
  return model.exports
    .filter((entry) => !documented.has(entry))
    .sort((a, b) => a.name.localeCompare(b.name));
}
