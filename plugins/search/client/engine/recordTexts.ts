/** The texts of records, to compare runs of words with. */
import type {FullText, Outline} from './loadFiles';
import {flatten} from './lookup';
import {memoize} from './memoize';

/** Texts that are remembered from one key to the next. */
const TEXT_LIMIT = 500;

export type RecordTexts = {
  /** Heading, text and messages of a record, in lower case between spaces. */
  readonly flatTextOf: (record: number) => string;
  /** Whether a record lists error messages. */
  readonly hasErrors: (record: number) => boolean;
};

/** Reads headings, and texts where they are loaded. */
export function createRecordTexts(
  {pages, headings, places}: Outline,
  text: FullText | undefined,
): RecordTexts {
  function joinText(record: number): string {
    const {level, heading, page} = places[record] ?? {
      level: 1,
      heading: -1,
      page: -1,
    };
    const above =
      level === 1
        ? [
            pages[page]?.t ?? '',
            pages[page]?.d ?? '',
            text?.keywords[page] ?? '',
          ]
        : [headings[heading] ?? ''];
    return flatten(
      [
        ...above,
        text?.contents[record] ?? '',
        ...(text?.errors[record] ?? []),
      ].join(' '),
    );
  }
  return {
    flatTextOf: memoize(joinText, TEXT_LIMIT),
    hasErrors: (record) => Boolean(text?.errors[record]),
  };
}
