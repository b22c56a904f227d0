import {seededNumbers} from './seededNumbers';

/**
 * The items in an order that is the same for everybody on one day and another
 * one on the next, so that none is always first.
 *
 * @param day what seeds the order, such as '2025-06-15'; empty for the order given
 */
export function dailyOrder<T>(items: readonly T[], day: string): readonly T[] {
  if (!day) {
    return items;
  }
  const next = seededNumbers(day);
  return items
    .map((item) => ({item, rank: next(0, 1e9)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({item}) => item);
}
