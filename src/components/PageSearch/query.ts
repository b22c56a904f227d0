/** Longest query that is looked up, in characters (the dialog's limit). */
export const QUERY_LIMIT = 64;

/**
 * A query as it is looked up: in composed characters, without spaces around it
 * or doubled within, cut to the limit without splitting a character.
 */
export function normalizeQuery(query: string): string {
  return query
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, QUERY_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '');
}
