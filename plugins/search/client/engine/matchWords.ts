/**
 * Finds single words in headings and texts, with typos where nothing else is
 * found. What was found is remembered: with each key that is typed, all words
 * but the last are the same.
 */
import type {FullText} from './fullText';
import type {Outline} from './loadFiles';
import {memoize} from './memoize';
import type {Word} from './query';
import {
  allowedTypos,
  headingBoosts,
  headingFactor,
  KEYWORDS_BOOST,
  moreTypos,
  nameBoosts,
} from './weights';
import {lookUp, NO_MATCHES, type Found, type Mode} from './wordIndex';

/** Scores of a word. */
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

type WordMatcher = {
  /** A word or its beginning, or a word with typos. */
  readonly matchWord: (word: Word) => WordMatches;
};

/** Where a word was found: in the first file, in search terms, and in texts. */
type Places = {
  readonly headings: Found;
  readonly terms: Found;
  readonly texts: Found;
};

/**
 * Nearly every text has a word that begins with the same few letters, and nearly
 * every page one with the same letter or two.
 */
const MIN_TEXT_PREFIX = 4;
const MIN_HEADING_PREFIX = 3;

/** Words whose matches are remembered. */
const WORD_LIMIT = 100;

const isFound = ({words}: Found): boolean => words.size > 0;

/** Turns scores of what was found into those of pages and records. */
function createTranslator({
  pages,
  recordsOfHeading,
}: Outline): (found: Places) => WordMatches {
  return (found) => {
    const ofPages = new Map<number, number>();
    const ofHeadings = new Map<number, number>();
    for (const [id, score] of found.headings.scores) {
      if (id < pages.length) {
        ofPages.set(id, score);
      } else {
        const records = recordsOfHeading[id - pages.length] ?? [];
        const share = score * headingFactor(records.length);
        records.forEach((record) => ofHeadings.set(record, share));
      }
    }
    for (const [page, score] of found.terms.scores) {
      ofPages.set(page, (ofPages.get(page) ?? 0) + score * KEYWORDS_BOOST);
    }
    return {
      pages: ofPages,
      headings: ofHeadings,
      texts: found.texts.scores,
      terms: [
        ...found.headings.words,
        ...found.terms.words,
        ...found.texts.words,
      ],
    };
  };
}

/** Finds words in the headings, and in what is loaded of the texts. */
export function createWordMatcher(
  outline: Outline,
  text: FullText,
): WordMatcher {
  const {index} = outline;
  const toWordMatches = createTranslator(outline);

  function lookUpAll({term, isTyped}: Word, mode: Mode, typos = 0): Places {
    const isShort = mode === 'prefix' && term.length < MIN_HEADING_PREFIX;
    const textMode =
      mode === 'prefix' && term.length < MIN_TEXT_PREFIX ? 'exact' : mode;
    return {
      headings: lookUp(
        index,
        term,
        headingBoosts,
        mode,
        typos,
        isShort ? nameBoosts : headingBoosts,
      ),
      // Only for these words the files are asked for.
      terms: isTyped ? text.findTerms(term, textMode, typos) : NO_MATCHES,
      texts: isTyped ? text.findTexts(term, textMode, typos) : NO_MATCHES,
    };
  }

  /** Finds a word that is nowhere as it was typed, with as few typos as can be. */
  function lookUpTypos(word: Word): Places {
    let found: Places;
    let typos = 0;
    do {
      typos++;
      found = lookUpAll(word, 'fuzzy', typos);
    } while (
      !isFound(found.headings) &&
      // Nothing at all is worse than a guess with a typo more.
      typos < moreTypos(word.raw)
    );
    return found;
  }

  function lookUpWord(word: Word): WordMatches {
    const found = lookUpAll(word, 'prefix');
    const isMissing = !Object.values(found).some(isFound);
    return toWordMatches(
      isMissing && word.isTyped && allowedTypos(word.raw) > 0
        ? lookUpTypos(word)
        : found,
    );
  }

  return {
    matchWord: memoize(
      lookUpWord,
      WORD_LIMIT,
      ({raw, isTyped}) => `${text.size()}${isTyped ? '' : '='}${raw}`,
    ),
  };
}
