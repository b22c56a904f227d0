/**
 * Makes a larger site of records: what the index costs when every planned page
 * is written.
 */
import type {SearchRecord} from '../../plugins/search/client/engine/types';

/** A word that this few records have is replaced in a copy. */
const RARE = 3;

/** Share of the rare words that a copy has of its own, as new pages do. */
const OWN_WORDS = 0.6;

const WORD = /[\p{L}]{3,}/gu;

/** A number from 0 to 1 that is the same in every run. */
function chance(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const CONSONANTS = ['bcd', 'fgh', 'klm', 'npr', 'stv', 'wz'].join('');
const VOWELS = 'aeiou';

/** A word that does not exist, as long as the one that it stands for. */
function inventWord(word: string, copy: number): string {
  const letters = Array.from(word, (letter, index) => {
    const source = index % 2 === 0 ? CONSONANTS : VOWELS;
    const chosen = source.charAt(
      Math.floor(chance(`${word}${copy}${index}`) * source.length),
    );
    return /\p{Lu}/u.test(letter) ? chosen.toUpperCase() : chosen;
  });
  return letters.join('');
}

const textsOf = (record: SearchRecord): string[] => [
  ...Object.values(record.hierarchy).filter((text) => text !== null),
  record.content ?? '',
  record.description ?? '',
  record.keywords ?? '',
  ...(record.symbols ?? []),
  ...(record.members ?? []),
];

/** Parts of names are words: `renderMedia` becomes another pair of words. */
const CAMEL = /\p{Lu}?\p{Ll}{2,}/gu;

function countWords(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const words = textsOf(record).flatMap((text) => text.match(CAMEL) ?? []);
    for (const word of new Set(words)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Records of as many pages as wanted: those given, then copies of them in which
 * most rare words are others and every name has a part of its own. Common words
 * stay, as a reference of one product has them on every page.
 */
export function scaleRecords(
  records: readonly SearchRecord[],
  pages: number,
): SearchRecord[] {
  const groups: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      groups.push([]);
    }
    groups.at(-1)?.push(record);
  }
  const counts = countWords(records);
  const scaled: SearchRecord[] = [];
  for (let page = 0; page < pages; page++) {
    const copy = Math.floor(page / groups.length);
    const group = groups[page % groups.length] ?? [];
    scaled.push(
      ...(copy === 0
        ? group
        : group.map((record) => copyRecord(record, copy, counts))),
    );
  }
  return scaled;
}

function copyRecord(
  record: SearchRecord,
  copy: number,
  counts: ReadonlyMap<string, number>,
): SearchRecord {
  const change = (text: string): string =>
    text.replace(CAMEL, (word) =>
      (counts.get(word) ?? 0) <= RARE && chance(`${word}${copy}`) < OWN_WORDS
        ? inventWord(word, copy)
        : word,
    );
  const title = change(record.hierarchy.lvl1 ?? '');
  const ownTitle =
    title === record.hierarchy.lvl1
      ? title.replace(WORD, (word, offset: number) =>
          offset < 3 ? inventWord(word, copy) : word,
        )
      : title;
  const [path = '', anchor] = record.url.split('#');
  const url = `${path}${copy}/${anchor === undefined ? '' : `#${anchor}`}`;
  return {
    ...record,
    url,
    objectID: `${record.objectID}:${copy}`,
    hierarchy: {
      ...record.hierarchy,
      lvl1: ownTitle,
      ...(['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).reduce(
        (levels, level) => ({
          ...levels,
          [level]: record.hierarchy[level] && change(record.hierarchy[level]),
        }),
        {},
      ),
    },
    content: record.content && change(record.content),
    ...(record.description && {description: change(record.description)}),
    ...(record.keywords && {keywords: change(record.keywords)}),
    ...(record.symbols && {symbols: record.symbols.map(change)}),
    ...(record.members && {members: record.members.map(change)}),
    ...(record.signature && {signature: change(record.signature)}),
  };
}
