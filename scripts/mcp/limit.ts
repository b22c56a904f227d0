/** Longest answer, in characters: about 5,000 tokens. */
export const LIMIT = 20_000;

/** Room for the line that says what was cut. */
const NOTE = 200;

/**
 * The part of a text that fits into an answer, from a position on, with a line
 * that says what was left out.
 *
 * @param rest how to get the rest, as a sentence
 */
export function cut(text: string, rest: string, offset = 0): string {
  const whole = text.slice(offset);
  if (whole.length <= LIMIT - NOTE) {
    return whole;
  }
  const part = whole.slice(0, LIMIT - NOTE);
  // Ends with a line, unless that would be far away.
  const end = part.lastIndexOf('\n');
  const shown = end > LIMIT / 2 ? part.slice(0, end) : part;
  return `${shown}\n\n[Cut: characters ${offset} to ${offset + shown.length} of ${text.length}. ${rest.replace('{next}', `${offset + shown.length}`)}]`;
}
