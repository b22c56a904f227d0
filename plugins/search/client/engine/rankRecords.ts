/** Puts the records in order that were found for a query. */
import {createMessageFinder} from './errorMessages';
import type {UnitFinder, UnitScores} from './findUnits';
import type {FullText, Outline} from './loadFiles';
import {flatten, longestRun} from './lookup';
import type {Names} from './names';
import type {Query} from './query';
import {
  CONTEXT_SHARE,
  coverageFactor,
  exactBonus,
  FLAG_FACTOR,
  isTaskLike,
  JOINED_SHARE,
  pageShares,
  phraseFactor,
  REPEAT_FACTOR,
  SCATTERED_SHARE,
  SECTION_LEAD,
  sectionFactor,
  SUMMARY_FACTOR,
  TASK_WORDS,
} from './rank';
import type {SearchSection} from './types';

/** A record with its score. */
export type Ranked = {readonly record: number; readonly score: number};

export type Ranking = {
  /** The best records, best first: at least as many as asked for, if there are. */
  readonly best: readonly Ranked[];
  /** All that were found. */
  readonly total: number;
};

/** Results of one page at most. */
const MAX_PER_PAGE = 4;

/** Pages whose text is compared with the query word by word. */
const PHRASE_PAGES = 40;

/** Sections of such a page. */
const PHRASE_SECTIONS = 3;

/** Share of the best coverage that a page needs to be a result. */
const ENOUGH_COVERAGE = 0.6;

/** Texts whose words are kept from one key to the next. */
const KEPT_TEXTS = 500;

/** A section of a page, while it is scored. */
type Scored = {readonly record: number; score: number};

type PageScore = {
  readonly page: number;
  /** Of the whole page, which its place among the pages depends on. */
  score: number;
  readonly coverage: number;
  /** Of what the page says of itself, without its sections. */
  own: number;
};

/** What of a query is the same for all pages. */
type Context = {
  readonly units: readonly UnitScores[];
  /** What words found that stand together as one, by page and by record. */
  readonly joinedPages: ReadonlyMap<number, number>;
  readonly joinedRecords: ReadonlyMap<number, number>;
  readonly isTask: boolean;
  readonly hasFlag: boolean;
  /** Of the sections, by record; 0 where nothing was found. */
  readonly sections: Float64Array;
};

const NO_BONUSES: ReadonlyMap<number, number> = new Map();

const emptyScore = (page: number): PageScore => ({
  page,
  score: 0,
  coverage: 0,
  own: 0,
});

export type RankOptions = {
  readonly sections?: readonly SearchSection[] | undefined;
  /** How many of the best are needed. */
  readonly count: number;
};

/** What all units weigh; some number where there is none. */
const sumOf = (units: readonly UnitScores[]): number =>
  units.reduce((sum, {weight}) => sum + weight, 0) || 1;

const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.record - b.record;

/** Ranks with the headings, and with the texts where they are loaded. */
export function createRanker(
  outline: Outline,
  text: FullText | undefined,
  finder: UnitFinder,
  names: Names,
): (query: Query, options: RankOptions) => Ranking {
  const {pages, headings, places, starts} = outline;
  const pageOf = Int32Array.from(places, ({page}) => page);
  const messages = text && createMessageFinder(text.errors);
  const flatTexts = new Map<number, string>();

  /** A text to compare runs of words with. */
  function flatTextOf(record: number): string {
    const known = flatTexts.get(record);
    if (known !== undefined) {
      return known;
    }
    if (flatTexts.size >= KEPT_TEXTS) {
      flatTexts.clear();
    }
    const {level, heading, page} = places[record] ?? {
      level: 1,
      heading: -1,
      page: -1,
    };
    const above =
      level === 1
        ? [pages[page]?.t ?? '', pages[page]?.d ?? '', pages[page]?.k ?? '']
        : [headings[heading] ?? ''];
    const flat = flatten(
      [
        ...above,
        text?.contents[record] ?? '',
        ...(text?.errors[record] ?? []),
      ].join(' '),
    );
    flatTexts.set(record, flat);
    return flat;
  }

  /** What words together count, as one of titles and headings. */
  function joinWordsOf(
    query: Query,
  ): Pick<Context, 'joinedPages' | 'joinedRecords'> {
    const joinedPages = new Map<number, number>();
    const joinedRecords = new Map<number, number>();
    for (const term of query.joined) {
      const found = finder.findExact(term);
      for (const [all, some] of [
        [joinedPages, found.pages],
        [joinedRecords, found.headings],
      ] as const) {
        for (const [id, score] of some) {
          all.set(id, (all.get(id) ?? 0) + score * JOINED_SHARE);
        }
      }
    }
    return {joinedPages, joinedRecords};
  }

  function factorOf(page: number, {isTask, hasFlag}: Context): number {
    const info = pages[page];
    return info
      ? (info.w / 100) *
          sectionFactor(info.s, isTask) *
          (hasFlag && info.kind === 'command' ? FLAG_FACTOR : 1)
      : 0;
  }

  /**
   * Scores all sections at once, before what their pages count: lists of numbers
   * in the order of the records are what a slow device reads fastest.
   */
  function scoreSections(
    units: readonly UnitScores[],
    joined: ReadonlyMap<number, number>,
  ): Float64Array {
    const scores = new Float64Array(places.length);
    const covered = new Float64Array(places.length);
    const isFound = new Uint8Array(places.length);
    for (const unit of units) {
      for (let record = 0; record < scores.length; record++) {
        const here = Math.max(
          unit.headings[record] ?? 0,
          (unit.texts[record] ?? 0) * pageShares.text,
        );
        const above = (unit.pages[pageOf[record] ?? 0] ?? 0) * CONTEXT_SHARE;
        if (here > 0) {
          isFound[record] = 1;
          covered[record] = (covered[record] ?? 0) + unit.weight;
          scores[record] = (scores[record] ?? 0) + Math.max(here, above);
        } else if (above > 0) {
          covered[record] = (covered[record] ?? 0) + unit.weight / 2;
          scores[record] = (scores[record] ?? 0) + above;
        }
      }
    }
    for (const [record, score] of joined) {
      isFound[record] = 1;
      scores[record] = (scores[record] ?? 0) + score;
    }
    const all = sumOf(units);
    for (let record = 0; record < scores.length; record++) {
      scores[record] =
        isFound[record] === 1
          ? (scores[record] ?? 0) * coverageFactor((covered[record] ?? 0) / all)
          : 0;
    }
    // The record of a page is no section of it.
    starts.forEach((start) => {
      scores[start] = 0;
    });
    return scores;
  }

  /** Scores a page, or nothing where no word was found in it. */
  function scorePage(page: number, context: Context): PageScore | undefined {
    const {units, joinedPages, isTask} = context;
    const start = starts[page] ?? 0;
    let total = 0;
    let own = 0;
    let covered = 0;
    let ownCovered = 0;
    for (const unit of units) {
      const {weight} = unit;
      const title = unit.pages[page] ?? 0;
      const heading = (unit.bestHeadings[page] ?? 0) * pageShares.heading;
      const content = (unit.bestTexts[page] ?? 0) * pageShares.text;
      const highest = Math.max(title, heading, content);
      total +=
        highest + (title + heading + content - highest) * pageShares.others;
      covered += highest > 0 ? weight : 0;
      const ownScore = Math.max(
        title,
        (unit.texts[start] ?? 0) * pageShares.text,
      );
      own += ownScore;
      ownCovered += ownScore > 0 ? weight : 0;
    }
    const joined = joinedPages.get(page) ?? 0;
    if (total === 0 && joined === 0) {
      return undefined;
    }
    total += joined;
    own += joined;
    const factor = factorOf(page, context);
    const count = units.length;
    const all = sumOf(units);
    let best = 0;
    const end = starts[page + 1] ?? 0;
    for (let record = start + 1; record < end; record++) {
      best = Math.max(best, context.sections[record] ?? 0);
    }
    const scattered = total * coverageFactor(covered / all) * factor;
    const summary = own * coverageFactor(ownCovered / all) * factor;
    const together = Math.max(
      summary * (isTask && count <= TASK_WORDS ? SUMMARY_FACTOR : 1),
      best * factor,
    );
    return {
      page,
      score:
        count <= 1
          ? scattered
          : scattered * SCATTERED_SHARE + together * (1 - SCATTERED_SHARE),
      coverage: covered / all,
      own: summary,
    };
  }

  /** The sections of a page in which something was found, or that are exact. */
  function sectionsOf(
    page: number,
    context: Context,
    bonuses: ReadonlyMap<number, number>,
  ): Scored[] {
    const factor = factorOf(page, context);
    const sections: Scored[] = [];
    const end = starts[page + 1] ?? 0;
    for (let record = (starts[page] ?? 0) + 1; record < end; record++) {
      const score = context.sections[record] ?? 0;
      if (score > 0 || bonuses.has(record)) {
        sections.push({record, score: score * factor});
      }
    }
    return sections.sort(byScore);
  }

  /** Raises a page and its sections that have a run of the words in their order. */
  function applyPhrase(
    words: readonly string[],
    entry: PageScore,
    sections: readonly Scored[],
  ): void {
    const factorFor = (record: number): number => {
      const share = longestRun(words, flatTextOf(record));
      return share * words.length < 2
        ? 1
        : phraseFactor(share, Boolean(text?.errors[record]));
    };
    const factor = factorFor(starts[entry.page] ?? 0);
    entry.own *= factor;
    entry.score *= factor;
    sections.forEach((section, position) => {
      if (position < PHRASE_SECTIONS || text?.errors[section.record]) {
        section.score *= factorFor(section.record);
        entry.score = Math.max(entry.score, section.score);
      }
    });
  }

  /** The results of a page: the page or the section that was asked for first. */
  function resultsOf(
    entry: PageScore,
    found: readonly Scored[],
    bonuses: ReadonlyMap<number, number>,
  ): Ranked[] {
    const start = starts[entry.page] ?? 0;
    const sections = found
      .map(({record, score}) => ({
        record,
        score: score + (bonuses.get(record) ?? 0),
      }))
      .sort(byScore);
    const first = sections[0];
    const ownBonus = bonuses.get(start) ?? 0;
    const firstBonus = bonuses.get(first?.record ?? -1) ?? 0;
    const isSectionAsked =
      first !== undefined &&
      (firstBonus === ownBonus
        ? first.score - firstBonus > entry.own * SECTION_LEAD
        : firstBonus > ownBonus);
    const top = Math.max(0, ...bonuses.values());
    const others = [
      ...(isSectionAsked ? [{record: start, score: entry.own}] : []),
      ...sections.slice(isSectionAsked ? 1 : 0),
    ];
    return [
      {
        record: isSectionAsked ? first.record : start,
        score: entry.score + top,
      },
      // A section of which only the title of the page matches is no result.
      ...others
        .filter(({score}) => score > 0)
        .slice(0, MAX_PER_PAGE - 1)
        .map(({record, score}, position) => ({
          record,
          score: Math.min(score, entry.score) * REPEAT_FACTOR ** (position + 1),
        })),
    ];
  }

  /** How many results `resultsOf` would give of a page. */
  function countResults({page, own}: PageScore, {sections}: Context): number {
    let found = own > 0 ? 1 : 0;
    const end = starts[page + 1] ?? 0;
    for (let record = (starts[page] ?? 0) + 1; record < end; record++) {
      found += (sections[record] ?? 0) > 0 ? 1 : 0;
    }
    return Math.min(MAX_PER_PAGE, Math.max(1, found));
  }

  /** Bonuses of records that are named, or whose message was pasted. */
  function findExact({text: typed}: Query): ReadonlyMap<number, number> {
    const named = names.find(typed);
    return named.size > 0 || !messages
      ? named
      : new Map(
          [...messages.find(typed)].map(([record, share]) => [
            record,
            share * exactBonus.message,
          ]),
        );
  }

  /** Bonuses of records that are named exactly, by page. */
  function groupByPage(
    exact: ReadonlyMap<number, number>,
  ): ReadonlyMap<number, ReadonlyMap<number, number>> {
    const groups = new Map<number, Map<number, number>>();
    for (const [record, amount] of exact) {
      const page = places[record]?.page ?? -1;
      const group = groups.get(page) ?? new Map<number, number>();
      groups.set(page, group.set(record, amount));
    }
    return groups;
  }

  /** Pages in which enough of the query was found, or that are exact, best first. */
  function findPages(
    context: Context,
    isExact: (page: number) => boolean,
    isWanted: (section: SearchSection) => boolean,
  ): PageScore[] {
    const scored = pages.flatMap(({s}, page) => {
      const entry = isWanted(s) ? scorePage(page, context) : undefined;
      return entry ?? (isWanted(s) && isExact(page) ? emptyScore(page) : []);
    });
    const most = scored.reduce(
      (highest, {coverage}) => Math.max(highest, coverage),
      0,
    );
    const enough = Math.min(most, 0.99) * ENOUGH_COVERAGE;
    return scored
      .filter(({page, coverage}) => isExact(page) || coverage >= enough)
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  return (query, {sections: wantedSections, count}) => {
    const exact = findExact(query);
    const bonuses = groupByPage(exact);
    const units = query.units.map((unit) => finder.findUnit(unit));
    const joined = joinWordsOf(query);
    const context: Context = {
      units,
      ...joined,
      isTask: exact.size === 0 && isTaskLike(query.text),
      hasFlag: /(?:^|\s)--\p{L}/u.test(query.text),
      sections: scoreSections(units, joined.joinedRecords),
    };
    const found = findPages(
      context,
      (page) => bonuses.has(page),
      (section) => !wantedSections || wantedSections.includes(section),
    );
    const words = flatten(query.text).trim().split(' ');
    const results: Ranked[] = [];
    let total = 0;
    found.forEach((entry, position) => {
      const ofPage = bonuses.get(entry.page) ?? NO_BONUSES;
      const isNear = position < PHRASE_PAGES;
      // No page below can be among the first: a result scores at most its page.
      if (isNear || ofPage.size > 0 || position < count) {
        const sections = sectionsOf(entry.page, context, ofPage);
        if (isNear && words.length > 1) {
          applyPhrase(words, entry, sections);
        }
        const ofEntry = resultsOf(entry, sections, ofPage);
        results.push(...ofEntry);
        total += ofEntry.length;
      } else {
        total += countResults(entry, context);
      }
    });
    return {best: results.sort(byScore).slice(0, count), total};
  };
}
