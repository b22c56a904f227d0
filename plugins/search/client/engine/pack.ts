/**
 * A MiniSearch index in a fraction of its bytes. What MiniSearch writes repeats
 * each document's id in text, with its field lengths; here the documents are
 * numbered without gaps, a list of them is written as differences in base 64,
 * and field lengths are counted again when it is read.
 */
import type {AsPlainObject} from 'minisearch';

export type PackedIndex = {
  /** Documents; their ids are 0 to count - 1. */
  readonly count: number;
  /** Average length of each field. */
  readonly lengths: readonly number[];
  /** In code order, separated by spaces. */
  readonly terms: string;
  /** Documents of each term, separated by spaces; see `packPostings`. */
  readonly postings: string;
};

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

type Postings = Readonly<Record<string, number>>;

/** Per document: difference to the one before, doubled, odd if a count follows. */
function packPostings(postings: Postings): string {
  let before = -1;
  let packed = '';
  for (const id of Object.keys(postings)
    .map(Number)
    .sort((a, b) => a - b)) {
    const count = postings[id] ?? 1;
    const step = id - before - 1;
    packed +=
      count === 1 ? encode(step * 2) : encode(step * 2 + 1) + encode(count);
    before = id;
  }
  return packed;
}

/** Packs an index whose documents were added with the ids 0, 1, 2 … */
export function packIndex(index: AsPlainObject): PackedIndex {
  const fields = Object.values(index.fieldIds);
  const entries = index.index
    .map(([term, byField]): [string, string] => [
      term,
      fields.map((id) => packPostings(byField[id] ?? {})).join('.'),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    count: index.documentCount,
    lengths: fields.map(
      (id) => Math.round((index.averageFieldLength[id] ?? 0) * 1000) / 1000,
    ),
    terms: entries.map(([term]) => term).join(' '),
    postings: entries
      .map(([, postings]) => postings.replace(/\.+$/, ''))
      .join(' '),
  };
}

function unpackPostings(
  packed: string,
  onDocument: (id: number, count: number) => void,
): void {
  let id = -1;
  let isCount = false;
  decode(packed, (number) => {
    if (isCount) {
      onDocument(id, number);
      isCount = false;
      return;
    }
    id += Math.floor(number / 2) + 1;
    if (number % 2 === 1) {
      isCount = true;
    } else {
      onDocument(id, 1);
    }
  });
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

/** The index as MiniSearch reads it. Throws where lists do not fit together. */
export function unpackIndex(
  {count, lengths, terms, postings}: PackedIndex,
  fields: readonly string[],
): AsPlainObject {
  const words = terms.split(' ');
  const lists = postings.split(' ');
  if (words.length !== lists.length || lengths.length !== fields.length) {
    throw new Error('The search index is damaged.');
  }
  const ids = Array.from({length: count}, (_, id) => id);
  const fieldLength = ids.map((): number[] => []);
  const index = words.map(
    (term, position): [string, Record<string, Postings>] => {
      const byField: Record<string, Postings> = {};
      (lists[position] ?? '').split('.').forEach((packed, field) => {
        if (packed === '') {
          return;
        }
        const documents: Record<string, number> = {};
        unpackPostings(packed, (id, times) => {
          const fieldLengths = fieldLength[id];
          if (!fieldLengths) {
            throw new Error('The search index is damaged.');
          }
          documents[id] = times;
          fieldLengths[field] = (fieldLengths[field] ?? 0) + 1;
        });
        byField[field] = documents;
      });
      return [term, byField];
    },
  );
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    averageFieldLength: [...lengths],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
