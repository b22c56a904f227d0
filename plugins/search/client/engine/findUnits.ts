/**
 * Finds the words of a query, in headings and texts. What was found is kept: with
 * each key, all words but the last are the same.
 */
import type {FullText, Outline} from './loadFiles';
import {
  joinWords,
  lookUp,
  mergeFound,
  NOTHING,
  transpositions,
  type Found,
  type Mode,
} from './lookup';
import type {Unit, Word} from './query';
import {
  allowedTypos,
  COMMON_SHARE,
  headingBoosts,
  headingFactor,
  matchWeights,
  moreTypos,
  nameBoosts,
  textBoosts,
  unitWeight,
} from './rank';

/** Scores of a unit of the query, 0 where it was not found. */
export type UnitScores = {
  /** Of what a page says of itself, by page. */
  readonly pages: Float32Array;
  /** Of headings, by record. */
  readonly headings: Float32Array;
  /** Of texts, by record. */
  readonly texts: Float32Array;
  /** The best heading and the best text of a page, by page. */
  readonly bestHeadings: Float32Array;
  readonly bestTexts: Float32Array;
  /** How much of the query it is: a word that few pages have says most. */
  readonly weight: number;
  /** Words of the index that matched. */
  readonly terms: readonly string[];
};

/** Results of a word in both indexes. */
type Matches = {
  /** Of what a page says of itself, by page. */
  readonly pages: ReadonlyMap<number, number>;
  /** Of headings, by record. */
  readonly headings: ReadonlyMap<number, number>;
  /** Of texts, by record. */
  readonly texts: ReadonlyMap<number, number>;
  /** Words of the index that matched. */
  readonly terms: readonly string[];
};

export type UnitFinder = {
  readonly findUnit: (unit: Unit) => UnitScores;
  /** A word of titles and headings exactly as it is. */
  readonly findExact: (term: string) => Pick<Matches, 'pages' | 'headings'>;
};

/**
 * Nearly every text has a word that begins with the same few letters, and nearly
 * every page one with the same letter or two.
 */
const MIN_TEXT_PREFIX = 4;
const MIN_HEADING_PREFIX = 3;

/** Words, and units, whose results are kept. */
const KEPT_WORDS = 100;
const KEPT_UNITS = 40;

/** A map that forgets everything once it is full. */
function keep<Value>(
  known: Map<string, Value>,
  limit: number,
  key: string,
  make: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) {
    return found;
  }
  const made = make();
  if (known.size >= limit) {
    known.clear();
  }
  known.set(key, made);
  return made;
}

/** Looks words up in the headings, and in the texts where they are loaded. */
export function createUnitFinder(
  {pages, headings, places, recordsOfHeading, starts, index}: Outline,
  text: FullText | undefined,
): UnitFinder {
  /** Texts below headings that a tenth of the pages have say less than others. */
  const isCommon = headings.map(
    (_, heading) =>
      (recordsOfHeading[heading]?.length ?? 0) > Math.max(5, pages.length / 10),
  );
  const words = new Map<string, Matches>();
  const units = new Map<string, UnitScores>();

  function toMatches(inHeadings: Found, inText: Found): Matches {
    const ofPages = new Map<number, number>();
    const ofHeadings = new Map<number, number>();
    for (const [id, score] of inHeadings.scores) {
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
    for (const [record, score] of inText.scores) {
      const heading = places[record]?.heading ?? -1;
      ofTexts.set(record, isCommon[heading] ? score * COMMON_SHARE : score);
    }
    return {
      pages: ofPages,
      headings: ofHeadings,
      texts: ofTexts,
      terms: [...inHeadings.terms, ...inText.terms],
    };
  }

  function lookUpWord({term, raw, isTyped}: Word): Matches {
    const askHeadings = (mode: Mode, word: string, typos: number): Found =>
      mode === 'prefix' && word.length < MIN_HEADING_PREFIX
        ? mergeFound(
            [
              lookUp(index, word, headingBoosts, 'exact', 0),
              lookUp(index, word, nameBoosts, 'prefix', 0),
            ],
            1,
          )
        : lookUp(index, word, headingBoosts, mode, typos);
    const ask = (mode: Mode, word: string, typos = 0): [Found, Found] => [
      askHeadings(mode, word, typos),
      text
        ? lookUp(
            text.index,
            word,
            textBoosts,
            mode === 'prefix' && word.length < MIN_TEXT_PREFIX ? 'exact' : mode,
            typos,
          )
        : NOTHING,
    ];
    const isFound = (found: readonly Found[]): boolean =>
      found.some(({scores}) => scores.size > 0);

    let [inHeadings, inText] = ask('prefix', term);
    const typos = allowedTypos(raw);
    if (!isFound([inHeadings, inText]) && isTyped && typos > 0) {
      const swapped = transpositions(term).map((word) => ask('exact', word));
      inHeadings = mergeFound(
        swapped.map(([first]) => first),
        matchWeights.fuzzy,
      );
      inText = mergeFound(
        swapped.map(([, second]) => second),
        matchWeights.fuzzy,
      );
      // Nothing at all is worse than a guess with a typo more.
      for (
        let allowed = typos;
        allowed <= moreTypos(raw) && !isFound([inHeadings]);
        allowed++
      ) {
        const near = ask('fuzzy', term, allowed);
        inHeadings = mergeFound([inHeadings, near[0]], 1);
        inText = mergeFound([inText, near[1]], 1);
      }
    }
    return toMatches(inHeadings, inText);
  }

  const findWord = (word: Word): Matches =>
    keep(words, KEPT_WORDS, `${word.isTyped ? '' : '='}${word.raw}`, () =>
      lookUpWord(word),
    );

  function scoreUnit({alternatives}: Unit): UnitScores {
    const scores = {
      pages: new Float32Array(pages.length),
      headings: new Float32Array(places.length),
      texts: new Float32Array(places.length),
    };
    const terms = new Set<string>();
    for (const {words: all, weight} of alternatives) {
      const found = all.map(findWord);
      found.forEach((matches) =>
        matches.terms.forEach((one) => terms.add(one)),
      );
      for (const place of ['pages', 'headings', 'texts'] as const) {
        const best = scores[place];
        const joined = joinWords(
          found.map((matches) => matches[place]),
          weight,
        );
        for (const [id, score] of joined) {
          if (score > (best[id] ?? 0)) {
            best[id] = score;
          }
        }
      }
    }
    const bestHeadings = new Float32Array(pages.length);
    const bestTexts = new Float32Array(pages.length);
    let count = 0;
    for (let page = 0; page < pages.length; page++) {
      let heading = 0;
      let content = 0;
      const end = starts[page + 1] ?? 0;
      for (let record = starts[page] ?? 0; record < end; record++) {
        heading = Math.max(heading, scores.headings[record] ?? 0);
        content = Math.max(content, scores.texts[record] ?? 0);
      }
      bestHeadings[page] = heading;
      bestTexts[page] = content;
      count += Math.max(heading, content, scores.pages[page] ?? 0) > 0 ? 1 : 0;
    }
    return {
      ...scores,
      bestHeadings,
      bestTexts,
      weight: unitWeight(count / Math.max(1, pages.length)),
      terms: [...terms],
    };
  }

  return {
    findUnit: (unit) =>
      keep(units, KEPT_UNITS, unit.key, () => scoreUnit(unit)),
    findExact: (term) =>
      keep(words, KEPT_WORDS, `"${term}`, () =>
        toMatches(lookUp(index, term, headingBoosts, 'exact', 0), NOTHING),
      ),
  };
}
