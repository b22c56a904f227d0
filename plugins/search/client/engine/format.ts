/**
 * The files of the index, as `files.ts` of the plugin writes and the engine reads
 * them. All are JSON; lists of numbers inside are packed (see `pack.ts`). What can
 * be worked out again is not stored: words of titles and headings are read from
 * these, and only the words of texts and search terms come as lists.
 */
import type {PackedRecords} from './pack';

/** Raised with every change of the files or of how words are made. */
export const FORMAT = 9;

/** A page in the first file. */
export type PackedPage = {
  /** Address with base URL. */
  readonly u: string;
  readonly t: string;
  /** Group that the dialog shows it in. */
  readonly g: string;
  /** Section of the site. */
  readonly s: string;
  readonly d?: string;
  /** Page rank. */
  readonly w: number;
  readonly package?: string;
  readonly kind?: string;
  readonly symbols?: readonly string[];
  readonly signature?: string;
  /** Options, members and flags without a heading, and the end of its address. */
  readonly m?: string;
};

/** The level of a record that continues the text of the one before. */
export const CONTENT_LEVEL = 7;

/** What is fetched first; never cached, unlike the files that it names. */
export type Manifest = {
  readonly format: number;
  /** Part of the name of every other file, see `fileNames.ts`. */
  readonly buildId: string;
  /** The beginning of the first word of each file of words, in code order. */
  readonly words: readonly string[];
  /** The first record of each file of texts. */
  readonly texts: readonly number[];
};

/** Enough for the first answer. */
export type HeadingsFile = {
  readonly buildId: string;
  readonly pages: readonly PackedPage[];
  /** Each heading once, in the order in which the pages have them first. */
  readonly headings: readonly string[];
  readonly records: PackedRecords;
  /** How many search terms each page has. */
  readonly phrases: string;
  /** Record of each message, as differences. */
  readonly messages: string;
};

/** Where the words of a range are, in texts, search terms and messages. */
export type WordsFile = {
  readonly buildId: string;
  /** In code order, separated by spaces. */
  readonly words: string;
  /** By word, separated by spaces: its texts and its search terms, with a point between. */
  readonly places: string;
  /** Pairs of words of messages, separated by commas, see `errorMessages.ts`. */
  readonly pairs: string;
  /** Messages of each pair, separated by spaces. */
  readonly messages: string;
};

/** The texts of a range of records, for what is shown of them. */
export type TextsFile = {
  readonly buildId: string;
  readonly texts: readonly string[];
};

/**
 * How many first letters of a word decide in which file it is: words that begin
 * alike, as half a word does, are in one file.
 */
const WORD_START = 4;

/** The beginning of a word, or of a pair of words, that decides in which file it is. */
export const startOf = (word: string): string =>
  word.replace(/[<>].*/, '').slice(0, WORD_START);

/** The anchor that the framework gives a heading, for most of them. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
