/** Which release of a package brought, changed and removed its exports, members and flags. */
import type {ApiPackage} from '../../model';
import {
  CHANGES_AFTER,
  compareReleases,
  lineOf,
  type Change,
  type HistoryFile,
  type PackageHistory,
  type Step,
} from '../../history';
import {ownerOf, pathName, visitNames} from '../../names';
import {compareText, nonEmpty} from '../json';
import {differences} from './differences';
import {UnreadableRelease, type Releases} from './releases';
import {statesOf, type States} from './states';

/** Told of each release that was read, or why it could not be. */
type OnRead = (release: string, unreadable?: string) => void;

type Release = {readonly version: string; readonly states: States};

/** What happened to a name between two releases. */
type Found = readonly [
  name: string,
  what: 'added' | 'removed' | Change,
  step: Step,
];

/**
 * Looks up what packages have got, changed and lost since the release up to which
 * each was looked up last.
 *
 * @param known what is known; entries of names that the models have stay
 * @param write is given all that is known after each package
 * @returns what is known of these packages
 * @throws UnreadableRelease for the release that was looked up last
 */
export async function updateHistory(
  models: readonly ApiPackage[],
  known: HistoryFile,
  releases: Releases,
  write: (file: HistoryFile) => void,
  onRead: OnRead,
): Promise<HistoryFile> {
  const done = new Map<string, PackageHistory>();
  const collect = (): HistoryFile =>
    Object.fromEntries(
      models.flatMap(({name}) => {
        const entry = done.get(name) ?? known[name];
        return entry ? [[name, entry]] : [];
      }),
    );
  // Side by side, since most of them want the same releases.
  const runs = await Promise.allSettled(
    models.map(async (model) => {
      const {name} = model;
      const found = await lookUp(model, known[name], releases, onRead);
      done.set(name, merge(model, known[name], found));
      write({...known, ...collect()});
    }),
  );
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  return collect();
}

/** Adds what was found to what is known, which stays as far as it still fits. */
function merge(
  model: ApiPackage,
  {names = {}, removed = {}, changes = {}}: Partial<PackageHistory> = {},
  found: readonly Found[],
): PackageHistory {
  const there = new Set<string>();
  visitNames(model, (where) => there.add(pathName(where)));
  const stepsOf = (kind: Found[1]): [string, Step][] =>
    found.flatMap(([name, what, step]) =>
      what === kind ? [[name, step]] : [],
    );
  const changed = new Map(Object.entries(changes));
  for (const [name, what, step] of found) {
    if (typeof what === 'object') {
      changed.set(name, [...(changed.get(name) ?? []), {...what, ...step}]);
    }
  }
  const gone = [...stepsOf('removed'), ...Object.entries(removed)].filter(
    ([name]) => !there.has(name),
  );
  return {
    checked: model.version,
    names: sorted(
      [...stepsOf('added'), ...Object.entries(names)].filter(([name]) =>
        there.has(name),
      ),
    ),
    removed: nonEmpty(gone) && sorted(gone),
    changes: sorted([...changed]),
  };
}

function sorted<T>(
  entries: readonly (readonly [string, T])[],
): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => compareText(a, b)));
}

/** Finds the releases in which something happened, by halving what lies between. */
async function lookUp(
  model: ApiPackage,
  known: PackageHistory | undefined,
  releases: Releases,
  onRead: OnRead,
): Promise<Found[]> {
  const {name, version} = model;
  const pinned = {version, states: statesOf(model)};
  const isDone = known?.changes && compareReleases(known.checked, version) >= 0;
  if (isDone || Object.keys(pinned.states).length === 0) {
    return [];
  }
  const read = async (wanted: string): Promise<Release> => {
    const states = await releases.read(name, wanted);
    onRead(`${name} ${wanted}`);
    return {version: wanted, states};
  };
  const readIfPossible = (wanted: string): Promise<Release | undefined> =>
    read(wanted).catch((error: unknown) => {
      if (!(error instanceof UnreadableRelease)) {
        throw error;
      }
      onRead(`${name} ${wanted}`, error.message);
      return undefined;
    });
  const versions = await releases.versions(name);
  // Between two lines of releases there may be any number.
  const isClose = ({before, since}: Step): boolean =>
    lineOf(before) === lineOf(since) ||
    versions.indexOf(since) - versions.indexOf(before) === 1;

  const toFound = (
    names: readonly string[],
    low: Release,
    high: Release,
  ): Found[] => {
    const step = {before: low.version, since: high.version};
    return isClose(step)
      ? names
          .filter((it) => isOwn(it, low.states, high.states))
          .flatMap((it) =>
            happened(it, low.states, high.states).map((what): Found => [
              it,
              what,
              step,
            ]),
          )
      : [];
  };

  const narrow = async (
    open: readonly string[],
    low: Release | undefined,
    between: readonly string[],
    high: Release,
  ): Promise<Found[]> => {
    const at = Math.floor(between.length / 2);
    const middle = between[at];
    const left = open.filter((it) =>
      low ? happened(it, low.states, high.states).length > 0 : high.states[it],
    );
    if (left.length === 0) {
      return [];
    }
    if (middle === undefined) {
      return low ? toFound(left, low, high) : [];
    }
    const release = await readIfPossible(middle);
    if (!release) {
      return narrow(left, low, between.toSpliced(at, 1), high);
    }
    const halves = await Promise.all([
      narrow(left, low, between.slice(0, at), release),
      narrow(left, release, between.slice(at + 1), high),
    ]);
    return halves.flat();
  };

  // Changes were not looked up when names were: they begin with a fixed release.
  const start = known?.changes ? known.checked : known && CHANGES_AFTER;
  let first = known?.changes && (await read(known.checked));
  let between = versions.filter(
    (it) =>
      compareReleases(it, start ?? '') >= 0 &&
      compareReleases(it, version) < 0 &&
      it !== first?.version,
  );
  while (known && !first && between.length > 0) {
    first = await readIfPossible(between[0] ?? '');
    between = between.slice(1);
  }
  const names = new Set(
    [first, pinned].flatMap((it) => Object.keys(it?.states ?? {})),
  );
  return narrow([...names], first, between, pinned);
}

/** What happened to a name between two releases. */
export function happened(
  name: string,
  {[name]: from}: States,
  {[name]: to}: States,
): Found[1][] {
  if (from && to) {
    return differences(from, to);
  }
  return to ? ['added'] : from ? ['removed'] : [];
}

/**
 * Whether something happened to a name itself: both releases have what it is a
 * member of, and the newer one still lists members of it. Where it lists none, a
 * named type may stand in their place.
 */
export function isOwn(name: string, low: States, high: States): boolean {
  const owner = ownerOf(name);
  return (
    owner === undefined ||
    (low[owner] !== undefined &&
      high[owner] !== undefined &&
      (high[name] !== undefined || hasSiblings(name, high)))
  );
}

function hasSiblings(name: string, states: States): boolean {
  const start = name.slice(0, name.lastIndexOf('.') + 1);
  return Object.keys(states).some((it) => it.startsWith(start));
}
