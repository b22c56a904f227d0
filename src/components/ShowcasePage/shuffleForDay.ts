import {seededNumbers} from '../Drawing/seededNumbers';

/** Cards in a row of the widest page. */
const ROW = 3;

/** The day of a moment in UTC, such as "2026-11-24": the same for everybody. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The list in an order that a day has everywhere and no other day has, so that
 * each entry comes to the top some time.
 */
export function shuffleForDay<T>(
  list: readonly T[],
  day: string,
): readonly T[] {
  const next = seededNumbers(day);
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = next(0, last);
    const item = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = item;
  }
  return shuffled;
}

/**
 * The list without equals side by side or below each other in rows of three, as
 * long as there are others. Otherwise in its order.
 */
export function spreadOut<T>(
  list: readonly T[],
  keyOf: (item: T) => unknown,
): readonly T[] {
  const left = [...list];
  const spread: T[] = [];
  while (left.length > 0) {
    const row = spread.slice(-ROW).map(keyOf);
    const next = left.findIndex((item) => !row.includes(keyOf(item)));
    spread.push(...left.splice(Math.max(0, next), 1));
  }
  return spread;
}
