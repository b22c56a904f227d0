import {normalize, type Text} from './texts';

/** What a page writes for a value: some words, a list, or something in quotes or brackets. */
const VALUE = /^(?:\S+, )*(?:\S+(?: \S+){0,10})?$|^(["'`]).*\1$|^[[{].*[\]}]$/;
/** A value that a quotation begins with, or breaks off after; longer ones would hide wrong words. */
const FIRST_VALUE = /^\S*$|^(["'`]).*\1$/;
const LAST_VALUE = /^(?:\S+, )*(?:\S+(?: \S+){0,2})?$|^(["'`]).*\1$/;

/** How much of a quotation has to be fixed parts of the text: this share, or so many characters. */
const MIN_SHARE = 0.35;
const MIN_LENGTH = 40;

/** Length of the longest end of `left` that `right` begins with. */
function overlap(left: string, right: string): number {
  let length = Math.min(left.length, right.length);
  while (!right.startsWith(left.slice(left.length - length))) {
    length -= 1;
  }
  return length;
}

/** How many characters are fixed, in what follows a fixed part; -1 where it does not fit. */
function matchRest(
  message: string,
  [part, ...rest]: Text,
  value = VALUE,
): number {
  if (part === undefined) {
    return message.trim() === '' ? 0 : -1;
  }
  if (part === '') {
    return rest.length > 0
      ? matchRest(message, rest, value)
      : value.test(message.trim())
        ? 0
        : -1;
  }
  for (
    let at = message.indexOf(part);
    at !== -1;
    at = message.indexOf(part, at + 1)
  ) {
    const fixed = value.test(message.slice(0, at).trim())
      ? matchRest(message.slice(at + part.length), rest)
      : -1;
    if (fixed !== -1) {
      return fixed + part.length;
    }
  }
  // The quotation ends inside this part.
  const end = overlap(message, part);
  return LAST_VALUE.test(message.slice(0, message.length - end).trim())
    ? end
    : -1;
}

/** Whether a text of a package has a piece that can be what a page quotes. */
function hasPiece(text: Text, quoted: string): boolean {
  return text.some((part, index) => {
    if (part.includes(quoted)) {
      return true;
    }
    const start = overlap(part, quoted);
    const fixed = matchRest(
      quoted.slice(start),
      text.slice(index + 1),
      start === 0 ? FIRST_VALUE : VALUE,
    );
    return (
      fixed !== -1 &&
      start + fixed >= Math.min(MIN_LENGTH, MIN_SHARE * quoted.length)
    );
  });
}

/**
 * Whether a page can have quoted this text of a package, or a part of it. `…`
 * stands for anything, and is first taken as a value.
 */
export function matches(quoted: string, text: Text): boolean {
  return (
    hasPiece(text, quoted) ||
    quoted
      .split('…')
      .map((piece) => piece.trim())
      .filter(Boolean)
      .every((piece) => hasPiece(text, piece))
  );
}

/** Values on a page that no code has: in quotes, or with a digit or a slash. */
const SAMPLE_VALUE = /…|'[^']*'|"[^"]*"|\S*[\d/]\S*/;

/** Whether a program that comes with the packages has the fixed words of a message. */
function isInPrograms(message: string, programs: readonly string[]): boolean {
  const pieces = message
    .split(SAMPLE_VALUE)
    .map((piece) => piece.trim())
    .filter((piece) => wordsOf(piece).size > 1);
  return (
    pieces.length > 0 &&
    pieces.every((piece) => programs.some((text) => text.includes(piece)))
  );
}

/** What a message begins with when it is printed. */
const PRINTED_BEFORE = /^(?:(?:\w*Error|Compositor error): )+/;

/** Lines and sentences that a message may have been put together from. */
const SEAMS = /\n|(?<=[.:!?]) (?=[A-Z])/;

const STACK_LINE = /^ *at /;

/** The candidates to compare in full; those with fewer common words cannot fit. */
const CANDIDATES = 300;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}

/** A text and how many words it has. */
type Entry = {readonly text: Text; readonly size: number};

/** What the packages have of a message. */
type Finding = {
  readonly isFound: boolean;
  /** The text that shares most words with it. */
  readonly nearest?: string;
};

/** Looks for a message of a page in the packages. */
export type FindMessage = (message: string) => Finding;

/** Indexes the texts of packages by their words. */
export function createFinder(
  texts: readonly Text[],
  programs: readonly string[],
): FindMessage {
  const byWord = new Map<string, Entry[]>();
  for (const text of texts) {
    const words = wordsOf(text.join(' '));
    const entry = {text, size: words.size};
    for (const word of words) {
      const entries = byWord.get(word) ?? [];
      entries.push(entry);
      byWord.set(word, entries);
    }
  }

  const find = (printed: string): Finding => {
    const message = normalize(printed).replace(PRINTED_BEFORE, '');
    const words = wordsOf(message);
    const shared = new Map<Entry, number>();
    for (const entry of [...words].flatMap((word) => byWord.get(word) ?? [])) {
      shared.set(entry, (shared.get(entry) ?? 0) + 1);
    }
    const candidates = [...shared]
      .sort(([, a], [, b]) => b - a)
      .slice(0, CANDIDATES);
    const likeness = ([{size}, common]: [Entry, number]): number =>
      common / (words.size + size - common);
    const [nearest] = candidates.toSorted((a, b) => likeness(b) - likeness(a));
    return {
      isFound:
        candidates.some(([{text}]) => matches(message, text)) ||
        isInPrograms(message, programs),
      nearest: nearest?.[0].text.join('…'),
    };
  };

  return (message) => {
    const whole = find(message);
    const pieces = message
      .split(SEAMS)
      .filter((piece) => wordsOf(piece).size > 3 && !STACK_LINE.test(piece));
    return whole.isFound ||
      (pieces.length > 0 && pieces.every((piece) => find(piece).isFound))
      ? {isFound: true}
      : whole;
  };
}
