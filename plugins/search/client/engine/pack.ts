/**
 * Lists of numbers in few bytes: differences in base 64, where a digit has five
 * bits of a number and one that says whether more follow.
 */

const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const CONTINUES = 1 << BITS;

const values = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) {
  values[DIGITS.charCodeAt(value)] = value;
}

function encode(number: number): string {
  let text = '';
  let rest = number;
  while (rest >= CONTINUES) {
    text += DIGITS.charAt((rest % CONTINUES) + CONTINUES);
    rest = Math.floor(rest / CONTINUES);
  }
  return text + DIGITS.charAt(rest);
}

/** Calls back with each number of a text, in order. */
function decode(text: string, onNumber: (number: number) => void): void {
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? 0;
    number += (value % CONTINUES) * factor;
    if (value >= CONTINUES) {
      factor *= CONTINUES;
    } else {
      onNumber(number);
      number = 0;
      factor = 1;
    }
  }
}

/** Numbers of 0 and more. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(encode).join('');
}

/** @see packNumbers */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  decode(packed, (number) => numbers.push(number));
  return numbers;
}

/** Ids in rising order with a number of 1 and more each, in turn. */
export type Pairs = readonly number[];

/**
 * Packs ids and their numbers: for each the difference to the one before, doubled,
 * odd if a number other than 1 follows.
 */
export function packPairs(pairs: Pairs): string {
  let before = -1;
  let packed = '';
  for (let index = 0; index < pairs.length; index += 2) {
    const id = pairs[index] ?? 0;
    const count = pairs[index + 1] ?? 1;
    const step = (id - before - 1) * 2;
    packed += count === 1 ? encode(step) : encode(step + 1) + encode(count);
    before = id;
  }
  return packed;
}

/** @see packPairs */
export function unpackPairs(packed: string): Pairs {
  const pairs: number[] = [];
  let id = -1;
  let isCount = false;
  decode(packed, (number) => {
    if (isCount) {
      pairs.push(number);
      isCount = false;
      return;
    }
    id += Math.floor(number / 2) + 1;
    pairs.push(id);
    isCount = number % 2 === 1;
    if (!isCount) {
      pairs.push(1);
    }
  });
  return pairs;
}

/**
 * Page, level, heading and anchor of every record. The title of a page is not a
 * heading here, and text that goes on below the same heading repeats nothing.
 */
export type PackedRecords = {
  /** A digit for each record; 1 starts a page, 7 goes on with a text. */
  readonly levels: string;
  /** For levels 2 to 6: 0 for the next heading of the list, or its place plus 1. */
  readonly headings: string;
  /** Anchors that are not the usual ones of their headings, by record. */
  readonly anchors: Readonly<Record<string, string | null>>;
};

/** A record without its text. */
export type RecordPlace = {
  /** Place in the list of pages. */
  readonly page: number;
  /** 1 to 6, or 7 for text that goes on. */
  readonly level: number;
  /** Place in the list of headings, -1 for the title of the page. */
  readonly heading: number;
  /** Anchor where it is not the usual one of the heading. */
  readonly anchor?: string | null;
};

/** The parts of `PackedRecords` from places in order. */
export function packRecords(places: readonly RecordPlace[]): PackedRecords {
  let next = 0;
  let headings = '';
  const anchors: Record<string, string | null> = {};
  places.forEach(({level, heading, anchor}, id) => {
    if (level > 1 && level < 7) {
      headings += heading === next ? encode(0) : encode(heading + 1);
      next = Math.max(next, heading + 1);
    }
    if (anchor !== undefined) {
      anchors[id] = anchor;
    }
  });
  return {
    levels: places.map(({level}) => level).join(''),
    headings,
    anchors,
  };
}

export function unpackRecords({
  levels,
  headings,
  anchors,
}: PackedRecords): RecordPlace[] {
  const numbers: number[] = [];
  let next = 0;
  decode(headings, (number) => {
    const heading = number === 0 ? next : number - 1;
    next = Math.max(next, heading + 1);
    numbers.push(heading);
  });
  let page = -1;
  let heading = -1;
  let position = 0;
  return Array.from(levels, (digit, id) => {
    const level = Number(digit);
    if (level === 1) {
      page++;
      heading = -1;
    } else if (level < 7) {
      heading = numbers[position++] ?? -1;
    }
    const anchor = anchors[id];
    return {page, level, heading, ...(anchor !== undefined && {anchor})};
  });
}
