/** The texts of records, to compare runs of words with. */
import type {Outline} from './loadFiles';
import {flatten} from './lookup';
import {memoize} from './memoize';

/** Texts that are remembered from one key to the next. */
const TEXT_LIMIT = 500;

/** Title and description or heading of a record, in lower case between spaces. */
export type FlatTextOf = (record: number) => string;

/** Reads what the first file has. */
export function createFlatTexts({
  pages,
  headings,
  places,
}: Outline): FlatTextOf {
  return memoize((record: number) => {
    const {level, heading, page} = places[record] ?? {
      level: 1,
      heading: -1,
      page: -1,
    };
    return flatten(
      level === 1
        ? `${pages[page]?.t ?? ''} ${pages[page]?.d ?? ''}`
        : (headings[heading] ?? ''),
    );
  }, TEXT_LIMIT);
}
