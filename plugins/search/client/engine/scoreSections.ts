/** Scores the sections of all pages. */
import type {Outline} from './loadFiles';
import type {ClauseScores} from './matchClauses';
import {CONTEXT_SHARE, coverageFactor} from './weights';

/**
 * Scores all sections at once, before what their pages count: lists of numbers
 * in the order of the records are what a slow device reads fastest.
 *
 * @param weight what all clauses weigh
 * @returns the score of each record; 0 where nothing was found, and for the
 *   record of the page itself
 */
export function scoreSections(
  {pageOfRecord, starts}: Outline,
  clauses: readonly ClauseScores[],
  weight: number,
): Float64Array {
  const scores = new Float64Array(pageOfRecord.length);
  const covered = new Float64Array(pageOfRecord.length);
  const isFound = new Uint8Array(pageOfRecord.length);
  for (const clause of clauses) {
    for (let record = 0; record < scores.length; record++) {
      const here = Math.max(
        clause.headings[record] ?? 0,
        clause.texts[record] ?? 0,
      );
      const above =
        (clause.pages[pageOfRecord[record] ?? 0] ?? 0) * CONTEXT_SHARE;
      if (here > 0) {
        isFound[record] = 1;
        covered[record] = (covered[record] ?? 0) + clause.weight;
        scores[record] = (scores[record] ?? 0) + Math.max(here, above);
      } else if (above > 0) {
        covered[record] = (covered[record] ?? 0) + clause.weight / 2;
        scores[record] = (scores[record] ?? 0) + above;
      }
    }
  }
  for (let record = 0; record < scores.length; record++) {
    scores[record] =
      isFound[record] === 1
        ? (scores[record] ?? 0) *
          coverageFactor((covered[record] ?? 0) / weight)
        : 0;
  }
  // The record of a page is no section of it.
  starts.forEach((start) => {
    scores[start] = 0;
  });
  return scores;
}
