/** Places by which a list is turned from one day to the next. */
export const STEP = 7;

/**
 * The items, beginning with another one each day, so that each is first as often
 * as any other. A length that `STEP` divides would leave some out.
 *
 * @param day days since 1970; 0 for the order given
 */
export function dailyOrder<T>(items: readonly T[], day: number): readonly T[] {
  const start = (day * STEP) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
