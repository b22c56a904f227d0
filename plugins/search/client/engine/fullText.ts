/** What of the texts is loaded: files of words by their beginnings, and texts. */
import {fileNames, rangeOf} from './fileNames';
import {startOf, type Manifest, type TextsFile, type WordsFile} from './format';
import type {Outline} from './loadFiles';
import {unpackPairs, type Pairs} from './pack';
import {isObject, isTexts} from './types';
import {
  lookUp,
  NO_MATCHES,
  type Found,
  type Mode,
  type WordIndex,
} from './wordIndex';

/** A search term of a page that has a word. */
type Phrase = {
  readonly phrase: number;
  /** How rare its words are together. */
  readonly rarity: number;
};

export type FullText = {
  /** How many files were added. */
  readonly size: () => number;
  /** Name of the file that has the text of a record. */
  readonly fileOfText: (record: number) => string;
  /** Adds a file. Throws where it is damaged, or of another build. */
  readonly add: (name: string, file: unknown) => void;
  /** Finds a word in texts, by record. */
  readonly findTexts: (word: string, mode: Mode, typos?: number) => Found;
  /** Finds a word in search terms, by page. */
  readonly findTerms: (word: string, mode: Mode, typos?: number) => Found;
  readonly phrasesOf: (word: string) => readonly Phrase[];
  /** Messages that have a pair of words, see `errorMessages.ts`. */
  readonly messagesOf: (pair: string) => readonly number[];
  /** Text below the heading of a record, empty where it is not there. */
  readonly textOf: (record: number) => string;
};

/** What the words of one file find. */
type Words = {
  readonly texts: WordIndex;
  readonly terms: WordIndex;
  readonly phrases: ReadonlyMap<string, Pairs>;
  readonly messages: ReadonlyMap<string, Pairs>;
};

/** Lists by their keys, as a file has them. */
function readLists(keys: string, lists: string): [string, string][] {
  const all = keys === '' ? [] : keys.split(' ');
  const values = keys === '' ? [] : lists.split(' ');
  if (all.length !== values.length) {
    throw new Error('There is not a list for each word.');
  }
  return all.map((key, index) => [key, values[index] ?? '']);
}

function readIds(packed: string, count: number): Pairs {
  const pairs = unpackPairs(packed);
  // They rise, and each has its number.
  if (pairs.length % 2 > 0 || (pairs.at(-2) ?? -1) >= count) {
    throw new Error('A list names what there is not.');
  }
  return pairs;
}

function toIndex(
  places: ReadonlyMap<string, Pairs>,
  documents: number,
): WordIndex {
  return {
    words: [...places.keys()],
    placesOf: (word) => [places.get(word)],
    fields: [{documents, lengthOf: () => 1}],
  };
}

/** How many of its search terms have a word, by page. */
function countPhrases(phrases: Pairs, pageOfPhrase: Int32Array): Pairs {
  const pages: number[] = [];
  for (let index = 0; index < phrases.length; index += 2) {
    const page = pageOfPhrase[phrases[index] ?? 0] ?? 0;
    if (pages.at(-2) === page) {
      pages[pages.length - 1] = (pages.at(-1) ?? 0) + 1;
    } else {
      pages.push(page, 1);
    }
  }
  return pages;
}

function readWords(
  {words, places, pairs, messages}: WordsFile,
  outline: Outline,
): Words {
  const {pageOfPhrase, recordOfMessage} = outline;
  const texts = new Map<string, Pairs>();
  const terms = new Map<string, Pairs>();
  const phrases = new Map<string, Pairs>();
  for (const [word, lists] of readLists(words, places)) {
    const [ofTexts = '', ofPhrases = ''] = lists.split('.');
    if (ofTexts !== '') {
      texts.set(word, readIds(ofTexts, outline.places.length));
    }
    if (ofPhrases !== '') {
      const found = readIds(ofPhrases, pageOfPhrase.length);
      phrases.set(word, found);
      terms.set(word, countPhrases(found, pageOfPhrase));
    }
  }
  return {
    texts: toIndex(texts, outline.places.length),
    terms: toIndex(terms, outline.pages.length),
    phrases,
    messages: new Map(
      readLists(pairs, messages).map(([pair, packed]) => [
        pair,
        readIds(packed, recordOfMessage.length),
      ]),
    ),
  };
}

const evenOnes = (pairs: Pairs = []): readonly number[] =>
  pairs.filter((_, index) => index % 2 === 0);

/** Takes the files of a build as they come. */
export function createFullText(manifest: Manifest, outline: Outline): FullText {
  const names = fileNames(manifest);
  const words: (Words | undefined)[] = [];
  const texts: (readonly string[] | undefined)[] = [];
  let size = 0;

  const wordsOf = (word: string): Words | undefined =>
    words[rangeOf(manifest.words, startOf(word))];

  function addWords(number: number, file: Record<string, unknown>): void {
    const {words: keys, places, pairs, messages} = file;
    if (!isTexts([keys, places, pairs, messages])) {
      throw new Error('A list is missing.');
    }
    words[number] = readWords(file as WordsFile, outline);
  }

  function addTexts(number: number, file: Record<string, unknown>): void {
    const end = manifest.texts[number + 1] ?? outline.places.length;
    if (
      !isTexts(file.texts) ||
      file.texts.length !== end - (manifest.texts[number] ?? 0)
    ) {
      throw new Error('It has not as many texts as it should.');
    }
    texts[number] = (file as TextsFile).texts;
  }

  return {
    size: () => size,
    fileOfText: (record) => names.texts[rangeOf(manifest.texts, record)] ?? '',
    add(name, file) {
      try {
        if (!isObject(file) || file.buildId !== manifest.buildId) {
          throw new Error('It is of another build.');
        }
        if (names.words.includes(name)) {
          addWords(names.words.indexOf(name), file);
        } else {
          addTexts(names.texts.indexOf(name), file);
        }
        size++;
      } catch (cause) {
        throw new Error(`${name} of the search is damaged.`, {cause});
      }
    },
    findTexts(word, mode, typos) {
      const found = wordsOf(word);
      return found ? lookUp(found.texts, word, [1], mode, typos) : NO_MATCHES;
    },
    findTerms(word, mode, typos) {
      const found = wordsOf(word);
      return found ? lookUp(found.terms, word, [1], mode, typos) : NO_MATCHES;
    },
    phrasesOf(word) {
      const pairs = wordsOf(word)?.phrases.get(word) ?? [];
      return evenOnes(pairs).map((phrase, index) => ({
        phrase,
        rarity: pairs[index * 2 + 1] ?? 1,
      }));
    },
    messagesOf: (pair) => evenOnes(wordsOf(pair)?.messages.get(pair)),
    textOf(record) {
      const number = rangeOf(manifest.texts, record);
      return texts[number]?.[record - (manifest.texts[number] ?? 0)] ?? '';
    },
  };
}
