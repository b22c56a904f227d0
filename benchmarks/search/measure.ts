/** How well a list of answers fits the queries of the benchmark. */
import {queryClasses, type BenchmarkQuery, type QueryClass} from './queries';

/** Addresses of the results of a query, best first, with or without anchors. */
type Search = (query: string) => readonly string[];

export type Score = {
  readonly count: number;
  /** Share of queries whose first result is right. */
  readonly success1: number;
  /** Share of queries with a right one among the first three. */
  readonly success3: number;
  /** Mean of one over the place of the first right result, 0 after the tenth. */
  readonly reciprocalRank: number;
};

export type Miss = {
  readonly query: BenchmarkQuery;
  /** Place of the first right result, from 1; 0 where there is none in ten. */
  readonly place: number;
  readonly found: readonly string[];
};

export type Outcome = {
  readonly classes: ReadonlyMap<QueryClass | 'all', Score>;
  /** Queries whose first result is wrong. */
  readonly misses: readonly Miss[];
};

const DEPTH = 10;

/**
 * Place of the first result of an expected page, from 1, or 0. Results count as
 * the reader sees them: three headings of one wrong page are three wrong ones.
 */
export function placeOf(
  results: readonly string[],
  pages: readonly string[],
): number {
  return (
    results
      .slice(0, DEPTH)
      .findIndex((url) => pages.includes(url.split('#')[0] ?? url)) + 1
  );
}

export function scoreOf(places: readonly number[]): Score {
  const count = places.length;
  const share = (isRight: (place: number) => boolean): number =>
    count === 0 ? 0 : places.filter(isRight).length / count;
  return {
    count,
    success1: share((place) => place === 1),
    success3: share((place) => place >= 1 && place <= 3),
    reciprocalRank:
      count === 0
        ? 0
        : places.reduce((sum, place) => sum + (place ? 1 / place : 0), 0) /
          count,
  };
}

/** Runs all queries. */
export function measure(
  queries: readonly BenchmarkQuery[],
  search: Search,
): Outcome {
  const answers = queries.map((query): Miss => {
    const found = search(query.query);
    return {query, place: placeOf(found, query.pages), found};
  });
  const places = (name?: QueryClass): number[] =>
    answers
      .filter(({query}) => name === undefined || query.class === name)
      .map(({place}) => place);
  return {
    classes: new Map([
      ...queryClasses.map((name) => [name, scoreOf(places(name))] as const),
      ['all', scoreOf(places())] as const,
    ]),
    misses: answers.filter(({place}) => place !== 1),
  };
}
