/** Where a name is in the window. */
type Place = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

/** Of the names of a line, that nearest to a place, by its number. */
function nearestOnLine(
  places: readonly Place[],
  candidates: readonly number[],
  top: number,
  left: number,
): number | undefined {
  const distance = (index: number): number =>
    Math.abs((places[index]?.left ?? 0) - left);
  return candidates
    .filter((index) => places[index]?.top === top)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * The name that a key leads to: left and right along the code, up and down by
 * lines, Home and End to the first and the last.
 *
 * @param places places of all names, in the order of the code
 * @param from number of the name that has the focus
 * @returns nothing for other keys, and where there is none in that direction
 */
export function findNext(
  key: string,
  places: readonly Place[],
  from: number,
): number | undefined {
  const here = places[from];
  const last = places.length - 1;
  const numbers = [...places.keys()];
  switch (key) {
    case 'ArrowRight':
      return from < last ? from + 1 : undefined;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
    case 'ArrowUp': {
      if (!here) {
        return undefined;
      }
      const isDown = key === 'ArrowDown';
      const beyond = numbers.filter((index) => {
        const place = places[index];
        return (
          place &&
          (isDown ? place.top >= here.bottom : place.bottom <= here.top)
        );
      });
      const tops = beyond.map((index) => places[index]?.top ?? 0);
      const line = isDown ? Math.min(...tops) : Math.max(...tops);
      return nearestOnLine(places, beyond, line, here.left);
    }
    default:
      return undefined;
  }
}
