/** Turns what was typed into what is looked up. */
import {cleanQuery, isMessage, withoutPasted} from './cleanQuery';
import {messageWords} from './errorMessages';
import {splitHyphens, stem, toQueryWords, type QueryWord} from './tokenize';
import type {Vocabulary} from './types';
import {PARTS_WEIGHT, SYNONYM_WEIGHT} from './weights';

/** A word to look up. */
export type Word = {
  readonly term: string;
  /** As typed, which decides how many typos it may have. */
  readonly raw: string;
  /** Whether a typo in it is forgiven. */
  readonly isTyped: boolean;
};

/** One way to find a clause: all of these words. */
export type Alternative = {
  readonly words: readonly Word[];
  readonly weight: number;
};

/** A word or phrase of a query, in all the ways in which it can be found. */
export type Clause = {
  /** As typed: the same key is found the same. */
  readonly key: string;
  readonly alternatives: readonly Alternative[];
};

export type Query = {
  /** Clean text, at most as long as the limit. */
  readonly text: string;
  /** Whether it began as messages do in a terminal. */
  readonly isMessage: boolean;
  readonly clauses: readonly Clause[];
  /** Words that are looked up in the files of words. */
  readonly words: ReadonlySet<string>;
};

/**
 * What people write around what they are looking for, in a title or a question.
 * Nothing of it is looked up where two other words remain.
 */
const fillers: ReadonlySet<string> = new Set(
  'able actually again allow also always another anybody anyone anything best bug correct correctly currently different else ever everything experiencing feature feedback getting give happen happened happening happens hello help hi instead keep keeps know lot many maybe much now please possible possibly proper properly proposal provide question questions really reason request right same seem seems somebody someone something sometimes somehow suddenly suggestion sure thanks thing things tried tries try trying very way wondering work working works wrong'
    .split(' ')
    .map((word) => stem(word)),
);

/** A shorter last word is not looked up in texts: more of it may follow. */
const MIN_LAST = 3;

/** Words that a query has at least besides what stands around them. */
const MIN_TELLING = 2;

/** With fewer words, those that mean the same are looked up too: each costs bytes. */
const MAX_WORDS = 7;

/** Parts of a word that are looked up at most; a pasted path has more. */
const MAX_CLAUSES = 12;

function toWords(phrase: string, isTyped: boolean): Word[] {
  const words = toQueryWords(phrase);
  const meaningful = words.filter(({isStopWord}) => !isStopWord);
  // "set up" must not become "set".
  const isEnough = meaningful.length > 1 || words.length === 1;
  return (isEnough ? meaningful : words).map(({term, raw}) => ({
    term,
    raw,
    isTyped,
  }));
}

/** A word or phrase that has synonyms. */
type Phrase = {
  /** All its words, stop words too, as they follow each other in a query. */
  readonly terms: readonly string[];
  readonly alternatives: Alternative[];
};

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases of the synonyms by their first word, longest first. */
function readPhrases(synonyms: Vocabulary['synonyms']): Phrases {
  const byKey = new Map<string, Phrase>();
  for (const group of synonyms) {
    const entries = group.map((text) => ({
      terms: toQueryWords(text).map(({term}) => term),
      alternative: {words: toWords(text, false), weight: SYNONYM_WEIGHT},
    }));
    for (const {terms} of entries) {
      const key = terms.join(' ');
      const phrase = byKey.get(key) ?? {terms, alternatives: []};
      phrase.alternatives.push(
        ...entries
          .filter((other) => other.terms.join(' ') !== key)
          .map(({alternative}) => alternative),
      );
      byKey.set(key, phrase);
    }
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of byKey.values()) {
    const first = phrase.terms[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const list of byFirst.values()) {
    list.sort((a, b) => b.terms.length - a.terms.length);
  }
  return byFirst;
}

function phraseAt(
  phrases: Phrases,
  words: readonly QueryWord[],
  position: number,
): Phrase | undefined {
  return phrases
    .get(words[position]?.term ?? '')
    ?.find(({terms}) =>
      terms.every((term, offset) => words[position + offset]?.term === term),
    );
}

function alternativesOf(word: QueryWord): Alternative[] {
  const {term, raw, parts} = word;
  const whole = {words: [{term, raw, isTyped: true}], weight: 1};
  const inParts = {
    words: parts.map((part) => ({term: part, raw: part, isTyped: true})),
    weight: PARTS_WEIGHT,
  };
  return parts.length > 0 ? [whole, inParts] : [whole];
}

/** The same words, those as stop words that say nothing next to the others. */
function withoutFillers(words: readonly QueryWord[]): readonly QueryWord[] {
  const isFiller = ({term, isStopWord}: QueryWord): boolean =>
    isStopWord || fillers.has(term);
  return words.filter((word) => !isFiller(word)).length < MIN_TELLING
    ? words
    : words.map((word) => ({...word, isStopWord: isFiller(word)}));
}

function clausesOf(words: readonly QueryWord[], phrases: Phrases): Clause[] {
  const hasMeaning = words.some(({isStopWord}) => !isStopWord);
  const clauses: Clause[] = [];
  let position = 0;
  while (position < words.length && clauses.length < MAX_CLAUSES) {
    const word = words[position];
    const phrase = phraseAt(phrases, words, position);
    const length = phrase?.terms.length ?? 1;
    const covered = words.slice(position, position + length);
    const key = covered.map(({raw}) => raw).join(' ');
    position += length;
    if (!word || (length === 1 && hasMeaning && word.isStopWord)) {
      continue;
    }
    const own =
      length === 1
        ? alternativesOf(word)
        : [{words: toWords(key, true), weight: 1}];
    clauses.push({
      key,
      alternatives: [...own, ...(phrase?.alternatives ?? [])],
    });
  }
  return clauses;
}

/** Words of a query that are looked up in texts: the last may be half typed. */
function typedWords(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({alternatives}, position) =>
    alternatives
      .flatMap(({words}) => words)
      .filter(
        ({term, isTyped}) =>
          isTyped &&
          term.length >= (position < clauses.length - 1 ? 2 : MIN_LAST),
      )
      .map(({term}) => term),
  );
}

/** Words of a query, and those that mean the same as far as there is room. */
function wordsOf(clauses: readonly Clause[], text: string): Set<string> {
  const words = new Set([...typedWords(clauses), ...messageWords(text)]);
  const others = clauses.flatMap(({alternatives}) =>
    alternatives.flatMap((alternative) => alternative.words),
  );
  for (const {term, isTyped} of others) {
    if (!isTyped && words.size < MAX_WORDS) {
      words.add(term);
    }
  }
  return words;
}

/** Makes the reader of queries, of any kind; nonsense has no clauses. */
export function createQueryReader(
  synonyms: Vocabulary['synonyms'],
): (input: string) => Query {
  const phrases = readPhrases(synonyms);
  return (input) => {
    const typed = cleanQuery(input);
    const text = withoutPasted(typed);
    // `Config.setCodec` is a word of its own in few places; `Next.js` is in all.
    const words = toQueryWords(
      splitHyphens(text).replace(/(\p{L}{3})\.(\p{L}{4})/gu, '$1 $2'),
    );
    const clauses = clausesOf(withoutFillers(words), phrases);
    return {
      text,
      isMessage: isMessage(typed),
      clauses,
      words: wordsOf(clauses, text),
    };
  };
}
