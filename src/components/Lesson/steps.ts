/** A heading of a page, as MDX gives it. */
export type TocEntry = {readonly value: string; readonly id: string};

/** A step of a lesson, which is a section called "Step 5: …". */
type Step = {readonly number: number; readonly id: string};

const STEP = /^Step (\d+):/;

/** The steps among the headings of a page. */
export function findSteps(toc: readonly TocEntry[]): readonly Step[] {
  return toc.flatMap(({value, id}) => {
    const [, number] = STEP.exec(value) ?? [];
    return number === undefined ? [] : [{number: Number(number), id}];
  });
}

/** Numbers of steps from what a browser has stored, which may be anything. */
export function parseDone(stored: string | null): readonly number[] {
  return (stored ?? '')
    .split(',')
    .filter((part) => /^\d{1,3}$/.test(part))
    .map(Number);
}

/** The same numbers with one more, or without one that they had. */
export function toggleDone(
  done: readonly number[],
  number: number,
): readonly number[] {
  return done.includes(number)
    ? done.filter((other) => other !== number)
    : [...done, number].sort((a, b) => a - b);
}
