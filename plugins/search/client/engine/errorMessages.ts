/**
 * Finds the message that was pasted among those that the pages list. Numbers,
 * names and paths in a message are others each time, so pairs of words are
 * compared, and rare pairs count more.
 */

import {PLACE, STACK} from './cleanQuery';
import type {FullText} from './fullText';
import type {Outline} from './loadFiles';
import {stopWords} from './tokenize';

/** Share of a message by record: how much of the query it has, 0 to 1. */
export type MessageShares = ReadonlyMap<number, number>;

export type MessageFinder = {
  /**
   * Records with a message that has enough of the query; none for a few words.
   *
   * @param isMessage whether it cannot be anything else
   */
  readonly find: (query: string, isMessage?: boolean) => MessageShares;
};

/** A query of fewer words, or of fewer that say something, is no message. */
const MIN_WORDS = 3;
const MIN_TELLING = 2;

/** Share of the query that a message must have; nearly all of a short one. */
const MIN_SHARE = 0.55;
const MIN_SHORT_SHARE = 0.8;
const SHORT_WORDS = 5;

/** It may as well be a task: what it counts next to a long one. */
const SHORT_WEIGHT = 0.72;

/** What a pair of a long query counts that no message has: a name or a value. */
const UNKNOWN_SHARE = 0.5;

/** What a terminal or a console puts before a message: time, tab, kind of error. */
const LEAD =
  /^(?:\s*(?:\[[^\]]*\]|\([^)]*\)|(?:uncaught|unhandled|runtime|[a-z]*error)\b:?))+/i;

/** What no message begins with: two words of a question are two of some message. */
const QUESTION =
  /^(?:how|why|what|where|which|who|can i|do i|is it|is there)\b/i;

/** Words of a message, with every number and address as the same. */
function wordsOf(message: string): string[] {
  return message
    .replace(LEAD, '')
    .replace(STACK, '')
    .replace(PLACE, ' 0')
    .toLowerCase()
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

/** Words of no meaning and of one letter or two are no key of their own. */
const isTelling = (word: string): boolean =>
  word.length > 2 && !stopWords.has(word);

/**
 * Two words that follow each other, the one first that says more: `bundle<the` is
 * "the bundle". Nothing of two words that say little.
 */
function pairOf(word: string, next: string): string[] {
  if (!isTelling(word) && !isTelling(next)) {
    return [];
  }
  const isFirst =
    isTelling(word) && (!isTelling(next) || word.length >= next.length);
  return [isFirst ? `${word}>${next}` : `${next}<${word}`];
}

const pairsOfWords = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.slice(1).flatMap((word, index) => pairOf(words[index] ?? '', word)),
  );

/** Pairs of words of a message, as the files of words have them. */
export const pairsOf = (message: string): ReadonlySet<string> =>
  pairsOfWords(wordsOf(message));

/** Words of a query under which pairs are kept; none where it is no message. */
export function messageWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter(isTelling);
  return QUESTION.test(query) ||
    words.length < MIN_WORDS ||
    telling.length < MIN_TELLING
    ? []
    : telling;
}

/** Looks pairs up in what is loaded of the messages. */
export function createMessageFinder(
  {recordOfMessage}: Pick<Outline, 'recordOfMessage'>,
  {messagesOf}: Pick<FullText, 'messagesOf'>,
): MessageFinder {
  const weightOf = (count: number, isShort: boolean): number =>
    Math.log(1 + recordOfMessage.length / Math.max(1, count)) *
    (count === 0 && !isShort ? UNKNOWN_SHARE : 1);

  function sharesOf(words: readonly string[]): Map<number, number> {
    let all = 0;
    const isShort = words.length <= SHORT_WORDS;
    const sums = new Map<number, number>();
    for (const pair of pairsOfWords(words)) {
      const found = messagesOf(pair);
      const weight = weightOf(found.length, isShort);
      all += weight;
      found.forEach((message) =>
        sums.set(message, (sums.get(message) ?? 0) + weight),
      );
    }
    const shares = new Map<number, number>();
    for (const [message, sum] of sums) {
      const record = recordOfMessage[message] ?? -1;
      shares.set(record, Math.max(shares.get(record) ?? 0, sum / all));
    }
    return shares;
  }

  return {
    find(query, isMessage = false) {
      const words = wordsOf(query);
      if (messageWords(query).length === 0) {
        return new Map();
      }
      const shares = sharesOf(words);
      // The last word may be half typed, or cut where the field ends.
      if (words.length > SHORT_WORDS) {
        for (const [record, share] of sharesOf(words.slice(0, -1))) {
          shares.set(record, Math.max(shares.get(record) ?? 0, share * 0.95));
        }
      }
      const isLong = isMessage || words.length > SHORT_WORDS;
      return new Map(
        [...shares]
          .filter(
            ([, share]) => share >= (isLong ? MIN_SHARE : MIN_SHORT_SHARE),
          )
          .map(([record, share]) => [
            record,
            isLong ? share : share * SHORT_WEIGHT,
          ]),
      );
    },
  };
}
