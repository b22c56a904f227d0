/**
 * The embedded search engine: loads the index files and answers queries. Pure:
 * it fetches nothing and knows no browser, so that a worker, the main thread,
 * a test and the benchmark use the same.
 */
import {createClauseMatcher, type ClauseScores} from './matchClauses';
import {toHit, type SearchHit} from './hits';
import type {Manifest} from './format';
import {createFullText} from './fullText';
import {loadOutline} from './loadFiles';
import {collectNames} from './names';
import {createQueryReader} from './query';
import {createRanker} from './rankRecords';
import {toTerms} from './tokenize';
import type {Vocabulary} from './types';
import {COMMON_WORD} from './weights';

export type {SearchHit} from './hits';

export type SearchOptions = {
  /** Only pages of these sections. */
  readonly sections?: readonly string[];
  readonly limit?: number;
  /** Results to skip, for paging. */
  readonly offset?: number;
  /** Texts only of so many hits, and only where the heading does not tell. */
  readonly telling?: number;
};

export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** All results, on this page and further ones. */
  readonly total: number;
  /** Words of the index that matched, to be marked. */
  readonly terms: ReadonlySet<string>;
  /** Some of the full text is late, or did not come: there may be better results. */
  readonly lacksText?: 'late' | 'missing';
};

/** Asks an engine, wherever it runs. */
export type Ask = (
  query: string,
  options?: SearchOptions,
) => Promise<SearchAnswer>;

export type SearchEngine = {
  /** Names of the files with the texts that an answer has not. */
  readonly textFilesOf: (
    answer: SearchAnswer,
    options?: SearchOptions,
  ) => string[];
  /**
   * Adds a file of words or texts. Throws where it is damaged or of another build.
   */
  readonly add: (name: string, file: unknown) => void;
  /**
   * Answers any query from what is there; one without words has no results. Of
   * texts that are missing, hits have none.
   */
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
};

const DEFAULT_LIMIT = 20;

/** Whether the heading of a hit has one of the words. */
function isToldByHeading(
  {type, hierarchy}: SearchHit,
  terms: ReadonlySet<string>,
): boolean {
  return (
    type !== 'content' &&
    toTerms(hierarchy[type] ?? '').some((term) => terms.has(term))
  );
}

/** Words to mark: those of nearly every page only where there are no others. */
function telling(clauses: readonly ClauseScores[]): ReadonlySet<string> {
  const rare = clauses.filter(({share}) => share <= COMMON_WORD);
  return new Set(
    (rare.length > 0 ? rare : clauses).flatMap(({terms}) => terms),
  );
}

/**
 * Makes the engine of a build from its first file.
 *
 * @throws Error where that is damaged, or of another build
 */
export function createEngine(
  manifest: Manifest,
  headingsFile: unknown,
  vocabulary: Vocabulary,
): SearchEngine {
  const outline = loadOutline(headingsFile);
  if (outline.buildId !== manifest.buildId) {
    throw new Error('The search index is of another build. Reload the page.');
  }
  const {sections} = vocabulary;
  const names = collectNames(outline, vocabulary);
  const readQuery = createQueryReader(vocabulary.synonyms);
  const text = createFullText(manifest, outline);
  const finder = createClauseMatcher(outline, text);
  const rank = createRanker(outline, text, finder, names, sections);

  return {
    textFilesOf: ({hits, terms}, {telling: count} = {}) => [
      ...new Set(
        hits
          .filter(
            (hit) =>
              hit.content === null &&
              (count === undefined || !isToldByHeading(hit, terms)),
          )
          .slice(0, count)
          .map(({id}) => text.fileOfText(id)),
      ),
    ],
    add: text.add,
    search(input, options = {}) {
      const query = readQuery(input);
      if (query.text === '') {
        return {hits: [], total: 0, terms: new Set()};
      }
      const offset = Math.max(0, options.offset ?? 0);
      const limit = Math.max(0, options.limit ?? DEFAULT_LIMIT);
      const {best, total} = rank(query, {
        sections: options.sections,
        count: offset + limit,
      });
      return {
        hits: best
          .slice(offset)
          .map(({record, score}) =>
            toHit(outline, record, score, text.textOf(record)),
          ),
        total,
        terms: telling(
          query.clauses.map((clause) => finder.matchClause(clause)),
        ),
      };
    },
  };
}
