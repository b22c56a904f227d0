/** Looks words up in an index, and puts what was found together. */
import type MiniSearch from 'minisearch';
import {matchWeights} from './weights';

/** Score by document, and the words of the index that matched. */
export type TermMatches = {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
};

/** No results. */
export const NO_MATCHES: TermMatches = {scores: new Map(), terms: new Set()};

/** How a word may differ from one of the index. */
export type Mode = 'exact' | 'prefix' | 'fuzzy';

/** Looks one word up in one index, in the fields that are boosted. */
export function lookUp<Doc>(
  index: MiniSearch<Doc>,
  term: string,
  boost: Readonly<Record<string, number>>,
  mode: Mode,
  typos: number,
): TermMatches {
  const results = index.search(term, {
    tokenize: (text) => [text],
    processTerm: (text) => text,
    fields: Object.keys(boost),
    boost,
    prefix: mode === 'prefix',
    fuzzy: mode === 'fuzzy' ? typos : false,
    weights: matchWeights,
  });
  if (results.length === 0) {
    return NO_MATCHES;
  }
  return {
    scores: new Map(results.map(({id, score}) => [id as number, score])),
    terms: new Set(results.flatMap(({terms}) => terms)),
  };
}

/** The word with two neighbors swapped, the commonest typo. */
export function transpositions(term: string): string[] {
  return Array.from({length: term.length - 1}, (_, index) =>
    term.charAt(index) === term.charAt(index + 1)
      ? ''
      : term.slice(0, index) +
        term.charAt(index + 1) +
        term.charAt(index) +
        term.slice(index + 2),
  ).filter(Boolean);
}

/** The best of several ways to find a word. */
export function mergeMatches(
  found: readonly TermMatches[],
  weight: number,
): TermMatches {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  for (const {scores: some, terms: words} of found) {
    for (const [id, score] of some) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
    }
    words.forEach((word) => terms.add(word));
  }
  return {scores, terms};
}

/** Words of a text between spaces, to compare runs of words. */
export function flatten(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Longest run of words of the query in the text, as a share of all of them. */
export function longestRun(words: readonly string[], text: string): number {
  let best = 0;
  for (let start = 0; start + best < words.length; start++) {
    // Most words are not there at all.
    if (!text.includes(` ${words[start] ?? ''}`)) {
      continue;
    }
    let end = start + best + 1;
    while (
      end <= words.length &&
      // The last word may be half typed.
      text.includes(
        ` ${words.slice(start, end).join(' ')}${end === words.length ? '' : ' '}`,
      )
    ) {
      best = end - start;
      end++;
    }
  }
  return best / words.length;
}

/** All words of an alternative, or nothing: the mean, times the root of how many. */
export function joinWords(
  found: readonly ReadonlyMap<number, number>[],
  weight: number,
): ReadonlyMap<number, number> {
  const [first, ...others] = found;
  if (!first) {
    return new Map();
  }
  const joined = new Map<number, number>();
  const factor = weight / Math.sqrt(found.length);
  for (const [id, score] of first) {
    let sum = score;
    let isWhole = true;
    for (const other of others) {
      const more = other.get(id);
      if (more === undefined) {
        isWhole = false;
        break;
      }
      sum += more;
    }
    if (isWhole) {
      joined.set(id, sum * factor);
    }
  }
  return joined;
}
