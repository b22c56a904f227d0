import {seededNumbers} from '../Drawing/seededNumbers';

/** The day of a moment in UTC, such as "2026-11-24": the same for everybody. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The list in an order that a day has everywhere and no other day has, so that
 * each entry comes to the top some time. Without a day, it keeps its order.
 */
export function shuffleForDay<T>(
  list: readonly T[],
  day: string,
): readonly T[] {
  if (!day) {
    return list;
  }
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
