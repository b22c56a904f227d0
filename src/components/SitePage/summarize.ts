/** A sentence, up to a stop before a capital letter, "@", a digit or the end. */
const SENTENCE = /[^\s][^]*?[.?!](?=\s+[\p{Lu}@\d]|\s*$)/gu;

function cutBetweenWords(text: string, limit: number): string {
  const room = text.slice(0, limit - 1);
  const end = room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[,;:]$/, '')}…`;
}

/**
 * Takes as many of a text's first sentences as fit. If not even one fits, the
 * text is cut between words and ends with an ellipsis.
 */
export function summarize(text: string, limit = 160): string {
  const [first = text.trim(), ...rest] = text.match(SENTENCE) ?? [];
  if (first.length > limit) {
    return cutBetweenWords(first, limit);
  }
  let summary = first;
  for (const sentence of rest) {
    if (summary.length + 1 + sentence.length > limit) {
      break;
    }
    summary += ` ${sentence}`;
  }
  return summary;
}
