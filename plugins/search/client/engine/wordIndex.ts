/** Finds words, their beginnings and words like them, and scores where they are. */
import {countBits, editDistance, lettersOf} from './editDistance';
import {placeIn} from './lookup';
import type {Pairs} from './pack';
import {matchWeights} from './weights';

/** How a word may differ from one of the index. */
export type Mode = 'exact' | 'prefix' | 'fuzzy';

/** Score by document, and the words of the index that matched. */
export type Found = {
  readonly scores: ReadonlyMap<number, number>;
  readonly words: ReadonlySet<string>;
};

/** No results. */
export const NO_MATCHES: Found = {scores: new Map(), words: new Set()};

/** What is counted of a field to score it. */
export type FieldSize = {
  /** Documents of the whole index. */
  readonly documents: number;
  /** How many words a document has in it, next to the mean; 1 where nobody counted. */
  readonly lengthOf: (id: number) => number;
};

/** Documents of each word, by field: nothing where the field does not have it. */
export type WordIndex = {
  /** In code order. */
  readonly words: readonly string[];
  readonly placesOf: (word: string) => readonly (Pairs | undefined)[];
  readonly fields: readonly FieldSize[];
};

/** BM25+, with the constants that its authors recommend. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const FLOOR = 0.5;

function addScores(
  scores: Map<number, number>,
  places: Pairs,
  {documents, lengthOf}: FieldSize,
  factor: number,
): void {
  const found = places.length / 2;
  const rarity =
    Math.log(1 + (documents - found + 0.5) / (found + 0.5)) * factor;
  for (let index = 0; index < places.length; index += 2) {
    const id = places[index] ?? 0;
    const count = places[index + 1] ?? 1;
    const length = 1 - LENGTH_SHARE + LENGTH_SHARE * lengthOf(id);
    const score =
      FLOOR + (count * (SATURATION + 1)) / (count + SATURATION * length);
    scores.set(id, (scores.get(id) ?? 0) + rarity * score);
  }
}

/** Calls back with each word that is like another one, and how much it counts. */
function forEachLike(
  {words}: WordIndex,
  word: string,
  mode: Mode,
  typos: number,
  onWord: (found: string, weight: number) => void,
): void {
  const place = placeIn(words, word);
  if (words[place] === word) {
    onWord(word, 1);
  }
  if (mode === 'prefix') {
    for (let index = place; words[index]?.startsWith(word); index++) {
      const found = words[index] ?? '';
      if (found !== word) {
        const rest = found.length - word.length;
        onWord(
          found,
          (matchWeights.prefix * found.length) / (found.length + 0.3 * rest),
        );
      }
    }
  }
  if (mode === 'fuzzy') {
    const letters = lettersOf(word);
    for (const found of words) {
      if (
        found === word ||
        Math.abs(found.length - word.length) > typos ||
        // A typo changes two letters at most, one that is gone and one that is new.
        countBits(letters ^ lettersOf(found)) > 2 * typos
      ) {
        continue;
      }
      const distance = editDistance(word, found, typos);
      if (distance <= typos) {
        onWord(
          found,
          (matchWeights.fuzzy * found.length) / (found.length + distance),
        );
      }
    }
  }
}

/**
 * Looks one word up.
 *
 * @param boosts what each field counts; 0 leaves it out
 * @param likeBoosts the same for other words than this one
 */
export function lookUp(
  index: WordIndex,
  word: string,
  boosts: readonly number[],
  mode: Mode,
  typos = 0,
  likeBoosts = boosts,
): Found {
  const scores = new Map<number, number>();
  const found = new Set<string>();
  forEachLike(index, word, mode, typos, (like, weight) => {
    const places = index.placesOf(like);
    index.fields.forEach((field, number) => {
      const boost = (like === word ? boosts : likeBoosts)[number] ?? 0;
      const ofField = places[number];
      if (boost > 0 && ofField) {
        addScores(scores, ofField, field, boost * weight);
        found.add(like);
      }
    });
  });
  return found.size === 0 ? NO_MATCHES : {scores, words: found};
}

/**
 * Makes an index of short texts.
 *
 * @param documents the text of each field by document, whose ids count them
 */
export function indexTexts(
  documents: readonly (readonly string[])[],
  toWords: (text: string) => readonly string[],
  fieldCount: number,
): WordIndex {
  const places = new Map<string, number[][]>();
  const lengths = Array.from(
    {length: fieldCount},
    () => new Uint16Array(documents.length),
  );
  documents.forEach((fields, id) => {
    fields.forEach((text, field) => {
      const counts = new Map<string, number>();
      for (const word of text === '' ? [] : toWords(text)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      for (const [word, count] of counts) {
        let lists = places.get(word);
        if (!lists) {
          lists = [];
          places.set(word, lists);
        }
        (lists[field] ??= []).push(id, count);
      }
      const ofField = lengths[field];
      if (ofField) {
        ofField[id] = counts.size;
      }
    });
  });
  const fields = lengths.map((ofField): FieldSize => {
    const all = ofField.filter((length) => length > 0);
    const mean = all.reduce((sum, length) => sum + length, 0) / all.length;
    return {
      documents: documents.length,
      lengthOf: (id) => (ofField[id] ?? 0) / mean,
    };
  });
  return {
    words: [...places.keys()].sort(),
    placesOf: (word) => places.get(word) ?? [],
    fields,
  };
}
