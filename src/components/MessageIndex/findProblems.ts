import type {IndexedProblem} from '../../../plugins/message-index/types';

/** Share of the fixed words of a message's first sentence that a pasted text has to contain. */
const ENOUGH = 0.6;

/** What differs from case to case: quoted text, and words with a digit, a slash or a dot inside. */
const VALUES =
  /"[^"]*"|`[^`]*`|(?<!\p{L})'[^']*'(?!\p{L})|\S*(?:[\d/\\…]|\w\.\w)\S*/gu;

/** Often only what comes before it is pasted. */
const SENTENCE_END = /(?<=\.)\s|\n/;

/** Words that tell messages apart: no numbers, no one-letter names. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/** The words of a message that are the same in every case. */
function fixedWordsOf(message: string): readonly string[] {
  return wordsOf(message.replace(VALUES, ' '));
}

/** How many words two texts have in common in the same order, whatever is between them. */
function countCommon(a: readonly string[], b: readonly string[]): number {
  let counts = b.map(() => 0);
  for (const word of a) {
    let last = 0;
    counts = counts.map((count, index) => {
      const common = word === b[index] ? (counts[index - 1] ?? 0) + 1 : count;
      last = Math.max(last, common);
      return last;
    });
  }
  return counts.at(-1) ?? 0;
}

/**
 * The problems that a visitor may mean: those whose title or messages contain
 * all that was typed, and those with a message that begins as a pasted text
 * does, whatever labels, numbers, paths and addresses it has. The one
 * with most fixed words first, then the one whose values are most alike.
 *
 * @param query some words, or the lines of a terminal
 */
export function findProblems(
  problems: readonly IndexedProblem[],
  query: string,
): readonly IndexedProblem[] {
  const asked = wordsOf(query);
  if (asked.length === 0) {
    return problems;
  }
  return problems
    .map((problem) => {
      const {title, messages} = problem;
      const text = [title, ...messages].join(' ').toLowerCase();
      const isTyped = asked.every((word) => text.includes(word));
      const fits = messages
        .map((message) => {
          const all = wordsOf(message);
          const first = fixedWordsOf(message.split(SENTENCE_END)[0] ?? '');
          return {
            common: countCommon(asked, fixedWordsOf(message)),
            share: countCommon(asked, first) / first.length,
            likeness:
              all.filter((word) => asked.includes(word)).length / all.length,
          };
        })
        .filter(({share}) => isTyped || share >= ENOUGH)
        .sort((a, b) => b.common - a.common || b.likeness - a.likeness);
      return {problem, isFound: isTyped || fits.length > 0, best: fits[0]};
    })
    .filter(({isFound}) => isFound)
    .sort(
      ({best: a}, {best: b}) =>
        (b?.common ?? 0) - (a?.common ?? 0) ||
        (b?.likeness ?? 0) - (a?.likeness ?? 0),
    )
    .map(({problem}) => problem);
}
