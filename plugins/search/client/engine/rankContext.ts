/** What of a query is the same for all pages while they are ranked. */
import type {Outline} from './loadFiles';
import {isTaskLike} from './weights';
import type {ClauseMatcher, ClauseScores} from './matchClauses';
import type {TaskMatcher} from './matchTasks';
import type {Query} from './query';
import {scoreSections} from './scoreSections';
import type {Vocabulary} from './types';

/** A record with its score. */
export type Ranked = {readonly record: number; readonly score: number};

/** What is added to the score of a record, by record. */
export type Bonuses = ReadonlyMap<number, number>;

/** A query as pages are scored with it. */
export type RankContext = {
  readonly outline: Outline;
  readonly sectionRules: Vocabulary['sections'];
  readonly clauses: readonly ClauseScores[];
  /** What all clauses weigh; some number where there is none. */
  readonly weight: number;
  readonly isTask: boolean;
  readonly hasFlag: boolean;
  /** How much a page says of itself what was typed, by page. */
  readonly tasks: ReadonlyMap<number, number>;
  /** Score of each section, by record; 0 where nothing was found. */
  readonly sections: Float64Array;
};

/** The order of results: the best first, else as the pages have them. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.record - b.record;
}

/** Looks a query up and scores the sections of all pages with it. */
export function createRankContext(
  outline: Outline,
  sectionRules: Vocabulary['sections'],
  matcher: ClauseMatcher,
  query: Query,
  isNamed: boolean,
  findTasks: () => ReturnType<TaskMatcher['find']>,
): RankContext {
  const clauses = query.clauses.map((clause) => matcher.matchClause(clause));
  const weight = clauses.reduce((sum, clause) => sum + clause.weight, 0) || 1;
  const isTask = !isNamed && isTaskLike(query.text, clauses.length);
  return {
    outline,
    sectionRules,
    clauses,
    weight,
    isTask,
    hasFlag: /(?:^|\s)--\p{L}/u.test(query.text),
    tasks: isTask ? findTasks() : new Map(),
    sections: scoreSections(outline, clauses, weight),
  };
}
