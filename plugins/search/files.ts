/** Makes the files of the index from records. */
import {createHash} from 'node:crypto';
import {pairsOf} from './client/engine/errorMessages';
import {fileNames} from './client/engine/fileNames';
import {
  CONTENT_LEVEL,
  FORMAT,
  startOf,
  usualAnchor,
  type HeadingsFile,
  type Manifest,
  type PackedPage,
  type TextsFile,
  type WordsFile,
} from './client/engine/format';
import {countPages} from './client/engine/matchTasks';
import {
  packNumbers,
  packPairs,
  packRecords,
  type RecordPlace,
} from './client/engine/pack';
import {toContentTerms, toTellingTerms} from './client/engine/tokenize';
import {hierarchyLevels, type SearchRecord} from './client/engine/types';
import {rarity} from './client/engine/weights';

/** A file to write, by name. */
export type IndexFiles = ReadonlyMap<string, string>;

/** What a file holds, before it is known of which build it is. */
type Content<File> = Omit<File, 'buildId'>;

/** Characters of a file of words, about 5 kB compressed: a query fetches several. */
const WORDS_SIZE = 9_000;

/** Characters of a file of texts, about 5 kB compressed. */
const TEXTS_SIZE = 12_000;

const pageUrlOf = ({url}: SearchRecord): string => url.split('#')[0] ?? url;

/** Level of the heading above a record, and the heading. */
function headingOf({hierarchy}: SearchRecord): [level: number, text: string] {
  const level = hierarchyLevels.findLastIndex((key) => hierarchy[key] !== null);
  const key = hierarchyLevels[level] ?? 'lvl1';
  return [level, hierarchy[key] ?? ''];
}

function packPage(record: SearchRecord): PackedPage {
  const {hierarchy, section, weight, members = [], flags = [], slug} = record;
  const names = [...members, ...flags, slug ?? ''].join(' ').trim();
  return {
    u: record.url,
    t: hierarchy.lvl1 ?? '',
    g: hierarchy.lvl0 ?? '',
    s: section,
    ...(record.description && {d: record.description}),
    w: Math.round(weight.pageRank),
    ...(record.package && {package: record.package}),
    ...(record.kind && {kind: record.kind}),
    ...(record.symbols && {symbols: record.symbols}),
    ...(record.signature && {signature: record.signature}),
    ...(names && {m: names}),
  };
}

const phrasesOf = ({keywords = ''}: SearchRecord): string[] =>
  keywords.split(', ').filter(Boolean);

/** Differences of rising numbers. */
const stepsOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

function makeHeadings(records: readonly SearchRecord[]): Content<HeadingsFile> {
  const titles = records.filter(({type}) => type === 'lvl1');
  const pages = titles.map(packPage);
  const headings = new Map<string, number>();
  const places: RecordPlace[] = [];
  let page = -1;
  for (const record of records) {
    const {type, anchor, objectID} = record;
    page += type === 'lvl1' ? 1 : 0;
    if (pages[page]?.u !== pageUrlOf(record)) {
      throw new Error(
        `The record "${objectID}" has no record of its page before it.`,
      );
    }
    const [level, text] = headingOf(record);
    if (level > 1 && !headings.has(text)) {
      headings.set(text, headings.size);
    }
    places.push({
      page,
      level: type === 'content' ? CONTENT_LEVEL : level,
      heading: level > 1 ? (headings.get(text) ?? -1) : -1,
      ...(level > 1 &&
        type !== 'content' &&
        anchor !== usualAnchor(text) && {anchor}),
    });
  }
  return {
    pages,
    headings: [...headings.keys()],
    records: packRecords(places),
    phrases: packNumbers(titles.map((record) => phrasesOf(record).length)),
    messages: packNumbers(
      stepsOf(
        records.flatMap(({errors = []}, record) => errors.map(() => record)),
      ),
    ),
  };
}

/** Lists of numbers by their keys, in the order in which these are added. */
class Lists extends Map<string, number[]> {
  add(key: string, ...numbers: readonly number[]): void {
    const list = this.get(key);
    if (list) {
      list.push(...numbers);
    } else {
      this.set(key, [...numbers]);
    }
  }
}

type WordLists = {
  readonly texts: Lists;
  readonly phrases: Lists;
  readonly messages: Lists;
};

function listWords(
  records: readonly SearchRecord[],
  pages: readonly PackedPage[],
): WordLists {
  const texts = new Lists();
  const phrases = new Lists();
  const messages = new Lists();
  const counts = countPages(pages);
  let phraseCount = 0;
  let messageCount = 0;
  records.forEach((record, id) => {
    const words = new Map<string, number>();
    for (const word of toContentTerms(record.content ?? '')) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    words.forEach((count, word) => texts.add(word, id, count));
    for (const phrase of phrasesOf(record)) {
      const terms = new Set(toTellingTerms(phrase));
      const rare = [...terms].reduce(
        (sum, term) => sum + rarity(counts.get(term) ?? 0, pages.length),
        0,
      );
      terms.forEach((term) =>
        phrases.add(term, phraseCount, Math.max(1, Math.round(rare))),
      );
      phraseCount++;
    }
    for (const message of record.errors ?? []) {
      pairsOf(message).forEach((pair) => messages.add(pair, messageCount, 1));
      messageCount++;
    }
  });
  return {texts, phrases, messages};
}

/** Puts what follows each other into runs of about as many characters. */
function cutRuns<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  limit: number,
): Item[][] {
  const runs: Item[][] = [];
  let size = limit;
  for (const item of items) {
    const ofItem = sizeOf(item);
    if (size + ofItem > limit) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(item);
    size += ofItem;
  }
  return runs;
}

/** Words and pairs that begin alike, with their packed lists. */
type Group = {
  readonly start: string;
  readonly words: [word: string, lists: string][];
  readonly pairs: [pair: string, list: string][];
};

const charactersOf = ({words, pairs}: Group): number =>
  [...words, ...pairs].reduce(
    (sum, [key, list]) => sum + key.length + list.length + 2,
    0,
  );

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

function makeWords({texts, phrases, messages}: WordLists): {
  readonly starts: string[];
  readonly files: Content<WordsFile>[];
} {
  const groups = new Map<string, Group>();
  const groupOf = (key: string): Group => {
    const start = startOf(key);
    const group = groups.get(start) ?? {start, words: [], pairs: []};
    groups.set(start, group);
    return group;
  };
  for (const word of [...new Set([...texts.keys(), ...phrases.keys()])].sort(
    inOrder,
  )) {
    const lists = [texts, phrases].map((all) => packPairs(all.get(word) ?? []));
    groupOf(word).words.push([word, lists.join('.').replace(/\.$/, '')]);
  }
  for (const pair of [...messages.keys()].sort(inOrder)) {
    groupOf(pair).pairs.push([pair, packPairs(messages.get(pair) ?? [])]);
  }
  const sorted = [...groups.values()].sort((a, b) => inOrder(a.start, b.start));
  const runs = cutRuns(sorted, charactersOf, WORDS_SIZE);
  const join = (
    entries: readonly (readonly [string, string])[],
    part: 0 | 1,
  ): string => entries.map((entry) => entry[part]).join(' ');
  return {
    starts: runs.map(([first]) => first?.start ?? ''),
    files: runs.map((run) => {
      const words = run.flatMap((group) => group.words);
      const pairs = run.flatMap((group) => group.pairs);
      return {
        words: join(words, 0),
        places: join(words, 1),
        pairs: join(pairs, 0),
        messages: join(pairs, 1),
      };
    }),
  };
}

function makeTexts(records: readonly SearchRecord[]): {
  readonly starts: number[];
  readonly files: Content<TextsFile>[];
} {
  const runs = cutRuns(
    records.map(({content}, record) => ({record, text: content ?? ''})),
    ({text}) => text.length,
    TEXTS_SIZE,
  );
  return {
    starts: runs.map(([first]) => first?.record ?? 0),
    files: runs.map((run) => ({texts: run.map(({text}) => text)})),
  };
}

/**
 * The files of the index, by name. The build id is made from what is in them,
 * so the same site gives the same bytes.
 */
export function makeIndexFiles(records: readonly SearchRecord[]): IndexFiles {
  const headings = makeHeadings(records);
  const words = makeWords(listWords(records, headings.pages));
  const texts = makeTexts(records);
  const buildId = createHash('sha256')
    .update(JSON.stringify([FORMAT, headings, words, texts]))
    .digest('hex')
    .slice(0, 16);
  const manifest: Manifest = {
    format: FORMAT,
    buildId,
    words: words.starts,
    texts: texts.starts,
  };
  const names = fileNames(manifest);
  const withId = (name = '', content: object = {}): [string, string] => [
    name,
    JSON.stringify({buildId, ...content}),
  ];
  return new Map([
    withId(names.headings, headings),
    ...words.files.map((file, index) => withId(names.words[index], file)),
    ...texts.files.map((file, index) => withId(names.texts[index], file)),
    // Last, so that it never names a file that is not there yet.
    ['manifest.json', JSON.stringify(manifest)],
  ]);
}
