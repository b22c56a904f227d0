/**
 * Finds single words in headings and texts, with typos where nothing else is
 * found. What was found is remembered: with each key that is typed, all words
 * but the last are the same.
 */
import type {FullText, Outline} from './loadFiles';
import {
  lookUp,
  mergeMatches,
  NO_MATCHES,
  transpositions,
  type Mode,
  type TermMatches,
} from './lookup';
import {memoize} from './memoize';
import type {Word} from './query';
import {
  allowedTypos,
  COMMON_SHARE,
  headingBoosts,
  headingFactor,
  matchWeights,
  moreTypos,
  nameBoosts,
  textBoosts,
} from './weights';

/** Scores of a word in both indexes. */
export type WordMatches = {
  /** Of what a page says of itself, by page. */
  readonly pages: ReadonlyMap<number, number>;
  /** Of headings, by record. */
  readonly headings: ReadonlyMap<number, number>;
  /** Of texts, by record. */
  readonly texts: ReadonlyMap<number, number>;
  /** Words of the index that matched. */
  readonly terms: readonly string[];
};

export type WordMatcher = {
  /** A word or its beginning, or a word with typos. */
  readonly matchWord: (word: Word) => WordMatches;
  /** A word of titles and headings exactly as it is. */
  readonly findExact: (term: string) => WordMatches;
};

/** What an index of headings and an index of texts found. */
type BothMatches = {
  readonly headings: TermMatches;
  readonly texts: TermMatches;
};

/**
 * Nearly every text has a word that begins with the same few letters, and nearly
 * every page one with the same letter or two.
 */
const MIN_TEXT_PREFIX = 4;
const MIN_HEADING_PREFIX = 3;

/** Words whose matches are remembered. */
const WORD_LIMIT = 100;

/** A heading is common if more pages than this, and than a tenth, have it. */
const MIN_COMMON = 5;

const isFound = ({scores}: TermMatches): boolean => scores.size > 0;

function mergeBoth(all: readonly BothMatches[], weight: number): BothMatches {
  return {
    headings: mergeMatches(
      all.map(({headings}) => headings),
      weight,
    ),
    texts: mergeMatches(
      all.map(({texts}) => texts),
      weight,
    ),
  };
}

/** Turns scores of the documents of both indexes into those of pages and records. */
function createTranslator({
  pages,
  headings,
  places,
  recordsOfHeading,
}: Outline): (found: BothMatches) => WordMatches {
  /** Texts below headings that many pages have say less than others. */
  const isCommon = headings.map(
    (_, heading) =>
      (recordsOfHeading[heading]?.length ?? 0) >
      Math.max(MIN_COMMON, pages.length / 10),
  );
  return (found) => {
    const ofPages = new Map<number, number>();
    const ofHeadings = new Map<number, number>();
    for (const [id, score] of found.headings.scores) {
      if (id < pages.length) {
        ofPages.set(id, score);
      } else {
        const records = recordsOfHeading[id - pages.length] ?? [];
        const share =
          score *
          headingFactor(records.length) *
          (isCommon[id - pages.length] ? COMMON_SHARE : 1);
        records.forEach((record) => ofHeadings.set(record, share));
      }
    }
    const ofTexts = new Map<number, number>();
    for (const [record, score] of found.texts.scores) {
      const heading = places[record]?.heading ?? -1;
      ofTexts.set(record, isCommon[heading] ? score * COMMON_SHARE : score);
    }
    return {
      pages: ofPages,
      headings: ofHeadings,
      texts: ofTexts,
      terms: [...found.headings.terms, ...found.texts.terms],
    };
  };
}

/** Finds words in the headings, and in the texts where they are loaded. */
export function createWordMatcher(
  outline: Outline,
  text: FullText | undefined,
): WordMatcher {
  const {index} = outline;
  const toWordMatches = createTranslator(outline);

  function lookUpHeadings(
    word: string,
    mode: Mode,
    typos: number,
  ): TermMatches {
    return mode === 'prefix' && word.length < MIN_HEADING_PREFIX
      ? mergeMatches(
          [
            lookUp(index, word, headingBoosts, 'exact', 0),
            lookUp(index, word, nameBoosts, 'prefix', 0),
          ],
          1,
        )
      : lookUp(index, word, headingBoosts, mode, typos);
  }

  function lookUpTexts(word: string, mode: Mode, typos: number): TermMatches {
    const isShort = mode === 'prefix' && word.length < MIN_TEXT_PREFIX;
    return text
      ? lookUp(text.index, word, textBoosts, isShort ? 'exact' : mode, typos)
      : NO_MATCHES;
  }

  const lookUpBoth = (word: string, mode: Mode, typos = 0): BothMatches => ({
    headings: lookUpHeadings(word, mode, typos),
    texts: lookUpTexts(word, mode, typos),
  });

  /** Finds a word that is nowhere as it was typed. */
  function lookUpTypos({term, raw}: Word, typos: number): BothMatches {
    let found = mergeBoth(
      transpositions(term).map((word) => lookUpBoth(word, 'exact')),
      matchWeights.fuzzy,
    );
    // Nothing at all is worse than a guess with a typo more.
    for (
      let allowed = typos;
      allowed <= moreTypos(raw) && !isFound(found.headings);
      allowed++
    ) {
      found = mergeBoth([found, lookUpBoth(term, 'fuzzy', allowed)], 1);
    }
    return found;
  }

  function lookUpWord(word: Word): WordMatches {
    const found = lookUpBoth(word.term, 'prefix');
    const typos = allowedTypos(word.raw);
    const isMissing = !isFound(found.headings) && !isFound(found.texts);
    return toWordMatches(
      isMissing && word.isTyped && typos > 0 ? lookUpTypos(word, typos) : found,
    );
  }

  return {
    matchWord: memoize(
      lookUpWord,
      WORD_LIMIT,
      ({raw, isTyped}) => `${isTyped ? '' : '='}${raw}`,
    ),
    findExact: memoize(
      (term: string) =>
        toWordMatches({
          headings: lookUp(index, term, headingBoosts, 'exact', 0),
          texts: NO_MATCHES,
        }),
      WORD_LIMIT,
    ),
  };
}
