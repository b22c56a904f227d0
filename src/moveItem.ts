/**
 * The items with one of them at another place.
 *
 * @param to where it is then, from 0; a place outside of the list is its end
 */
export function moveItem<T>(
  items: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const rest = items.toSpliced(from, 1);
  const place = Math.min(Math.max(to, 0), rest.length);
  return rest.toSpliced(place, 0, ...items.slice(from, from + 1));
}
