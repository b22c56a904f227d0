/** Cards in a row of the widest page. */
const ROW = 3;

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
