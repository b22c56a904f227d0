/** Finds between which two releases names appeared. */
import {lineOf, sinceText, type SinceEntry} from '../../since';

/** Which names a release has; undefined where it cannot be told. */
export type Facts = ReadonlyMap<string, boolean | undefined>;

/** Reads the facts of releases, in the order in which they are given. */
export type ReadFacts = (versions: readonly string[]) => Promise<Facts[]>;

/** Two releases by their place in the list: the later has a name, the earlier does not. */
type Interval = {
  readonly lacks: number;
  readonly since: number;
  /** Whether the earlier one certainly lacks it. */
  readonly isCertain: boolean;
};

/**
 * Where a name appeared, as far as is known. A name that was there before, and
 * away in between, may have been another one: nothing is said of it.
 */
function findInterval(
  name: string,
  known: ReadonlyMap<number, Facts>,
): Interval | undefined {
  const [last, ...older] = [...known.keys()].sort((a, b) => b - a);
  const has = (index: number): boolean | undefined =>
    known.get(index)?.get(name);
  const lacks = older.find((index) => has(index) !== true);
  if (last === undefined || lacks === undefined || has(last) !== true) {
    return undefined;
  }
  const isBack = older.some((index) => index < lacks && has(index) === true);
  return isBack
    ? undefined
    : {
        lacks,
        since: Math.min(...[...known.keys()].filter((index) => index > lacks)),
        isCertain: has(lacks) === false,
      };
}

/** How many releases are read before the next ones are chosen. */
const BATCH = 4;

/**
 * The releases to read next, in the middle of what lies between: first where
 * the fewest releases tell the most names.
 */
function chooseSteps(
  versions: readonly string[],
  found: readonly (Interval & {readonly name: string})[],
): number[] {
  const open = found.filter(({lacks, since}) => since - lacks > 1);
  const middles = new Map<number, typeof open>();
  for (const interval of open) {
    const middle = Math.floor((interval.lacks + interval.since) / 2);
    middles.set(middle, [...(middles.get(middle) ?? []), interval]);
  }
  const worth = (intervals: typeof open): number =>
    intervals
      .map((interval) => {
        const isEnough = toEntry(versions, interval) !== undefined;
        const width = interval.since - interval.lacks;
        // Names that cannot be told lead nowhere as a rule.
        const weight = !interval.isCertain ? 0.001 : isEnough ? 0.01 : 1;
        // What stands at the top of a page counts as much as many members.
        const rank = /^\w+$/.test(interval.name) ? 8 : 1;
        return (rank * weight) / Math.log2(width);
      })
      .reduce((sum, one) => sum + one, 0);
  return [...middles]
    .map(([index, intervals]) => ({index, worth: worth(intervals)}))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .map(({index}) => index)
    .slice(0, BATCH);
}

/** What can be told of an interval; undefined where it is too wide. */
function toEntry(
  versions: readonly string[],
  {lacks, since}: Interval,
): SinceEntry | undefined {
  const entry = {lacks: versions[lacks] ?? '', since: versions[since] ?? ''};
  // Between two lines of releases there may be any number, unless the registry has none.
  const isTold =
    lineOf(entry.lacks) === lineOf(entry.since) || since - lacks === 1;
  return isTold && sinceText(entry) !== undefined ? entry : undefined;
}

/**
 * Finds the releases that brought names, by halving what lies between the ones
 * that are known; names that appeared together share their steps.
 *
 * @param versions all releases, the oldest first; names of the last are looked up
 * @param limit how many releases may be read
 */
export async function findSince(
  versions: readonly string[],
  readFacts: ReadFacts,
  limit: number,
): Promise<Map<string, SinceEntry>> {
  const known = new Map<number, Facts>();
  const read = async (indices: readonly number[]): Promise<void> => {
    const facts = await readFacts(
      indices.map((index) => versions[index] ?? ''),
    );
    facts.forEach((fact, at) => known.set(indices[at] ?? 0, fact));
  };
  await read([...new Set([0, versions.length - 1])]);
  const names = [...(known.get(versions.length - 1)?.keys() ?? [])];
  for (;;) {
    const found = names.flatMap((name) => {
      const interval = findInterval(name, known);
      return interval ? [{name, ...interval}] : [];
    });
    const next = chooseSteps(versions, found).slice(0, limit - known.size);
    if (next.length === 0) {
      return new Map(
        found.flatMap(({name, ...interval}) => {
          const entry = interval.isCertain && toEntry(versions, interval);
          return entry ? [[name, entry] as const] : [];
        }),
      );
    }
    await read(next);
  }
}
