/**
 * The embedded search engine: loads the index files and answers queries. Pure:
 * it fetches nothing and knows no browser, so that a worker, the main thread,
 * a test and the benchmark use the same.
 */
import MiniSearch, {type Options} from 'minisearch';
import {
  CONTENT_LEVEL,
  FORMAT,
  headingFields,
  headingOptions,
  textFields,
  textOptions,
  usualAnchor,
  type HeadingsFile,
  type PackedPage,
  type TextFile,
} from './format';
import {SearchError, toSearchError} from './errors';
import {unpackIndex, unpackRecords, type PackedIndex} from './pack';
import {readQuery, type Query, type Unit, type Word} from './query';
import {
  allowedTypos,
  COMMON_SHARE,
  CONTEXT_SHARE,
  coverageFactor,
  FLAG_FACTOR,
  headingBoosts,
  headingFactor,
  isTaskLike,
  matchWeights,
  moreTypos,
  pageShares,
  phraseFactor,
  REPEAT_FACTOR,
  SCATTERED_SHARE,
  SECTION_LEAD,
  sectionFactor,
  SUMMARY_FACTOR,
  TASK_WORDS,
  textBoosts,
} from './rank';
import {
  flatten,
  joinWords,
  longestRun,
  lookUp,
  mergeFound,
  NOTHING,
  transpositions,
  type Found,
  type Mode,
} from './lookup';
import {collectNames} from './names';
import {
  hierarchyLevels,
  type Hierarchy,
  type RecordType,
  type SearchSection,
} from './types';

export type SearchOptions = {
  /** Only pages of these sections. */
  readonly sections?: readonly SearchSection[];
  readonly limit?: number;
  /** Results to skip, for paging. */
  readonly offset?: number;
};

/** A ranked result. Its texts are plain, not HTML. */
export type SearchHit = {
  readonly id: number;
  readonly score: number;
  readonly url: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Text below the heading, or what the page says of itself. */
  readonly content: string | null;
  readonly section: SearchSection;
  readonly package?: string;
  readonly kind?: string;
  readonly symbols?: readonly string[];
  readonly signature?: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
};

export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** All results, on this page and further ones. */
  readonly total: number;
  /** Words of the index that matched, to be marked. */
  readonly terms: ReadonlySet<string>;
};

export type SearchEngine = {
  readonly buildId: string;
  /** Whether the full text is loaded, too. */
  readonly hasText: () => boolean;
  /** Adds the full text. Throws a `SearchError` where it is damaged or of another build. */
  readonly addText: (file: unknown) => void;
  /** Answers any query; one without words has no results. */
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
};

const DEFAULT_LIMIT = 20;

/** Results of one page at most. */
const MAX_PER_PAGE = 4;

/** Nearly every text has a word that begins with the same few letters. */
const MIN_TEXT_PREFIX = 4;

/** Words whose results are kept from one key to the next. */
const KEPT_WORDS = 100;

/** Records whose text is compared with the query word by word. */
const PHRASE_CANDIDATES = 60;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const damaged = (kind: string): SearchError =>
  new SearchError('damaged', `The ${kind} index of the search is damaged.`);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function isPages(value: unknown): value is readonly PackedPage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (page: unknown) =>
        isObject(page) &&
        isTexts([page.u, page.t, page.g, page.s]) &&
        typeof page.w === 'number',
    )
  );
}

function checkFile(file: unknown, kind: string): void {
  if (
    !isObject(file) ||
    file.kind !== kind ||
    typeof file.buildId !== 'string' ||
    !isObject(file.index)
  ) {
    throw damaged(kind);
  }
  if (file.format !== FORMAT) {
    throw new SearchError(
      'outdated',
      `The ${kind} index of the search has format ${String(file.format)}; this page reads ${FORMAT}. Reload the page.`,
    );
  }
}

/** Loads an index of as many documents as there should be. */
function loadIndex<Doc>(
  packed: PackedIndex,
  count: number,
  fields: readonly string[],
  options: Options<Doc>,
): MiniSearch<Doc> {
  if (packed.count !== count) {
    throw new SearchError('damaged', 'The search index is damaged.');
  }
  return MiniSearch.loadJS(unpackIndex(packed, fields), options);
}

/**
 * Loads the first index.
 *
 * @throws SearchError where the file is damaged, or of another format.
 */
export function createEngine(headingsFile: unknown): SearchEngine {
  try {
    return loadEngine(headingsFile);
  } catch (error) {
    // Whatever a truncated list breaks.
    throw toSearchError(error);
  }
}

function loadEngine(headingsFile: unknown): SearchEngine {
  checkFile(headingsFile, 'headings');
  const file = headingsFile as HeadingsFile;
  const {pages, headings} = file;
  if (!isPages(pages) || !isTexts(headings)) {
    throw damaged('headings');
  }
  const places = unpackRecords(file.records);
  const headingIndex = loadIndex(
    file.index,
    pages.length + headings.length,
    headingFields,
    headingOptions,
  );
  let text: TextFile | undefined;
  let textIndex: MiniSearch<{readonly id: number}> | undefined;

  /** First record of each page, and one past the last. */
  const starts: number[] = [];
  const recordsOfHeading: number[][] = headings.map(() => []);
  places.forEach(({level, heading, page}, id) => {
    if (level === 1) {
      starts.push(id);
    } else if (level !== CONTENT_LEVEL) {
      recordsOfHeading[heading]?.push(id);
    }
    if (!pages[page] || (heading >= 0 && headings[heading] === undefined)) {
      throw damaged('headings');
    }
  });
  starts.push(places.length);
  if (starts.length !== pages.length + 1) {
    throw damaged('headings');
  }

  const names = collectNames(pages, headings, starts, recordsOfHeading);

  /** Texts below headings that a tenth of the pages have say less than others. */
  const isCommon = headings.map(
    (_, heading) =>
      (recordsOfHeading[heading]?.length ?? 0) > Math.max(5, pages.length / 10),
  );

  const contentOf = (record: number): string => text?.contents[record] ?? '';

  /** Texts to compare runs of words with, kept from one key to the next. */
  const flatTexts = new Map<number, string>();

  function flatTextOf(record: number): string {
    const known = flatTexts.get(record);
    if (known !== undefined) {
      return known;
    }
    const {level, heading, page} = places[record] ?? {
      level: 1,
      heading: -1,
      page: -1,
    };
    const above =
      level === 1
        ? [pages[page]?.t ?? '', pages[page]?.d ?? '']
        : [headings[heading] ?? ''];
    const flat = flatten([...above, contentOf(record)].join(' '));
    flatTexts.set(record, flat);
    return flat;
  }

  /** Results of a word in both indexes, by record. */
  type Matches = {
    /** Of the title, names and description of a page, by page. */
    readonly pages: ReadonlyMap<number, number>;
    /** Of headings, by record. */
    readonly headings: ReadonlyMap<number, number>;
    /** Of texts, by record. */
    readonly texts: ReadonlyMap<number, number>;
  };

  type FoundWord = {
    readonly matches: Matches;
    /** Words of the index that matched. */
    readonly terms: readonly string[];
  };

  function toMatches(inHeadings: Found, inText: Found): Matches {
    const ofPages = new Map<number, number>();
    const ofHeadings = new Map<number, number>();
    for (const [id, score] of inHeadings.scores) {
      if (id < pages.length) {
        ofPages.set(id, score);
      } else {
        const records = recordsOfHeading[id - pages.length] ?? [];
        const share =
          score *
          headingFactor(records.length) *
          (isCommon[id - pages.length] ? COMMON_SHARE : 1);
        records.forEach((record) => ofHeadings.set(record, share));
      }
    }
    const ofTexts = new Map<number, number>();
    for (const [record, score] of inText.scores) {
      const heading = places[record]?.heading ?? -1;
      ofTexts.set(record, isCommon[heading] ? score * COMMON_SHARE : score);
    }
    return {pages: ofPages, headings: ofHeadings, texts: ofTexts};
  }

  /** Results of words: with each key, all words but the last are the same. */
  const foundWords = new Map<string, FoundWord>();

  function findWord(word: Word): FoundWord {
    const key = `${word.isTyped ? '' : '='}${word.raw}`;
    const known = foundWords.get(key);
    if (known) {
      return known;
    }
    const found = lookUpWord(word);
    if (foundWords.size >= KEPT_WORDS) {
      foundWords.clear();
    }
    foundWords.set(key, found);
    return found;
  }

  function lookUpWord({term, raw, isTyped}: Word): FoundWord {
    const ask = (mode: Mode, word: string, typos = 0): [Found, Found] => [
      lookUp(headingIndex, word, headingBoosts, mode, typos),
      textIndex
        ? lookUp(
            textIndex,
            word,
            textBoosts,
            mode === 'prefix' && word.length < MIN_TEXT_PREFIX ? 'exact' : mode,
            typos,
          )
        : NOTHING,
    ];
    const isFound = (found: readonly Found[]): boolean =>
      found.some(({scores}) => scores.size > 0);

    let [inHeadings, inText] = ask('prefix', term);
    const typos = allowedTypos(raw);
    if (!isFound([inHeadings, inText]) && isTyped && typos > 0) {
      const swapped = transpositions(term).map((word) => ask('exact', word));
      inHeadings = mergeFound(
        swapped.map(([first]) => first),
        matchWeights.fuzzy,
      );
      inText = mergeFound(
        swapped.map(([, second]) => second),
        matchWeights.fuzzy,
      );
      // Nothing at all is worse than a guess with a typo more.
      for (
        let allowed = typos;
        allowed <= moreTypos(raw) && !isFound([inHeadings]);
        allowed++
      ) {
        const near = ask('fuzzy', term, allowed);
        inHeadings = mergeFound([inHeadings, near[0]], 1);
        inText = mergeFound([inText, near[1]], 1);
      }
    }
    return {
      matches: toMatches(inHeadings, inText),
      terms: [...inHeadings.terms, ...inText.terms],
    };
  }

  function findUnit({alternatives}: Unit, terms: Set<string>): Matches {
    const best: Record<keyof Matches, Map<number, number>> = {
      pages: new Map(),
      headings: new Map(),
      texts: new Map(),
    };
    for (const {words, weight} of alternatives) {
      const found = words.map((word) => {
        const {matches, terms: words} = findWord(word);
        words.forEach((one) => terms.add(one));
        return matches;
      });
      for (const place of ['pages', 'headings', 'texts'] as const) {
        const joined = joinWords(
          found.map((matches) => matches[place]),
          weight,
        );
        for (const [id, score] of joined) {
          if (score > (best[place].get(id) ?? 0)) {
            best[place].set(id, score);
          }
        }
      }
    }
    return best;
  }

  type Candidate = {record: number; score: number};

  function rankRecords(
    query: Query,
    options: SearchOptions,
    terms: Set<string>,
  ): Candidate[] {
    const units = query.units.map((unit) => findUnit(unit, terms));
    const joined = query.joined.map((term) =>
      toMatches(lookUp(headingIndex, term, headingBoosts, 'exact', 0), NOTHING),
    );
    const exact = names.find(query.text);
    const isTask = exact.size === 0 && isTaskLike(query.text);
    const hasFlag = /(?:^|\s)--\p{L}/u.test(query.text);
    const wanted = options.sections && new Set(options.sections);

    /** Best record in headings and in texts, by page and unit. */
    const touched = new Map<number, Set<number>>();
    const touch = (record: number): void => {
      const page = places[record]?.page ?? -1;
      const records = touched.get(page);
      if (records) {
        records.add(record);
      } else {
        touched.set(page, new Set([record]));
      }
    };
    for (const matches of [...units, ...joined]) {
      matches.pages.forEach((_, page) => touch(starts[page] ?? 0));
      matches.headings.forEach((_, record) => touch(record));
      matches.texts.forEach((_, record) => touch(record));
    }
    exact.forEach((_, record) => touch(record));

    type PageScore = {
      page: number;
      score: number;
      coverage: number;
      own: number;
      sections: Candidate[];
    };
    const scored: PageScore[] = [];
    for (const [page, records] of touched) {
      const info = pages[page];
      if (!info || (wanted && !wanted.has(info.s))) {
        continue;
      }
      scored.push(scorePage(page, info, [...records]));
    }

    function scorePage(
      page: number,
      info: PackedPage,
      records: readonly number[],
    ): PageScore {
      const start = starts[page] ?? 0;
      const factor =
        (info.w / 100) *
        sectionFactor(info.s, isTask) *
        (hasFlag && info.kind === 'command' ? FLAG_FACTOR : 1);
      const sections = records.filter((record) => record !== start);
      let total = 0;
      let own = 0;
      let covered = 0;
      let ownCovered = 0;
      for (const unit of units) {
        const title = unit.pages.get(page) ?? 0;
        let heading = 0;
        let best = unit.texts.get(start) ?? 0;
        const ownText = best;
        for (const record of sections) {
          heading = Math.max(heading, unit.headings.get(record) ?? 0);
          best = Math.max(best, unit.texts.get(record) ?? 0);
        }
        const shares = [
          title,
          heading * pageShares.heading,
          best * pageShares.text,
        ];
        const highest = Math.max(...shares);
        const sum = shares.reduce((a, b) => a + b, 0);
        total += highest + (sum - highest) * pageShares.others;
        covered += highest > 0 ? 1 : 0;
        const ownScore = Math.max(title, ownText * pageShares.text);
        own += ownScore;
        ownCovered += ownScore > 0 ? 1 : 0;
      }
      for (const matches of joined) {
        total += (matches.pages.get(page) ?? 0) * 0.5;
        own += (matches.pages.get(page) ?? 0) * 0.5;
      }
      const count = Math.max(1, units.length);
      const ofSections = sections
        .map((record) => {
          let score = 0;
          let found = 0;
          for (const unit of units) {
            const here = Math.max(
              unit.headings.get(record) ?? 0,
              (unit.texts.get(record) ?? 0) * pageShares.text,
            );
            const above = (unit.pages.get(page) ?? 0) * CONTEXT_SHARE;
            score += Math.max(here, above);
            found += here > 0 ? 1 : above > 0 ? 0.5 : 0;
          }
          for (const matches of joined) {
            score += (matches.headings.get(record) ?? 0) * 0.5;
          }
          return {
            record,
            score: score * coverageFactor(found / count) * factor,
          };
        })
        .sort((a, b) => b.score - a.score || a.record - b.record);
      const scattered = total * coverageFactor(covered / count) * factor;
      const summary = own * coverageFactor(ownCovered / count) * factor;
      const together = Math.max(
        summary * (isTask && count <= TASK_WORDS ? SUMMARY_FACTOR : 1),
        ofSections[0]?.score ?? 0,
      );
      return {
        page,
        score:
          count === 1
            ? scattered
            : scattered * SCATTERED_SHARE + together * (1 - SCATTERED_SHARE),
        coverage: covered / count,
        own: summary,
        sections: ofSections,
      };
    }

    applyPhrases();

    /** Raises records that have a run of the words in their order. */
    function applyPhrases(): void {
      const words = flatten(query.text).trim().split(' ');
      if (words.length < 2) {
        return;
      }
      const candidates: {entry: PageScore; item: Candidate | undefined}[] =
        scored
          .sort((a, b) => b.score - a.score || a.page - b.page)
          .slice(0, PHRASE_CANDIDATES)
          .flatMap((entry) => [
            {entry, item: undefined},
            ...entry.sections
              .filter(
                ({record}, position) => position < 3 || text?.errors[record],
              )
              .map((item) => ({entry, item})),
          ]);
      for (const {entry, item} of candidates) {
        const record = item?.record ?? starts[entry.page] ?? 0;
        const share = longestRun(words, flatTextOf(record));
        const factor =
          share * words.length < 2
            ? 1
            : phraseFactor(share, Boolean(text?.errors[record]));
        if (item) {
          item.score *= factor;
          entry.score = Math.max(entry.score, item.score);
        } else {
          entry.own *= factor;
          entry.score *= factor;
        }
      }
    }

    const most = Math.max(0, ...scored.map(({coverage}) => coverage));
    const results: Candidate[] = [];
    for (const entry of scored) {
      const start = starts[entry.page] ?? 0;
      const exactHere = [...exact].filter(
        ([record]) => places[record]?.page === entry.page,
      );
      if (
        exactHere.length === 0 &&
        entry.coverage < Math.min(most, 0.99) * 0.6
      ) {
        continue;
      }
      const bonus = new Map(exactHere);
      const sections = entry.sections
        .map((section) => ({
          ...section,
          score: section.score + (bonus.get(section.record) ?? 0),
        }))
        .sort((a, b) => b.score - a.score || a.record - b.record);
      const first = sections[0];
      const ownBonus = bonus.get(start) ?? 0;
      const firstBonus = bonus.get(first?.record ?? -1) ?? 0;
      const isSectionAsked =
        first !== undefined &&
        (firstBonus === ownBonus
          ? first.score - firstBonus > entry.own * SECTION_LEAD
          : firstBonus > ownBonus);
      const top = Math.max(0, ...exactHere.map(([, amount]) => amount));
      const lead: Candidate = {
        record: isSectionAsked ? first.record : start,
        score: entry.score + top,
      };
      const others = [
        ...(isSectionAsked ? [{record: start, score: entry.own}] : []),
        ...sections.slice(isSectionAsked ? 1 : 0),
      ];
      results.push(lead);
      // A section of which only the title of the page matches is no result.
      others
        .filter(({score}) => score > 0)
        .slice(0, MAX_PER_PAGE - 1)
        .forEach(({record, score}, position) => {
          results.push({
            record,
            score:
              Math.min(score, entry.score) * REPEAT_FACTOR ** (position + 1),
          });
        });
    }
    return results.sort((a, b) => b.score - a.score || a.record - b.record);
  }

  /** Headings from the title of the page down to a record. */
  function hierarchyOf(record: number): Hierarchy {
    const place = places[record];
    const page = pages[place?.page ?? -1];
    const found: Partial<Record<number, string>> = {
      0: page?.g ?? '',
      1: page?.t ?? '',
    };
    let above = 7;
    for (let id = record; id >= 0 && above > 1; id--) {
      const {level, heading} = places[id] ?? {level: 1, heading: -1};
      if (level < above) {
        if (level > 1) {
          found[level] = headings[heading] ?? '';
        }
        above = level;
      }
    }
    return Object.fromEntries(
      hierarchyLevels.map((key, level) => [key, found[level] ?? null]),
    ) as Hierarchy;
  }

  function anchorOf(record: number): string | null {
    const place = places[record];
    if (!place || place.heading < 0) {
      return null;
    }
    // Text that goes on has the anchor of the record that it continues.
    let id = record;
    while (places[id]?.level === CONTENT_LEVEL) {
      id--;
    }
    const {anchor} = places[id] ?? {};
    return anchor === undefined
      ? usualAnchor(headings[place.heading] ?? '')
      : anchor;
  }

  function toHit({record, score}: Candidate): SearchHit {
    const {page: number, level} = places[record] ?? {page: 0, level: 1};
    const page = pages[number];
    if (!page) {
      throw new Error(`There is no page ${number} in the search index.`);
    }
    const anchor = anchorOf(record);
    const body = contentOf(record);
    return {
      id: record,
      score,
      url: anchor === null ? page.u : `${page.u}#${anchor}`,
      anchor,
      type: level === CONTENT_LEVEL ? 'content' : (`lvl${level}` as RecordType),
      hierarchy: hierarchyOf(record),
      content: (level === 1 ? (page.d ?? body) : body) || null,
      section: page.s,
      ...(page.package && {package: page.package}),
      ...(page.kind && {kind: page.kind}),
      ...(page.symbols && {symbols: page.symbols}),
      ...(page.signature && {signature: page.signature}),
      language: file.language,
      docusaurus_tag: page.tag ?? file.tag,
      version: page.version ?? file.version,
    };
  }

  return {
    buildId: file.buildId,
    hasText: () => textIndex !== undefined,
    addText(textFile) {
      checkFile(textFile, 'text');
      const added = textFile as TextFile;
      if (added.buildId !== file.buildId) {
        throw new SearchError(
          'outdated',
          'The text index of the search is of another build. Reload the page.',
        );
      }
      if (
        !isTexts(added.contents) ||
        added.contents.length !== places.length ||
        !isObject(added.errors)
      ) {
        throw damaged('text');
      }
      try {
        textIndex = loadIndex(
          added.index,
          places.length,
          textFields,
          textOptions,
        );
      } catch (error) {
        throw toSearchError(error);
      }
      text = added;
      flatTexts.clear();
      foundWords.clear();
    },
    search(input, options = {}) {
      const query = readQuery(input);
      const terms = new Set<string>();
      if (query.text === '') {
        return {hits: [], total: 0, terms};
      }
      const ranked = rankRecords(query, options, terms);
      const offset = Math.max(0, options.offset ?? 0);
      const limit = Math.max(0, options.limit ?? DEFAULT_LIMIT);
      return {
        hits: ranked
          .slice(offset, offset + limit)
          .map((candidate) => toHit(candidate)),
        total: ranked.length,
        terms,
      };
    },
  };
}
