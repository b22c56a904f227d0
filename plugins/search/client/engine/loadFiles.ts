/** Checks the first file of the index, and makes it ready to be asked. */
import {CONTENT_LEVEL, type HeadingsFile, type PackedPage} from './format';
import {unpackNumbers, unpackRecords, type RecordPlace} from './pack';
import {toTerms} from './tokenize';
import {isObject, isTexts} from './types';
import {indexTexts, type WordIndex} from './wordIndex';

/** The first file, ready to be asked. */
export type Outline = {
  readonly buildId: string;
  readonly pages: readonly PackedPage[];
  readonly headings: readonly string[];
  /** Every record, those of a page after each other. */
  readonly places: readonly RecordPlace[];
  /** Page of each record: a list that is read fast. */
  readonly pageOfRecord: Int32Array;
  /** First record of each page, and one past the last. */
  readonly starts: readonly number[];
  readonly recordsOfHeading: readonly (readonly number[])[];
  /** Page of each search term, which the files of words name by number. */
  readonly pageOfPhrase: Int32Array;
  /** Record of each message, which they name by number too. */
  readonly recordOfMessage: readonly number[];
  /** Of the pages, then of the headings; see `headingFields` in `weights.ts`. */
  readonly index: WordIndex;
};

const damaged = (): Error =>
  new Error('The headings of the search index are damaged.');

function isPages(value: unknown): value is readonly PackedPage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (page: unknown) =>
        isObject(page) &&
        isTexts([page.u, page.t, page.g, page.s, page.d ?? '', page.m ?? '']) &&
        isTexts(page.symbols ?? []) &&
        typeof page.w === 'number',
    )
  );
}

function isHeadingsFile(file: unknown): file is HeadingsFile {
  return (
    isObject(file) &&
    isPages(file.pages) &&
    isTexts(file.headings) &&
    isObject(file.records) &&
    isTexts([file.records.levels, file.records.headings]) &&
    isObject(file.records.anchors) &&
    isTexts([file.buildId, file.phrases, file.messages])
  );
}

/** Numbers that are the sum of all before them. */
function sumUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/**
 * Loads the first file.
 *
 * @throws Error where it is damaged
 */
export function loadOutline(file: unknown): Outline {
  if (!isHeadingsFile(file)) {
    throw damaged();
  }
  const {buildId, pages, headings} = file;
  const places = unpackRecords(file.records);
  const starts: number[] = [];
  const recordsOfHeading: number[][] = headings.map(() => []);
  places.forEach(({level, heading, page}, id) => {
    if (level === 1) {
      starts.push(id);
    } else if (level !== CONTENT_LEVEL) {
      recordsOfHeading[heading]?.push(id);
    }
    if (!pages[page] || (heading >= 0 && headings[heading] === undefined)) {
      throw damaged();
    }
  });
  starts.push(places.length);
  const phrases = unpackNumbers(file.phrases);
  const recordOfMessage = sumUp(unpackNumbers(file.messages));
  if (
    starts.length !== pages.length + 1 ||
    phrases.length !== pages.length ||
    (recordOfMessage.at(-1) ?? 0) >= places.length
  ) {
    throw damaged();
  }
  return {
    buildId,
    pages,
    headings,
    places,
    pageOfRecord: Int32Array.from(places, ({page}) => page),
    starts,
    recordsOfHeading,
    pageOfPhrase: Int32Array.from(
      phrases.flatMap((count, page) => Array<number>(count).fill(page)),
    ),
    recordOfMessage,
    index: indexTexts(
      [
        ...pages.map(
          ({t, symbols = [], package: owner = '', m = '', d = ''}) => [
            t,
            '',
            [owner, ...symbols].join('\n'),
            m,
            d,
          ],
        ),
        ...headings.map((heading) => ['', heading]),
      ],
      toTerms,
      5,
    ),
  };
}
