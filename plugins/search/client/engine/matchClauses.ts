/** Finds the clauses of a query: its words and phrases, with their synonyms. */
import type {FullText} from './fullText';
import type {Outline} from './loadFiles';
import {joinWords} from './lookup';
import {createWordMatcher} from './matchWords';
import {memoize} from './memoize';
import type {Clause} from './query';
import {clauseWeight} from './weights';

/** Scores of a clause of the query, 0 where it was not found. */
export type ClauseScores = {
  /** Of what a page says of itself, by page. */
  readonly pages: Float32Array;
  /** Of headings, by record. */
  readonly headings: Float32Array;
  /** Of texts, by record. */
  readonly texts: Float32Array;
  /** The best heading and the best text of a page, by page. */
  readonly bestHeadings: Float32Array;
  readonly bestTexts: Float32Array;
  /** Share of the pages that have it. */
  readonly share: number;
  /** How much of the query it is: a word that few pages have says most. */
  readonly weight: number;
  /** Words of the index that matched. */
  readonly terms: readonly string[];
};

export type ClauseMatcher = {
  readonly matchClause: (clause: Clause) => ClauseScores;
};

/** Clauses whose scores are remembered from one key to the next. */
const CLAUSE_LIMIT = 40;

/** The best score that any record of a page has, by page. */
function bestOfPages(
  scores: Float32Array,
  {pages, starts}: Outline,
): Float32Array {
  const best = new Float32Array(pages.length);
  for (let page = 0; page < pages.length; page++) {
    let highest = 0;
    const end = starts[page + 1] ?? 0;
    for (let record = starts[page] ?? 0; record < end; record++) {
      highest = Math.max(highest, scores[record] ?? 0);
    }
    best[page] = highest;
  }
  return best;
}

/** Finds clauses in the headings, and in what is loaded of the texts. */
export function createClauseMatcher(
  outline: Outline,
  text: FullText,
): ClauseMatcher {
  const {pages, places} = outline;
  const {matchWord} = createWordMatcher(outline, text);

  function scoreClause({alternatives}: Clause): ClauseScores {
    const scores = {
      pages: new Float32Array(pages.length),
      headings: new Float32Array(places.length),
      texts: new Float32Array(places.length),
    };
    const terms = new Set<string>();
    for (const {words, weight} of alternatives) {
      const found = words.map(matchWord);
      found.forEach((matches) =>
        matches.terms.forEach((term) => terms.add(term)),
      );
      for (const part of ['pages', 'headings', 'texts'] as const) {
        const best = scores[part];
        const joined = joinWords(
          found.map((matches) => matches[part]),
          weight,
        );
        for (const [id, score] of joined) {
          if (score > (best[id] ?? 0)) {
            best[id] = score;
          }
        }
      }
    }
    const bestHeadings = bestOfPages(scores.headings, outline);
    const bestTexts = bestOfPages(scores.texts, outline);
    const count = pages.filter(
      (_, page) =>
        (bestHeadings[page] ?? 0) > 0 ||
        (bestTexts[page] ?? 0) > 0 ||
        (scores.pages[page] ?? 0) > 0,
    ).length;
    const share = count / Math.max(1, pages.length);
    return {
      ...scores,
      bestHeadings,
      bestTexts,
      share,
      weight: clauseWeight(share),
      terms: [...terms],
    };
  }

  return {
    matchClause: memoize(
      scoreClause,
      CLAUSE_LIMIT,
      ({key}) => `${text.size()}${key}`,
    ),
  };
}
