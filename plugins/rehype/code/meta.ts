/** What the words after the language of a fence ask for. */
export type FenceMeta = {
  readonly title?: string;
  /** Highlighted lines, from 1. */
  readonly lines?: readonly number[];
  /** Number of the first line, where lines are numbered. */
  readonly start?: number;
};

const TITLE = /title=(?<quote>["'])(?<title>.*?)\k<quote>/;
const RANGES = /\{(?<ranges>[\d,-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?=\s|$)/;

/** Reads `1,3-5` as a list of numbers and ignores what is not a range. */
function readRanges(text: string): number[] {
  const ranges = text.matchAll(/(?<=^|,)(\d+)(?:-(\d+))?(?=,|$)/g);
  return [...ranges].flatMap(([, first = '', last = first]) =>
    Array.from(
      {length: Math.max(0, Number(last) - Number(first) + 1)},
      (_, index) => Number(first) + index,
    ),
  );
}

/** Reads the words after the language of a fence. */
export function readFenceMeta(meta: string): FenceMeta {
  const title = TITLE.exec(meta)?.groups?.title;
  // Braces and words in a title are text, so the title is removed first.
  const words = meta.replace(TITLE, '');
  const ranges = RANGES.exec(words)?.groups?.ranges;
  const numbers = NUMBERS.exec(words);
  return {
    ...(title && {title}),
    ...(ranges !== undefined && {lines: readRanges(ranges)}),
    ...(numbers && {start: Number(numbers.groups?.start ?? 1)}),
  };
}
