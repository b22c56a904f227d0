/** The results of one page: itself, and the sections that answer best. */
import type {Outline} from './loadFiles';
import {longestRun} from './lookup';
import {phraseFactor, REPEAT_FACTOR} from './weights';
import {
  compareRanked,
  type Bonuses,
  type RankContext,
  type Ranked,
} from './rankContext';
import type {FlatTextOf} from './recordTexts';
import {pageFactor, type PageScore} from './scorePages';

/** Results of one page at most. */
const MAX_PER_PAGE = 4;

/** Sections of a page whose text is compared with the query word by word. */
const PHRASE_SECTIONS = 3;

/** A section of a page, while it is ranked. */
type SectionScore = {readonly record: number; score: number};

/** The sections of a page in which something was found, or that are named. */
export function sectionsOf(
  page: number,
  context: RankContext,
  bonuses: Bonuses,
): SectionScore[] {
  const {starts} = context.outline;
  const factor = pageFactor(page, context);
  const sections: SectionScore[] = [];
  const end = starts[page + 1] ?? 0;
  for (let record = (starts[page] ?? 0) + 1; record < end; record++) {
    const score = context.sections[record] ?? 0;
    if (score > 0 || bonuses.has(record)) {
      sections.push({record, score: score * factor});
    }
  }
  return sections.sort(compareRanked);
}

/**
 * Raises a page and its sections that have a run of the words in their order.
 *
 * @param words the query, in lower case
 */
export function raisePhrases(
  words: readonly string[],
  entry: PageScore,
  sections: readonly SectionScore[],
  {starts}: Outline,
  flatTextOf: FlatTextOf,
): void {
  const factorOf = (record: number): number => {
    const share = longestRun(words, flatTextOf(record));
    return share * words.length < 2 ? 1 : phraseFactor(share);
  };
  const factor = factorOf(starts[entry.page] ?? 0);
  entry.own *= factor;
  entry.score *= factor;
  for (const section of sections.slice(0, PHRASE_SECTIONS)) {
    section.score *= factorOf(section.record);
    entry.score = Math.max(entry.score, section.score);
  }
}

/** The section that comes before its page, if one is what was asked for. */
function leadingSection(
  entry: PageScore,
  first: Ranked | undefined,
  bonuses: Bonuses,
  {starts}: Outline,
): Ranked | undefined {
  if (!first) {
    return undefined;
  }
  const ownBonus = bonuses.get(starts[entry.page] ?? 0) ?? 0;
  const bonus = bonuses.get(first.record) ?? 0;
  const isAsked =
    bonus === ownBonus ? first.score - bonus > entry.own : bonus > ownBonus;
  return isAsked ? first : undefined;
}

/** The results of a page: the page or the section that was asked for first. */
export function resultsOf(
  entry: PageScore,
  found: readonly SectionScore[],
  bonuses: Bonuses,
  outline: Outline,
): Ranked[] {
  const page = {record: outline.starts[entry.page] ?? 0, score: entry.own};
  const sections = found
    .map(({record, score}) => ({
      record,
      score: score + (bonuses.get(record) ?? 0),
    }))
    .sort(compareRanked);
  const lead = leadingSection(entry, sections[0], bonuses, outline);
  const others = lead ? [page, ...sections.slice(1)] : sections;
  return [
    {
      record: (lead ?? page).record,
      score: entry.score + Math.max(0, ...bonuses.values()),
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
export function countResults(
  {page, own}: PageScore,
  {outline: {starts}, sections}: RankContext,
): number {
  let found = own > 0 ? 1 : 0;
  const end = starts[page + 1] ?? 0;
  for (let record = (starts[page] ?? 0) + 1; record < end; record++) {
    found += (sections[record] ?? 0) > 0 ? 1 : 0;
  }
  return Math.min(MAX_PER_PAGE, Math.max(1, found));
}
