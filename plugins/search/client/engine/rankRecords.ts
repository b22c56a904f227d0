/** Puts the records in order that were found for a query. */
import {createMessageFinder, type MessageFinder} from './errorMessages';
import type {FullText} from './fullText';
import type {Outline} from './loadFiles';
import {flatten} from './lookup';
import type {ClauseMatcher} from './matchClauses';
import {createTaskMatcher, type TaskMatcher} from './matchTasks';
import type {Names} from './names';
import {countResults, raisePhrases, resultsOf, sectionsOf} from './pageResults';
import type {Query} from './query';
import {exactBonus} from './weights';
import {
  compareRanked,
  createRankContext,
  type Bonuses,
  type Ranked,
} from './rankContext';
import {createFlatTexts} from './recordTexts';
import {findPages} from './scorePages';
import type {Vocabulary} from './types';

type Ranking = {
  /** The best records, best first: at least as many as asked for, if there are. */
  readonly best: readonly Ranked[];
  /** All that were found. */
  readonly total: number;
};

type RankOptions = {
  readonly sections?: readonly string[] | undefined;
  /** How many of the best are needed. */
  readonly count: number;
};

/** Pages whose text is compared with the query word by word. */
const PHRASE_PAGES = 40;

const NO_BONUSES: Bonuses = new Map();

/** Bonuses of records that are named, or whose message was pasted. */
function bonusesOf(
  {text, isMessage}: Query,
  names: Names,
  messages: MessageFinder,
): Bonuses {
  const named = names.find(text);
  return named.size > 0
    ? named
    : new Map(
        [...messages.find(text, isMessage)].map(([record, share]) => [
          record,
          share ** 5 * exactBonus.message,
        ]),
      );
}

/**
 * Whether what was typed is a name, for which no page has to say of itself that
 * it is about it. One word that only a heading has, such as the option
 * `keyframes`, or that only resembles a name, may as well be a word for a task.
 */
function isNamed(
  {clauses}: Query,
  bonuses: Bonuses,
  {places, starts}: Outline,
): boolean {
  return clauses.length > 1
    ? bonuses.size > 0
    : [...bonuses].some(
        ([record, bonus]) =>
          bonus > exactBonus.beginning &&
          starts[places[record]?.page ?? -1] === record,
      );
}

/** Raises the first result of each page that says of itself what was typed. */
function raiseTasks(
  found: readonly {
    readonly task: number;
    readonly results: readonly Ranked[];
  }[],
): Ranked[] {
  const top = found.reduce(
    (most, {results: [first]}) => Math.max(most, first?.score ?? 0),
    0,
  );
  return found.flatMap(({task, results: [first, ...others]}) =>
    first ? [{...first, score: first.score + top * task}, ...others] : [],
  );
}

function groupByPage(
  bonuses: Bonuses,
  {places}: Outline,
): ReadonlyMap<number, Bonuses> {
  const groups = new Map<number, Map<number, number>>();
  for (const [record, amount] of bonuses) {
    const page = places[record]?.page ?? -1;
    const group = groups.get(page) ?? new Map<number, number>();
    groups.set(page, group.set(record, amount));
  }
  return groups;
}

/** Ranks with the headings, and with what is loaded of the texts. */
export function createRanker(
  outline: Outline,
  text: FullText,
  matcher: ClauseMatcher,
  names: Names,
  sectionRules: Vocabulary['sections'],
): (query: Query, options: RankOptions) => Ranking {
  const messages = createMessageFinder(outline, text);
  // Reads all titles again: only once words are asked for.
  let taskMatcher: TaskMatcher | undefined;
  const flatTextOf = createFlatTexts(outline);

  return (query, {sections: wanted, count}) => {
    const bonuses = bonusesOf(query, names, messages);
    const bonusesByPage = groupByPage(bonuses, outline);
    const context = createRankContext(
      outline,
      sectionRules,
      matcher,
      query,
      isNamed(query, bonuses, outline),
      () => (taskMatcher ??= createTaskMatcher(outline, text)).find(query),
    );
    const pages = findPages(
      context,
      (page) => bonusesByPage.has(page),
      (section) => !wanted || wanted.includes(section),
    );
    const words = flatten(query.text).trim().split(' ');
    const found: {
      readonly task: number;
      readonly results: readonly Ranked[];
    }[] = [];
    let total = 0;
    pages.forEach((entry, position) => {
      const ofPage = bonusesByPage.get(entry.page) ?? NO_BONUSES;
      const isNear = position < PHRASE_PAGES;
      // No page below can be among the first: a result scores at most its page.
      if (isNear || ofPage.size > 0 || position < count) {
        const sections = sectionsOf(entry.page, context, ofPage);
        if (isNear && words.length > 1) {
          raisePhrases(words, entry, sections, outline, flatTextOf);
        }
        const ofEntry = resultsOf(entry, sections, ofPage, outline);
        found.push({task: entry.task, results: ofEntry});
        total += ofEntry.length;
      } else {
        total += countResults(entry, context);
      }
    });
    return {best: raiseTasks(found).sort(compareRanked).slice(0, count), total};
  };
}
