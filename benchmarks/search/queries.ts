/** Reads the sets of queries in `queries/`, which README.md tells apart. */
import fs from 'node:fs';
import path from 'node:path';

/** Kinds of queries, by what is typed. */
export const queryClasses = [
  'api',
  'prefix',
  'typo',
  'package',
  'option',
  'flag',
  'error',
  'task',
  'synonym',
  'site',
  'guess',
  'inside',
  'title',
  'word',
  'question',
] as const;

/** One of the kinds. */
export type QueryClass = (typeof queryClasses)[number];

/** A query, and the pages any of which answers it, at whatever heading. */
export type BenchmarkQuery = {
  readonly class: QueryClass;
  readonly query: string;
  /** Addresses below the base, with slashes at both ends. */
  readonly pages: readonly string[];
};

const QUERIES_DIR = path.join(__dirname, 'queries');

const HEADER = 'class\tquery\tpages';

/** For people only: the thread of a title, the name that a guess means. */
const SOURCE = '\tsource';

const ADDRESS = /^\/(?:[\w-]+\/)*$/;

/**
 * Reads a set of queries.
 *
 * @param text a table with tabs; the pages of a row have spaces between, and a
 *   column `source` may follow
 * @param file the name that errors show
 * @throws Error with the file and the line that cannot be read
 */
export function parseQueries(text: string, file: string): BenchmarkQuery[] {
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const hasSources = header === HEADER + SOURCE;
  if (header !== HEADER && !hasSources) {
    throw new Error(
      `${file}:1: the columns are "${header}". Make them "${HEADER}", with tabs between.`,
    );
  }
  return lines.map((line, index) => {
    const where = `${file}:${index + 2}`;
    const [name = '', query = '', list = '', ...more] = line.split('\t');
    if (!query || !list || more.length > Number(hasSources)) {
      throw new Error(
        `${where}: "${line}" is not a class, a query and the pages that answer it, with tabs between.`,
      );
    }
    const queryClass = queryClasses.find((known) => known === name);
    if (!queryClass) {
      throw new Error(
        `${where}: there is no class "${name}". Name one of ${queryClasses.join(', ')}.`,
      );
    }
    const pages = list.split(' ');
    const wrong = pages.find((page) => !ADDRESS.test(page));
    if (wrong !== undefined) {
      throw new Error(
        `${where}: "${wrong}" is not the address of a page. Write it with a slash at both ends, and one space between two pages.`,
      );
    }
    return {class: queryClass, query, pages};
  });
}

function readQueries(name: string): readonly BenchmarkQuery[] {
  const file = path.join(QUERIES_DIR, `${name}.tsv`);
  return parseQueries(
    fs.readFileSync(file, 'utf8'),
    path.relative(process.cwd(), file),
  );
}

/** The sets, by the name under which their figures are shown. */
export const querySets = {
  tuned: readQueries('tuned'),
  validation: readQueries('validation'),
  heldOut: readQueries('held-out'),
  unseen: readQueries('unseen'),
  guides: readQueries('guides'),
  questions: readQueries('questions'),
  typed: readQueries('typed'),
  typedUnseen: readQueries('typed-unseen'),
} as const;

/** The queries of all sets. */
export const allQueries: readonly BenchmarkQuery[] =
  Object.values(querySets).flat();
