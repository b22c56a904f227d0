/**
 * Finds pages that say of themselves what was typed: their title, description,
 * headings and search terms have its rare words, best of all in one phrase.
 */
import type {PackedPage} from './format';
import type {FullText} from './fullText';
import type {Outline} from './loadFiles';
import type {Alternative, Clause, Query} from './query';
import {toTellingTerms} from './tokenize';
import {
  phraseFit,
  rarity,
  taskFit,
  TERM_FIT,
  WHOLE_FACTOR,
  WHOLE_FIT,
} from './weights';

export type TaskMatcher = {
  /** How much a page says of itself what was typed, by page, above 0. */
  readonly find: (
    query: Pick<Query, 'text' | 'clauses' | 'words'>,
  ) => ReadonlyMap<number, number>;
};

/** The words of a clause as they were typed. */
const typedTerms = ({alternatives: [typed]}: Clause): string[] =>
  typed?.words.map(({term}) => term) ?? [];

/**
 * Whether most words of a query say what is looked for, other than in a
 * sentence, of which a few words may be a phrase by chance.
 */
const isTelling = ({text, clauses}: Pick<Query, 'text' | 'clauses'>): boolean =>
  2 * clauses.flatMap(typedTerms).length >= text.split(' ').length;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** A list for each key. */
class Lists extends Map<string, number[]> {
  add(key: string, value: number): void {
    const list = this.get(key);
    if (list) {
      list.push(value);
    } else {
      this.set(key, [value]);
    }
  }
}

/** The best weight of the alternatives whose words are all there, by where. */
function bestOf(
  alternatives: readonly Alternative[],
  placesOf: (term: string) => readonly number[],
): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const {words, weight} of alternatives) {
    const terms = [...new Set(words.map(({term}) => term))];
    const counts = new Map<number, number>();
    for (const term of terms) {
      for (const place of placesOf(term)) {
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    for (const [place, count] of counts) {
      if (count === terms.length) {
        best.set(place, Math.max(best.get(place) ?? 0, weight));
      }
    }
  }
  return best;
}

/** How many pages have each word in their title or description. */
export function countPages(
  pages: readonly Pick<PackedPage, 't' | 'd'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {t, d = ''} of pages) {
    for (const term of new Set(toTellingTerms(`${t} ${d}`))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

/** Reads titles, descriptions, headings, and what is loaded of the search terms. */
export function createTaskMatcher(
  {
    pages,
    headings,
    recordsOfHeading,
    pageOfRecord,
    pageOfPhrase: pageOfTerm,
  }: Pick<
    Outline,
    'pages' | 'headings' | 'recordsOfHeading' | 'pageOfRecord' | 'pageOfPhrase'
  >,
  {phrasesOf: termsOf}: Pick<FullText, 'phrasesOf'>,
): TaskMatcher {
  const counts = countPages(pages);
  const rarityOf = (term: string): number =>
    rarity(counts.get(term) ?? 0, pages.length);
  const phrasesOf = new Lists();
  /** Those of the search terms first, which have the numbers of the files. */
  const pageOfPhrase = [...pageOfTerm];
  const rarityOfPhrase: number[] = pageOfPhrase.map(() => 0);
  const addPhrase = (page: number, text: string): void => {
    const terms = [...new Set(toTellingTerms(text))];
    terms.forEach((term) => phrasesOf.add(term, pageOfPhrase.length));
    pageOfPhrase.push(page);
    rarityOfPhrase.push(sum(terms.map(rarityOf)));
  };
  const titles = new Set<number>();
  pages.forEach(({t, d = ''}, page) => {
    titles.add(pageOfPhrase.length);
    addPhrase(page, t);
    addPhrase(page, d);
  });
  headings.forEach((text, heading) => {
    const [record = -1, ...others] = recordsOfHeading[heading] ?? [];
    // One that several pages have, such as "Errors and limits", is no task.
    if (others.length === 0 && toTellingTerms(text).length > 1) {
      addPhrase(pageOfRecord[record] ?? -1, text);
    }
  });
  const ownPhrases = 2 * pages.length + pageOfTerm.length;

  const rarityOfClause = (clause: Clause): number =>
    sum([...new Set(typedTerms(clause))].map(rarityOf));

  /** Phrases that have a word; how rare those of the files are comes with them. */
  function placesOf(term: string, isLookedUp: boolean): readonly number[] {
    return [
      ...(isLookedUp ? termsOf(term) : []).map(({phrase, rarity: ofPhrase}) => {
        rarityOfPhrase[phrase] = ofPhrase;
        return phrase;
      }),
      ...(phrasesOf.get(term) ?? []),
    ];
  }

  /** One word is in too many phrases: pages that have it as a search term. */
  function findTerm(term: string): ReadonlyMap<number, number> {
    const ofTerm = Math.max(1, Math.round(rarityOf(term)));
    return new Map(
      termsOf(term)
        .filter(({rarity: ofPhrase}) => ofPhrase === ofTerm)
        .map(({phrase}) => {
          const page = pageOfTerm[phrase] ?? -1;
          return [page, (TERM_FIT * (pages[page]?.w ?? 0)) / 100];
        }),
    );
  }

  return {
    find({text, clauses, words}) {
      const [term, ...others] = clauses.flatMap(typedTerms);
      if (term === undefined || others.length === 0) {
        return term === undefined ? new Map() : findTerm(term);
      }
      const wanted = sum(clauses.map(rarityOfClause));
      const wholeFactor = isTelling({text, clauses}) ? WHOLE_FACTOR : 1;
      const ofPhrases = new Map<number, number>();
      const ofPages = new Map<number, number>();
      for (const clause of clauses) {
        const most = rarityOfClause(clause);
        const bestOfPages = new Map<number, number>();
        for (const [phrase, weight] of bestOf(
          clause.alternatives,
          // What else is loaded must not make another answer.
          (term) => placesOf(term, words.has(term)),
        )) {
          ofPhrases.set(phrase, (ofPhrases.get(phrase) ?? 0) + weight * most);
          const page = pageOfPhrase[phrase] ?? -1;
          if (phrase < ownPhrases) {
            bestOfPages.set(page, Math.max(bestOfPages.get(page) ?? 0, weight));
          }
        }
        for (const [page, weight] of bestOfPages) {
          ofPages.set(page, (ofPages.get(page) ?? 0) + weight * most);
        }
      }
      const likeness = new Map<number, number>();
      for (const [phrase, shared] of ofPhrases) {
        const page = pageOfPhrase[phrase] ?? -1;
        const part = phraseFit(
          shared,
          wanted,
          rarityOfPhrase[phrase] ?? 0,
          titles.has(phrase),
        );
        const share = part > WHOLE_FIT ? part * wholeFactor : part;
        likeness.set(page, Math.max(likeness.get(page) ?? 0, share));
      }
      return new Map(
        [...likeness].map(([page, share]) => [
          page,
          taskFit((ofPages.get(page) ?? 0) / wanted, share),
        ]),
      );
    },
  };
}
