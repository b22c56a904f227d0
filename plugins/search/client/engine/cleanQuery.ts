/** Longest query that is looked up, in characters (the dialog's limit). */
export const QUERY_LIMIT = 64;

/**
 * A text in composed characters, without control and direction characters,
 * which are invisible and would only keep words apart.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A query as it is looked up: clean, and cut without splitting a character. */
export function cleanQuery(query: string): string {
  // Cut once before, so that a pasted book costs nothing.
  return cleanText(query.slice(0, QUERY_LIMIT * 8))
    .slice(0, QUERY_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
