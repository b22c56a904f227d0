/**
 * Finds names by some of their parts: by the beginning or the inside of one, or
 * where one was guessed, with parts of it swapped for other words, left out, added
 * or in another order.
 */
import {stem, toQueryWords} from './tokenize';
import type {Vocabulary} from './types';
import {exactBonus, partsFit, rarity} from './weights';

/** A name, and the record that is about it. */
export type PartedName = {
  readonly record: number;
  /** The name as one word in lower case. */
  readonly joined: string;
  /** As it is written. */
  readonly name: string;
  /** Page rank of its page, as a share. */
  readonly share: number;
};

type Entry = PartedName & {readonly parts: ReadonlySet<string>};

/** Bonus of records by name. */
type Bonuses = Map<number, number>;

type PartFinder = {
  /** Names that have what was typed in one piece. */
  readonly findPiece: (query: string) => Bonuses;
  /** Names whose parts are most like those of a guess. */
  readonly findGuess: (query: string) => Bonuses;
};

/** Less than this is in names of all kinds. */
const MIN_LETTERS = 4;

/** A piece of a word that nobody split has as many letters. */
const MIN_PIECE = 3;

/** A swapped part is nearly as good as the part itself. */
const SWAPPED = 0.8;

/** A guess that shares less with a name says nothing about it. */
const MIN_FIT = 0.25;

/** A name in camel case without spaces, as a symbol is typed. */
const CAMEL_CASE = /^\S*\p{Ll}\p{Lu}\S*$/u;

function partsOf(name: string): string[] {
  const [word] = toQueryWords(name);
  return word && word.parts.length > 0 ? [...word.parts] : [word?.term ?? ''];
}

/**
 * Makes the finder.
 *
 * @param isWord whether titles and headings have a word, which is found as such
 */
export function createPartFinder(
  names: readonly PartedName[],
  {nameParts}: Pick<Vocabulary, 'nameParts'>,
  isWord: (word: string) => boolean,
): PartFinder {
  const entries = names.map((name): Entry => ({
    ...name,
    parts: new Set(partsOf(name.name)),
  }));
  const counts = new Map<string, number>();
  for (const {parts} of entries) {
    parts.forEach((part) => counts.set(part, (counts.get(part) ?? 0) + 1));
  }
  const swaps = new Map<string, ReadonlySet<string>>();
  for (const group of nameParts) {
    const stems = group.map(stem);
    stems.forEach((part) =>
      swaps.set(part, new Set([...(swaps.get(part) ?? []), ...stems])),
    );
  }
  const rarityOf = (part: string): number =>
    rarity(counts.get(part) ?? 0, entries.length);

  /** What was typed as one word, unless titles and headings have it. */
  function keyOf(query: string): string {
    const key = query.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return key.length >= MIN_LETTERS &&
      /^[\p{L}\p{N}.]+$/u.test(query) &&
      (CAMEL_CASE.test(query) || !isWord(stem(key)))
      ? key
      : '';
  }

  function findPiece(query: string): Bonuses {
    const key = keyOf(query);
    const found: Bonuses = new Map();
    if (key === '') {
      return found;
    }
    for (const {joined, record, share} of entries) {
      const place = joined.indexOf(key);
      if (place >= 0) {
        const bonus =
          (place === 0 ? exactBonus.beginning : exactBonus.inside) *
          share *
          (0.5 + (0.5 * key.length) / joined.length);
        found.set(record, Math.max(found.get(record) ?? 0, bonus));
      }
    }
    return found;
  }

  /** The parts of a word in lower case, if it is two known ones: `textfit`. */
  function splitKey(key: string): string[] {
    for (let end = MIN_PIECE; end <= key.length - MIN_PIECE; end++) {
      const pieces = [key.slice(0, end), key.slice(end)].map(stem);
      if (pieces.every((piece) => counts.has(piece) || swaps.has(piece))) {
        return pieces;
      }
    }
    return [];
  }

  function findGuess(query: string): Bonuses {
    const key = keyOf(query);
    const parts =
      key !== '' && CAMEL_CASE.test(query) ? partsOf(query) : splitKey(key);
    const wanted = parts.reduce((sum, part) => sum + rarityOf(part), 0);
    const found: Bonuses = new Map();
    for (const {parts: others, record, share} of entries) {
      let shared = 0;
      for (const part of parts) {
        if (others.has(part)) {
          shared += rarityOf(part);
        } else {
          const swapped = [...(swaps.get(part) ?? [])].filter((other) =>
            others.has(other),
          );
          shared += SWAPPED * Math.max(0, ...swapped.map(rarityOf));
        }
      }
      if (shared > 0) {
        const all = [...others].reduce((sum, part) => sum + rarityOf(part), 0);
        const fit = partsFit(shared, wanted, all);
        if (fit > MIN_FIT) {
          const bonus = exactBonus.guess * fit * (0.8 + 0.2 * share);
          found.set(record, Math.max(found.get(record) ?? 0, bonus));
        }
      }
    }
    return found;
  }

  return {findPiece, findGuess};
}
