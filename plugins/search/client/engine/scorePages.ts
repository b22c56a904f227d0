/** Scores pages, and finds those that answer enough of a query. */
import {
  commonFactor,
  coverageFactor,
  FLAG_FACTOR,
  SCATTERED_SHARE,
  sectionFactor,
} from './weights';
import type {RankContext} from './rankContext';

/** A page, while it is ranked. */
export type PageScore = {
  readonly page: number;
  /** Of the whole page, which its place among the pages depends on. */
  score: number;
  /** How much of the query was found in it, 0 to 1. */
  readonly coverage: number;
  /** Of what the page says of itself, without its sections. */
  own: number;
  /** How much the page says of itself what was typed, see `matchTasks.ts`. */
  readonly task: number;
};

/** A page that says so much of itself what was typed is a result in any case. */
const TASK_THRESHOLD = 1.2;

/** Share of the best coverage that a page needs to be a result. */
const COVERAGE_THRESHOLD = 0.6;

/** What the kind and the rank of a page count for a query. */
export function pageFactor(
  page: number,
  {outline, sectionRules, isTask, hasFlag, clauses}: RankContext,
): number {
  const info = outline.pages[page];
  return info
    ? (info.w / 100) *
        sectionFactor(sectionRules[info.s], isTask, clauses.length) *
        (hasFlag && info.kind === 'command' ? FLAG_FACTOR : 1)
    : 0;
}

/** What the clauses of a query found in a page: sums of scores and of weights. */
type PageSums = {
  /** Of the page with its sections. */
  total: number;
  covered: number;
  /** Of what the page says of itself. */
  own: number;
  ownCovered: number;
};

function sumClauses(page: number, {outline, clauses}: RankContext): PageSums {
  const start = outline.starts[page] ?? 0;
  const sums: PageSums = {total: 0, covered: 0, own: 0, ownCovered: 0};
  for (const clause of clauses) {
    const {weight} = clause;
    const common = clauses.length > 1 ? commonFactor(clause.share) : 1;
    const title = (clause.pages[page] ?? 0) * common;
    const heading = (clause.bestHeadings[page] ?? 0) * common;
    const content = (clause.bestTexts[page] ?? 0) * common;
    const highest = Math.max(title, heading, content);
    sums.total += highest;
    sums.covered += highest > 0 ? weight : 0;
    const own = Math.max(title, (clause.texts[start] ?? 0) * common);
    sums.own += own;
    sums.ownCovered += own > 0 ? weight : 0;
  }
  return sums;
}

/** Score of the best section of a page. */
function bestSection(page: number, {outline, sections}: RankContext): number {
  const end = outline.starts[page + 1] ?? 0;
  let best = 0;
  for (let record = (outline.starts[page] ?? 0) + 1; record < end; record++) {
    best = Math.max(best, sections[record] ?? 0);
  }
  return best;
}

/** Scores a page, or nothing where no word was found in it. */
function scorePage(page: number, context: RankContext): PageScore | undefined {
  const {clauses, weight, tasks} = context;
  const sums = sumClauses(page, context);
  if (sums.total === 0) {
    return undefined;
  }
  const factor = pageFactor(page, context);
  const coverage = sums.covered / weight;
  const scattered = sums.total * coverageFactor(coverage) * factor;
  const summary = sums.own * coverageFactor(sums.ownCovered / weight) * factor;
  const together = Math.max(summary, bestSection(page, context) * factor);
  return {
    page,
    score:
      clauses.length <= 1
        ? scattered
        : scattered * SCATTERED_SHARE + together * (1 - SCATTERED_SHARE),
    coverage,
    own: summary,
    task: tasks.get(page) ?? 0,
  };
}

/**
 * Pages in which enough of the query was found, or that are named, best first.
 *
 * @param isNamed whether the query is a name of the page or of its parts
 * @param isWanted whether pages of a section of the site are looked for
 */
export function findPages(
  context: RankContext,
  isNamed: (page: number) => boolean,
  isWanted: (section: string) => boolean,
): PageScore[] {
  const scored = context.outline.pages.flatMap(({s}, page) => {
    if (!isWanted(s)) {
      return [];
    }
    const entry = scorePage(page, context);
    return (
      entry ??
      (isNamed(page) ? {page, score: 0, coverage: 0, own: 0, task: 0} : [])
    );
  });
  const highest = (of: (entry: PageScore) => number): number =>
    scored.reduce((most, entry) => Math.max(most, of(entry)), 0);
  const threshold =
    Math.min(
      highest(({coverage}) => coverage),
      0.99,
    ) * COVERAGE_THRESHOLD;
  const top = highest(({score}) => score);
  const whole = ({score, task}: PageScore): number => score + top * task;
  return scored
    .filter(
      ({page, coverage, task}) =>
        isNamed(page) || coverage >= threshold || task > TASK_THRESHOLD,
    )
    .sort((a, b) => whole(b) - whole(a) || a.page - b.page);
}
