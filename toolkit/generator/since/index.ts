/** Which release of a package brought its exports, members and flags. */
import type {ApiPackage} from '../../model';
import {
  lineOf,
  pathName,
  sinceText,
  visitNames,
  type PackageSince,
  type SinceEntry,
  type SinceFile,
} from '../../since';
import {compareText} from '../json';
import {compare} from './registry';
import {UnreadableRelease, type Releases} from './releases';

/** Told of each release that was read, or why it could not be. */
type OnRead = (release: string, unreadable?: string) => void;

/** Names as `_since.json` has them, each with the name of what it is a member of. */
type Names = ReadonlyMap<string, string | undefined>;

function namesOf(model: ApiPackage): Names {
  const names = new Map<string, string | undefined>();
  visitNames(model, (where) => {
    const owner = pathName(where.slice(0, -1)).replace(/(?:\(\))+$/, '');
    names.set(pathName(where), owner === '' ? undefined : owner);
  });
  return names;
}

/**
 * Looks up what packages have got since the release up to which each was looked
 * up last.
 *
 * @param known what is known; entries of names that the models have stay
 * @param write is given all that is known after each package
 * @returns what is known of these packages
 * @throws UnreadableRelease for the release that was looked up last
 */
export async function updateSince(
  models: readonly ApiPackage[],
  known: SinceFile,
  releases: Releases,
  write: (file: SinceFile) => void,
  onRead: OnRead,
): Promise<SinceFile> {
  const result: Record<string, PackageSince> = {};
  for (const model of models) {
    const {name, version} = model;
    const names = namesOf(model);
    const {checked, names: old = {}} = known[name] ?? {};
    const isNew = names.size > 0 && compare(checked ?? '', version) < 0;
    const entries = [
      ...(isNew ? await lookUp(model, names, checked, releases, onRead) : []),
      ...Object.entries(old).filter(([entry]) => names.has(entry)),
    ].sort(([a], [b]) => compareText(a, b));
    result[name] = {checked: version, names: Object.fromEntries(entries)};
    write({...known, ...result});
  }
  return result;
}

/** Finds the releases that brought names, by halving what lies between. */
async function lookUp(
  {name, version}: ApiPackage,
  names: Names,
  checked: string | undefined,
  releases: Releases,
  onRead: OnRead,
): Promise<[string, SinceEntry][]> {
  type Release = {readonly version: string; readonly names: Names};
  const read = async (older: string): Promise<Release> => {
    const release = namesOf(await releases.read(name, older));
    onRead(`${name} ${older}`);
    return {version: older, names: release};
  };
  const versions = await releases.versions(name);

  const toEntries = (
    came: readonly string[],
    lacks: Release,
    since: string,
  ): [string, SinceEntry][] => {
    const entry = {lacks: lacks.version, since};
    // Between two lines of releases there may be any number.
    const isClose =
      lineOf(entry.lacks) === lineOf(since) ||
      versions.indexOf(since) - versions.indexOf(entry.lacks) === 1;
    if (!isClose || sinceText(entry) === undefined) {
      return [];
    }
    return came
      .filter((it) => {
        // What came with its owner needs no entry of its own.
        const owner = names.get(it);
        return owner === undefined || lacks.names.has(owner);
      })
      .map((it) => [it, entry]);
  };

  const narrow = async (
    open: readonly string[],
    lacks: Release | undefined,
    between: readonly string[],
    since: string,
  ): Promise<[string, SinceEntry][]> => {
    const at = Math.floor(between.length / 2);
    const middle = between[at];
    if (open.length === 0 || middle === undefined) {
      return lacks ? toEntries(open, lacks, since) : [];
    }
    const release = await read(middle).catch((error: unknown) => {
      if (!(error instanceof UnreadableRelease)) {
        throw error;
      }
      onRead(`${name} ${middle}`, error.message);
    });
    if (!release) {
      return narrow(open, lacks, between.toSpliced(at, 1), since);
    }
    const has = (it: string): boolean => release.names.has(it);
    const lack = (it: string): boolean => !has(it);
    return [
      ...(await narrow(open.filter(has), lacks, between.slice(0, at), middle)),
      ...(await narrow(
        open.filter(lack),
        release,
        between.slice(at + 1),
        since,
      )),
    ];
  };

  const first = checked === undefined ? undefined : await read(checked);
  return narrow(
    [...names.keys()].filter((it) => !first?.names.has(it)),
    first,
    versions.filter(
      (it) => compare(it, checked ?? '') > 0 && compare(it, version) < 0,
    ),
    version,
  );
}
