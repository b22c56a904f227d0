/**
 * The embedded search engine: loads the index files and answers queries. Pure:
 * it fetches nothing and knows no browser, so that a worker, the main thread,
 * a test and the benchmark use the same.
 */
import {createClauseMatcher, type ClauseScores} from './matchClauses';
import {toHit, type SearchHit} from './hits';
import {loadFullText, loadOutline, type FullText} from './loadFiles';
import {collectNames} from './names';
import {createQueryReader} from './query';
import {createRanker} from './rankRecords';
import type {Vocabulary} from './types';
import {COMMON_WORD} from './weights';

export type {SearchHit} from './hits';

export type SearchOptions = {
  /** Only pages of these sections. */
  readonly sections?: readonly string[];
  readonly limit?: number;
  /** Results to skip, for paging. */
  readonly offset?: number;
};

export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** All results, on this page and further ones. */
  readonly total: number;
  /** Words of the index that matched, to be marked. */
  readonly terms: ReadonlySet<string>;
};

/** Asks an engine, wherever it runs. */
export type Ask = (
  query: string,
  options?: SearchOptions,
) => Promise<SearchAnswer>;

export type SearchEngine = {
  readonly buildId: string;
  /** Adds the full text. Throws where it is damaged or of another build. */
  readonly addText: (file: unknown) => void;
  /** Answers any query; one without words has no results. */
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
};

const DEFAULT_LIMIT = 20;

/** Words to mark: those of nearly every page only where there are no others. */
function telling(clauses: readonly ClauseScores[]): ReadonlySet<string> {
  const rare = clauses.filter(({share}) => share <= COMMON_WORD);
  return new Set(
    (rare.length > 0 ? rare : clauses).flatMap(({terms}) => terms),
  );
}

/**
 * Loads the first index.
 *
 * @throws Error where the file is damaged, or of another format
 */
export function createEngine(
  headingsFile: unknown,
  vocabulary: Vocabulary,
): SearchEngine {
  const outline = loadOutline(headingsFile);
  const {sections} = vocabulary;
  const names = collectNames(outline, vocabulary);
  const readQuery = createQueryReader(vocabulary.synonyms);
  let text: FullText | undefined;
  let finder = createClauseMatcher(outline, undefined);
  let rank = createRanker(outline, undefined, finder, names, sections);

  return {
    buildId: outline.file.buildId,
    addText(textFile) {
      text = loadFullText(textFile, outline);
      finder = createClauseMatcher(outline, text);
      rank = createRanker(outline, text, finder, names, sections);
    },
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
            toHit(outline, record, score, text?.contents[record] ?? ''),
          ),
        total,
        terms: telling(
          query.clauses.map((clause) => finder.matchClause(clause)),
        ),
      };
    },
  };
}
