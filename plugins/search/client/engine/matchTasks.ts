/**
 * Finds pages that say of themselves what was typed: their title, description,
 * headings and search terms have its rare words, best of all in one phrase.
 */
import type {FullText, Outline} from './loadFiles';
import type {Alternative, Clause} from './query';
import {toTellingTerms} from './tokenize';
import {rarity, taskFit} from './weights';

export type TaskMatcher = {
  /** How much a page says of itself what was typed, by page, above 0. */
  readonly find: (clauses: readonly Clause[]) => ReadonlyMap<number, number>;
};

/** The words of a clause as they were typed. */
const typedTerms = ({alternatives: [typed]}: Clause): string[] =>
  typed?.words.map(({term}) => term) ?? [];

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
  places: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const {words, weight} of alternatives) {
    const terms = [...new Set(words.map(({term}) => term))];
    const counts = new Map<number, number>();
    for (const term of terms) {
      for (const place of places.get(term) ?? []) {
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

/** Reads titles, descriptions, headings, and the search terms of the text. */
export function createTaskMatcher(
  {
    pages,
    headings,
    recordsOfHeading,
    pageOfRecord,
  }: Pick<Outline, 'pages' | 'headings' | 'recordsOfHeading' | 'pageOfRecord'>,
  {keywords}: Pick<FullText, 'keywords'>,
): TaskMatcher {
  const pagesOf = new Lists();
  const phrasesOf = new Lists();
  const pageOfPhrase: number[] = [];
  const termsOfPhrase: (readonly string[])[] = [];
  const addPhrase = (page: number, terms: readonly string[]): void => {
    terms.forEach((term) => phrasesOf.add(term, pageOfPhrase.length));
    pageOfPhrase.push(page);
    termsOfPhrase.push(terms);
  };
  pages.forEach(({t, d = ''}, page) => {
    const phrases = [t, d, ...(keywords[page] ?? '').split(', ')].map(
      (text) => [...new Set(toTellingTerms(text))],
    );
    phrases.forEach((terms) => addPhrase(page, terms));
    new Set(phrases.flat()).forEach((term) => pagesOf.add(term, page));
  });
  headings.forEach((text, heading) => {
    const terms = [...new Set(toTellingTerms(text))];
    const [record = -1, ...others] = recordsOfHeading[heading] ?? [];
    // One that several pages have, such as "Errors and limits", is no task.
    if (terms.length > 1 && others.length === 0) {
      addPhrase(pageOfRecord[record] ?? -1, terms);
    }
  });
  const rarityOf = (term: string): number =>
    rarity(pagesOf.get(term)?.length ?? 0, pages.length);
  const rarityOfPhrase = termsOfPhrase.map((terms) => sum(terms.map(rarityOf)));
  /** A phrase such as "input props" is as rare as its rarest word. */
  const rarityOfClause = (clause: Clause): number =>
    Math.max(0, ...typedTerms(clause).map(rarityOf));

  /** What is found of the clauses, by place: the rarer a clause, the more. */
  function sumOf(
    clauses: readonly Clause[],
    places: ReadonlyMap<string, readonly number[]>,
  ): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    for (const clause of clauses) {
      const most = rarityOfClause(clause);
      for (const [place, weight] of bestOf(clause.alternatives, places)) {
        sums.set(place, (sums.get(place) ?? 0) + weight * most);
      }
    }
    return sums;
  }

  return {
    find(clauses) {
      // One word is in too many phrases to tell which page is about it.
      if (clauses.flatMap(typedTerms).length < 2) {
        return new Map();
      }
      const wanted = sum(clauses.map(rarityOfClause));
      const likeness = new Map<number, number>();
      for (const [phrase, shared] of sumOf(clauses, phrasesOf)) {
        const page = pageOfPhrase[phrase] ?? -1;
        const share = (2 * shared) / (wanted + (rarityOfPhrase[phrase] ?? 0));
        likeness.set(page, Math.max(likeness.get(page) ?? 0, share));
      }
      const found = sumOf(clauses, pagesOf);
      const all = new Set([...found.keys(), ...likeness.keys()]);
      return new Map(
        [...all].map((page) => [
          page,
          taskFit((found.get(page) ?? 0) / wanted, likeness.get(page) ?? 0),
        ]),
      );
    },
  };
}
