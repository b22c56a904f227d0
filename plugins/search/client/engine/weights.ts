/** What makes one result better than another, in one place to be tuned. */
import type {SectionRules} from './types';

/** Weight of title, heading, symbols, members and description. */
export const headingBoosts = [6, 3, 4, 1.2, 2.4] as const;

/** The same for a first letter or two: of title and symbols alone. */
export const nameBoosts = [6, 0, 4] as const;

/** Weight of the search terms of a page. */
export const KEYWORDS_BOOST = 1.6;

/** What a match of the beginning or with a typo counts, next to a whole one. */
export const matchWeights = {prefix: 0.55, fuzzy: 0.45} as const;

/** Weight of a synonym, next to the word that was typed. */
export const SYNONYM_WEIGHT = 0.5;

/** Weight of the parts of `renderMedia`, next to the whole. */
export const PARTS_WEIGHT = 0.3;

/**
 * What words count that are scattered over a page, next to words that stand
 * together: a long page has most words somewhere.
 */
export const SCATTERED_SHARE = 0.2;

/** What the words that only the page has count for its section. */
export const CONTEXT_SHARE = 0.5;

/** Further results of the same page give way to other pages. */
export const REPEAT_FACTOR = 0.6;

/** Added to a result that is exactly what was typed, spaces and case aside. */
export const exactBonus = {
  /** What a page of the glossary explains, where it was asked what that is. */
  term: 1500,
  /** The same where it was not asked: before headings and addresses. */
  plainTerm: 640,
  /** What a page is mainly about, its title, or a command without its program. */
  name: 1000,
  /** Also a type that a page declares besides what it is about. */
  heading: 500,
  /** A message that was pasted, times how much of it is the same. */
  message: 1000,
  /** The end of an address. */
  address: 520,
  /** A symbol whose beginning or inside was typed. */
  beginning: 300,
  inside: 250,
  /** A symbol that shares parts with one that there is not, times how much. */
  guess: 250,
  /** Nearly what was typed; less for each typo. */
  near: 300,
  nearTypo: 80,
} as const;

/** A query with a flag is about a command. */
export const FLAG_FACTOR = 2;

/** Who types so many words asks rather than looks something up. */
const ASKING_WORDS = 3;

/**
 * Whether a query describes a task in words rather than naming a symbol; then
 * guides come before the reference.
 *
 * @param words of the query, without those of no meaning
 */
export function isTaskLike(query: string, words: number): boolean {
  return words >= ASKING_WORDS || !/\p{Ll}\p{Lu}|[<>(){}@/="_]|--/u.test(query);
}

/** What the reference counts for somebody who asks. */
const ASKED_REFERENCE = 0.75;

/**
 * How much the pages of a section fit a query.
 *
 * @param words of the query, without those of no meaning
 */
export function sectionFactor(
  section: SectionRules | undefined,
  isTask: boolean,
  words: number,
): number {
  if (!isTask) {
    return 1;
  }
  return section?.isReference && words >= ASKING_WORDS
    ? ASKED_REFERENCE
    : (section?.taskFactor ?? 1);
}

/** How much a word says of what is looked for: most, if few pages have it. */
export function rarity(found: number, pages: number): number {
  return Math.log(1 + (pages - found + 0.5) / (found + 0.5));
}

/**
 * How much a page says of itself what was typed, where 1 is the score of the
 * page that is best without it.
 *
 * @param coverage how much of the query its words cover, 0 to 1
 * @param likeness how much the phrase that is most like the query is like it, 0 to 1
 */
export function taskFit(coverage: number, likeness: number): number {
  return coverage + 2 * likeness;
}

/** What words of the query count that a phrase of a page, or its title, has not. */
const unsaidShares = {phrase: 0.4, title: 0.25} as const;

/**
 * How alike a query and what a page says of itself are, by how rare their words
 * are: 1 where all are shared. Around what somebody looks for stand more words
 * than around what a page says of it, most of all around its title.
 */
export function phraseFit(
  shared: number,
  query: number,
  phrase: number,
  isTitle: boolean,
): number {
  const unsaid = unsaidShares[isTitle ? 'title' : 'phrase'];
  return shared / (unsaid * query + (1 - unsaid) * phrase);
}

/** From here on a phrase is what was typed; how rare phrases are is rounded. */
export const WHOLE_FIT = 0.97;

/** What a phrase counts that is what was typed, next to one that shares most of it. */
export const WHOLE_FACTOR = 1.3;

/** How alike a page is to one word that is a search term of it. */
export const TERM_FIT = 0.75;

/** How alike two names are that share parts; all are as rare as their words, 0 to 1. */
export function partsFit(shared: number, one: number, other: number): number {
  return (2 * shared) / (one + other);
}

/** How much of a query a word is that this share of the pages has. */
export function clauseWeight(share: number): number {
  return 1 - 0.9 * share;
}

/** A word of more pages than this is common, such as "video" and "render". */
export const COMMON_WORD = 0.5;

/**
 * What is found of a common word counts less, since nearly every page has it.
 *
 * @param share of the pages that have the word
 */
export function commonFactor(share: number): number {
  return 1 - (0.6 * Math.max(0, share - COMMON_WORD)) / (1 - COMMON_WORD);
}

/** How much of the query has to be found: all of it counts far more than most. */
export function coverageFactor(coverage: number): number {
  return coverage ** 2;
}

/**
 * How much a run of words in the order of the query is worth; `share` is the
 * longest run, as a share of the query.
 */
export function phraseFactor(share: number): number {
  return 1 + 1.5 * share * share;
}

/** A heading that every page has, such as "Example", says less than a rare one. */
export function headingFactor(records: number): number {
  return 1 / (1 + 0.25 * Math.log2(records));
}

/** Typos that a word may have where nothing is found with fewer. */
export function moreTypos(word: string): number {
  return word.length >= 7 ? 2 : allowedTypos(word);
}

/** Typos that a word may have. */
export function allowedTypos(word: string): number {
  return word.length > 7 ? 2 : word.length >= 4 ? 1 : 0;
}
