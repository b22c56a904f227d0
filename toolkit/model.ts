/**
 * The API model: what the pinned toolkit packages export, accept and return.
 *
 * `toolkit/api/*.json` is generated from the installed packages by
 * `npm run generate:api` and committed like a lock file. Pages, checks
 * and the API overview read it through `loadApi`, never the packages themselves,
 * so that a build needs no toolkit to be installed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {changeText, releaseText, sinceText, type HistoryFile} from './history';
import type {ApiExport, ApiInheritedGroups, ApiPackage} from './modelTypes';
import {pathName, visitNames} from './names';

export type * from './modelTypes';

/** Where the generated files are. */
export const API_DIR = path.join(__dirname, 'api');

/** The file with the members of inherited groups. */
export const INHERITED_FILE = '_inherited.json';

/** The file with the releases that brought, changed and removed names. */
export const HISTORY_FILE = '_history.json';

/** The file with the days on which releases came. */
export const RELEASES_FILE = '_releases.json';

/** The file with the fonts that `getAvailableFonts()` lists, for the picker. */
export const GOOGLE_FONTS_FILE = '_google-fonts.json';

/** The file with what the packages for Lambda and Cloud Run know of the clouds. */
export const CLOUD_FILE = '_cloud.json';

const SEPARATOR = '__';

/** The name of the file of a package: `@remotion/player` is `remotion__player.json`. */
export function apiFileName(packageName: string): string {
  return `${packageName.replace(/^@/, '').replace('/', SEPARATOR)}.json`;
}

/** The package that a file of `toolkit/api/` describes. */
function packageNameOf(fileName: string): string {
  const name = fileName.replace(/\.json$/, '');
  return name.includes(SEPARATOR) ? `@${name.replace(SEPARATOR, '/')}` : name;
}

/** Every package of the model, internal ones included, in stable order. */
export function listApiPackages(): readonly string[] {
  packages ??= fs
    .readdirSync(API_DIR)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .map(packageNameOf)
    .sort();
  return packages;
}

/** Asked for each name that a page mentions, so the folder is read once. */
let packages: readonly string[] | undefined;

const cache = new Map<string, unknown>();

function readModelFile(fileName: string): unknown {
  const file = path.join(API_DIR, fileName);
  const cached = cache.get(file);
  if (cached !== undefined) {
    return cached;
  }
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  cache.set(file, content);
  return content;
}

/** The package that a specifier such as `@remotion/lambda/client` belongs to. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The model of a package. Throws when there is none. */
export function loadApi(packageName: string): ApiPackage {
  const fileName = apiFileName(packageName);
  if (!listApiPackages().includes(packageName)) {
    throw new Error(
      `There is no API model of "${packageName}" (toolkit/api/${fileName}). Known packages: ${listApiPackages().join(', ')}. After adding a package to toolkit/package.json, run "npm run generate:api".`,
    );
  }
  const model = readModelFile(fileName) as ApiPackage;
  addHistory(model);
  return model;
}

/** What is known of the releases that brought, changed and removed things. */
export function loadHistory(): HistoryFile {
  return readModelFile(HISTORY_FILE) as HistoryFile;
}

/** The day by which each release that changed something was out, as `2026-05-14`. */
export function loadReleaseDays(): Readonly<Record<string, string>> {
  return readModelFile(RELEASES_FILE) as Readonly<Record<string, string>>;
}

const dated = new Set<ApiPackage>();

/** Writes into a model which releases brought and changed what it holds, once. */
function addHistory(model: ApiPackage): void {
  const history = loadHistory()[model.name];
  if (!history || dated.has(model)) {
    return;
  }
  dated.add(model);
  const {names, changes = {}} = history;
  visitNames(model, (path, entry) => {
    const came = names[pathName(path)];
    const changed = (changes[pathName(path)] ?? []).flatMap((change) => {
      const release = releaseText(change);
      return release === undefined
        ? []
        : [`${changeText(change)} in ${release}`];
    });
    Object.assign(
      entry,
      came && {since: sinceText(came)},
      changed.length > 0 && {changes: changed},
    );
  });
}

/** Members of the groups that types of the toolkit inherit whole. */
export function loadInherited(): ApiInheritedGroups {
  return readModelFile(INHERITED_FILE) as ApiInheritedGroups;
}

type LockEntry = Readonly<
  Record<'dependencies' | 'peerDependencies', Readonly<Record<string, string>>>
>;

const dependencies = new Map<string, ReadonlySet<string>>();

/**
 * Tells whether a package can use what another one exports: itself, or one that
 * it depends on, however far, as the lock file of `toolkit/` has it.
 */
export function canUse(packageName: string, other: string): boolean {
  let found = dependencies.get(packageName);
  if (!found) {
    const {packages: locked} = JSON.parse(
      fs.readFileSync(path.join(__dirname, 'package-lock.json'), 'utf8'),
    ) as {packages: Readonly<Record<string, Partial<LockEntry> | undefined>>};
    const names = new Set([packageName]);
    // A set goes on with what is added while it is walked.
    for (const name of names) {
      const entry = locked[`node_modules/${name}`];
      Object.keys({...entry?.dependencies, ...entry?.peerDependencies})
        .filter((each) => /^(?:remotion$|@remotion\/)/.test(each))
        .forEach((each) => names.add(each));
    }
    found = names;
    dependencies.set(packageName, found);
  }
  return found.has(other);
}

/** The parts of a key. */
type Key = {
  /** What to import it from, such as `@remotion/lambda/client`. */
  readonly specifier: string;
  /** The exported name, with a member behind a dot; empty where there is none. */
  readonly name: string;
  readonly packageName: string;
};

/** Takes apart the key of an export: `@remotion/lambda/client#getSites`. */
export function parseKey(key: string): Key {
  const [specifier = '', ...name] = key.split('#');
  return {specifier, name: name.join('#'), packageName: packageOf(specifier)};
}

/**
 * Finds an export by its key, or the one of that name that other entry points of
 * the package have; undefined where there is none.
 */
export function findExport(key: string): ApiExport | undefined {
  const {specifier, name, packageName} = parseKey(key);
  const named = listApiPackages().includes(packageName)
    ? loadApi(packageName).exports.filter((entry) => entry.name === name)
    : [];
  return named.find((entry) => isFrom(entry, specifier)) ?? named[0];
}

/** Whether an export can be imported from an entry point, be it deprecated. */
export function isFrom(
  {specifiers, deprecatedSpecifiers = {}}: ApiExport,
  specifier: string,
): boolean {
  return (
    specifiers.includes(specifier) ||
    Object.hasOwn(deprecatedSpecifiers, specifier)
  );
}

/** Finds the package that has a command, as typed after `npx`: `remotion render`. */
export function findCommand(name: string): ApiPackage | undefined {
  return listApiPackages()
    .map(loadApi)
    .find(({commands}) => commands?.some((command) => command.name === name));
}
