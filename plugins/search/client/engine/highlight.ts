/** Marks what matched. Every text is escaped before a mark is put in. */
import {memoize} from './memoize';
import {tokenize, type Token} from './tokenize';

const MARK_START = '<mark>';
const MARK_END = '</mark>';

/** Characters of an excerpt, about two lines of the dialog. */
const SNIPPET_LENGTH = 140;

/** As the search service reports a field. */
export type HighlightResult = {
  /** HTML: escaped text with marks. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe inside HTML, in elements and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A text as it was before its words were marked. */
export function withoutMarks(text: string): string {
  return text.replace(/<\/?mark>/g, '');
}

type Range = {readonly start: number; readonly end: number};

/** Texts whose words are remembered: one key to the next, most results stay. */
const TEXT_LIMIT = 300;

const wordsOf = memoize<string, readonly Token[]>(tokenize, TEXT_LIMIT);

function findMatches(text: string, terms: ReadonlySet<string>): Token[] {
  return terms.size === 0
    ? []
    : wordsOf(text).filter(({term}) => terms.has(term));
}

/** Ranges in order that do not touch each other. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) {
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, range.end),
      };
    } else {
      joined.push(range);
    }
  }
  return joined;
}

function markRanges(text: string, ranges: readonly Range[]): string {
  let marked = '';
  let from = 0;
  for (const {start, end} of joinRanges(ranges)) {
    marked +=
      escapeHtml(text.slice(from, start)) +
      MARK_START +
      escapeHtml(text.slice(start, end)) +
      MARK_END;
    from = end;
  }
  return marked + escapeHtml(text.slice(from));
}

function toResult(
  text: string,
  matches: readonly Token[],
  terms: ReadonlySet<string>,
): HighlightResult {
  const matchedWords = [...new Set(matches.map(({term}) => term))];
  return {
    value: markRanges(text, matches),
    matchLevel:
      matchedWords.length === 0
        ? 'none'
        : matchedWords.length < terms.size
          ? 'partial'
          : 'full',
    matchedWords,
  };
}

/** A whole field, with the words of `terms` marked. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
): HighlightResult {
  return toResult(text, findMatches(text, terms), terms);
}

/** Where an excerpt starts so that it holds as many different words as can be. */
function findStart(matches: readonly Token[], length: number): number {
  let best = {start: 0, count: 0};
  matches.forEach(({start}, first) => {
    const words = new Set<string>();
    for (let index = first; index < matches.length; index++) {
      const match = matches[index];
      if (!match || match.end > start + length) {
        break;
      }
      words.add(match.term);
    }
    if (words.size > best.count) {
      best = {start, count: words.size};
    }
  });
  return best.start;
}

/** Moves to the beginning of a word, so that no character is split. */
function toWordStart(text: string, position: number): number {
  return position <= 0 ? 0 : text.lastIndexOf(' ', position) + 1;
}

/**
 * The part of a long text that matches best, with its words marked.
 *
 * @param length about how many characters
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  length = SNIPPET_LENGTH,
): HighlightResult {
  if (text.length <= length) {
    return highlight(text, terms);
  }
  const matches = findMatches(text, terms);
  // A few words before the first match tell what it is about.
  const lead = length / 4;
  const wanted = findStart(matches, length - lead) - lead;
  const start = toWordStart(text, Math.max(0, wanted));
  const space = text.lastIndexOf(' ', start + length);
  const end =
    text.length <= start + length
      ? text.length
      : space > start
        ? space
        : start + length;
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({
      ...match,
      start: match.start - start,
      end: match.end - start,
    }));
  const result = toResult(text.slice(start, end), inside, terms);
  return {
    ...result,
    value: `${start > 0 ? '… ' : ''}${result.value}${end < text.length ? ' …' : ''}`,
  };
}
