import {random} from 'remotion';

/** Yields the next number of a seeded sequence, from 0 up to, not including, 1. */
export type Random = () => number;

/** Another number gives another corpus. */
const CORPUS = 1;

/**
 * A sequence of numbers that is the same for the same seed, on every machine.
 *
 * @param seed any text; a different one gives an unrelated sequence
 */
export function createRandom(seed: string): Random {
  let position = 0;
  return () => random(`${CORPUS}/${seed}/${position++}`);
}

/** The words that sentences, names and identifiers are made of. */
const WORDS = `
  frame layer scene render video audio caption clip track shape path color
  camera motion blur image font text number value range option default result
  file folder bundle server browser process memory version package release
  build preview timeline editor player control button window screen pixel
  width height length duration start end first last next previous single double
  function component property argument return type error warning message reason
  the a this that each every one some other same
  is has takes gives makes shows reads writes moves draws keeps sends loads plays
  stops begins joins splits measures changes follows returns
  with without before after between inside outside above below during and or
  when while because until unless so then
  fast slow small large short long early late plain exact final empty open
`
  .trim()
  .split(/\s+/);

/** Fewest and most words of a sentence, and sentences of a paragraph. */
const SENTENCE = [8, 18] as const;
const PARAGRAPH = [3, 5] as const;

/** A whole number from `min` to `max`, both included. */
export function between(
  next: Random,
  [min, max]: readonly [min: number, max: number],
): number {
  return min + Math.floor(next() * (max - min + 1));
}

/** One word of the list. */
export function word(next: Random): string {
  return WORDS[Math.floor(next() * WORDS.length)] ?? 'frame';
}

/** Some words with spaces between, without capitals or a full stop. */
export function words(next: Random, count: number): string {
  return Array.from({length: count}, () => word(next)).join(' ');
}

/** The same text with its first letter as a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One sentence of plain words, with a capital and a full stop. */
export function sentence(next: Random): string {
  return `${capitalize(words(next, between(next, SENTENCE)))}.`;
}

/** Sentences that together have at least `count` words, in paragraphs. */
export function paragraphs(next: Random, count: number): string[] {
  const all: string[] = [];
  let written = 0;
  while (written < count) {
    const sentences: string[] = [];
    const limit = between(next, PARAGRAPH);
    while (sentences.length < limit && written < count) {
      const one = sentence(next);
      sentences.push(one);
      written += one.split(' ').length;
    }
    all.push(sentences.join(' '));
  }
  return all;
}
