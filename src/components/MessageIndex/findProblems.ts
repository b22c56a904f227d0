import type {IndexedProblem} from '../../../plugins/message-index/types';

/** Share of the words of a message that a pasted text has to contain. */
const ENOUGH = 0.6;

/** Words that tell messages apart: no numbers, no one-letter names. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{2,}/gu));
}

/**
 * The problems that a visitor may mean: those whose title or messages contain
 * all that was typed, and those with a message most of whose words are in a
 * pasted text, whatever numbers, names and paths it has. The most likely first.
 *
 * @param query some words, or the lines of a terminal
 */
export function findProblems(
  problems: readonly IndexedProblem[],
  query: string,
): readonly IndexedProblem[] {
  const asked = [...wordsOf(query)];
  if (asked.length === 0) {
    return problems;
  }
  const isAsked = new Set(asked);
  return problems
    .map((problem) => {
      const {title, messages} = problem;
      const all = [title, ...messages].join(' ').toLowerCase();
      const isTyped = asked.every((word) => all.includes(word));
      const shares = messages.map((message) => {
        const words = [...wordsOf(message)];
        return words.filter((word) => isAsked.has(word)).length / words.length;
      });
      const share = Math.max(0, ...shares);
      return {problem, share, isFound: isTyped || share >= ENOUGH};
    })
    .filter(({isFound}) => isFound)
    .sort((a, b) => b.share - a.share)
    .map(({problem}) => problem);
}
