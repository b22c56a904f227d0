/** Longest query that is looked up, in characters (the dialog's limit). */
export const QUERY_LIMIT = 64;

/**
 * What a terminal or a console puts before a message, where only that can follow:
 * "error handling" is none.
 */
const MESSAGE_LEAD =
  /^(?:(?:\[[^\]]*\d[^\]]*\]|\([^)]*\d\)|\(in promise\)|uncaught|unhandled|[a-z]*(?:error|exception):)\s+)+(?=\S)/i;

/** The stack that follows a message. */
export const STACK =
  /\s+at (?:\S+ \(.*|\S*\.\w+:\d+.*)$|\s+process exited with.*$/;

/** An address or a path, which is another one each time. */
export const PLACE = /(?:\w+:\/\/|(?<!\S)['"`(]?\.{0,2}\/)[^\s'"`)]*/g;

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

/** Whether a query begins as messages do in a terminal. */
export const isMessage = (query: string): boolean => MESSAGE_LEAD.test(query);

/** A query without what was pasted along before and behind a message. */
export function withoutPasted(query: string): string {
  return query.replace(MESSAGE_LEAD, '').replace(STACK, '');
}

/** What a text can do without, the first where it is not missed at all. */
const omissions: readonly ((text: string) => string)[] = [
  (text) => text.replace(STACK, ''),
  (text) => text.replace(PLACE, '/…'),
  withoutPasted,
];

/** The beginning of a text, up to the end of a word if there is one. */
function cut(text: string): string {
  const end = text.lastIndexOf(' ', QUERY_LIMIT);
  return text
    .slice(0, end > 0 ? end : QUERY_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * A query as it is looked up: clean, and no longer than the limit. Of a longer
 * one, such as a pasted message, the words that say most remain.
 */
export function cleanQuery(query: string): string {
  // Cut once before, so that a pasted book costs nothing.
  let text = cleanText(query.slice(0, QUERY_LIMIT * 8));
  for (const omit of omissions) {
    if (text.length > QUERY_LIMIT) {
      text = omit(text).trim();
    }
  }
  return text.length > QUERY_LIMIT ? cut(text) : text;
}
