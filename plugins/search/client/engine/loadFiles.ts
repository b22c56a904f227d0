/** Checks the files of the index, and loads them for the engine. */
import MiniSearch, {type Options} from 'minisearch';
import {
  CONTENT_LEVEL,
  FORMAT,
  headingFields,
  headingOptions,
  textFields,
  textOptions,
  type HeadingsFile,
  type PackedPage,
  type TextFile,
} from './format';
import {
  unpackIndex,
  unpackRecords,
  type PackedIndex,
  type RecordPlace,
} from './pack';
import {isObject} from './types';

/** The first file, ready to be asked. */
export type Outline = {
  readonly file: HeadingsFile;
  readonly pages: readonly PackedPage[];
  readonly headings: readonly string[];
  /** Every record, those of a page after each other. */
  readonly places: readonly RecordPlace[];
  /** Page of each record: a list that is read fast. */
  readonly pageOfRecord: Int32Array;
  /** First record of each page, and one past the last. */
  readonly starts: readonly number[];
  readonly recordsOfHeading: readonly (readonly number[])[];
  /** Of the pages, then of the headings. */
  readonly index: MiniSearch<{readonly id: number}>;
};

/** The second file, ready to be asked. */
export type FullText = {
  readonly keywords: TextFile['keywords'];
  readonly contents: TextFile['contents'];
  readonly errors: TextFile['errors'];
  /** Of the records. */
  readonly index: MiniSearch<{readonly id: number}>;
};

const damaged = (kind: string): Error =>
  new Error(`The ${kind} index of the search is damaged.`);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function isPages(value: unknown): value is readonly PackedPage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (page: unknown) =>
        isObject(page) &&
        isTexts([page.u, page.t, page.g, page.s, page.d ?? '']) &&
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
    throw new Error(
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
    throw new Error('The search index is damaged.');
  }
  return MiniSearch.loadJS(unpackIndex(packed, fields), options);
}

/**
 * Loads the first file.
 *
 * @throws Error where it is of another format, or damaged
 */
export function loadOutline(headingsFile: unknown): Outline {
  checkFile(headingsFile, 'headings');
  const file = headingsFile as HeadingsFile;
  const {pages, headings} = file;
  if (!isPages(pages) || !isTexts(headings)) {
    throw damaged('headings');
  }
  const places = unpackRecords(file.records);
  const index = loadIndex(
    file.index,
    pages.length + headings.length,
    headingFields,
    headingOptions,
  );
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
  return {
    file,
    pages,
    headings,
    places,
    pageOfRecord: Int32Array.from(places, ({page}) => page),
    starts,
    recordsOfHeading,
    index,
  };
}

/**
 * Loads the second file.
 *
 * @throws Error where it is damaged, or of another build than the first
 */
export function loadFullText(
  textFile: unknown,
  {file, pages, places}: Outline,
): FullText {
  checkFile(textFile, 'text');
  const {buildId, keywords, contents, errors, index} = textFile as TextFile;
  if (buildId !== file.buildId) {
    throw new Error(
      'The text index of the search is of another build. Reload the page.',
    );
  }
  if (
    !isTexts(keywords) ||
    keywords.length !== pages.length ||
    !isTexts(contents) ||
    contents.length !== places.length ||
    !isObject(errors) ||
    !Object.values(errors).every(isTexts)
  ) {
    throw damaged('text');
  }
  return {
    keywords,
    contents,
    errors,
    index: loadIndex(index, places.length, textFields, textOptions),
  };
}
