/** Where a name is in the window. */
type NameBounds = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

/** Index of the name on a line that is nearest to a horizontal position. */
function nearestOnLine(
  bounds: readonly NameBounds[],
  candidates: readonly number[],
  top: number,
  left: number,
): number | undefined {
  const distance = (index: number): number =>
    Math.abs((bounds[index]?.left ?? 0) - left);
  return candidates
    .filter((index) => bounds[index]?.top === top)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Finds the name that a key leads to: left and right follow the code, up and down
 * go to another line, Home and End go to the first and the last name.
 *
 * @param bounds bounds of all names, in the order of the code
 * @param from index of the name that has the focus
 * @returns undefined for other keys, and if there is no name in that direction
 */
export function findNext(
  key: string,
  bounds: readonly NameBounds[],
  from: number,
): number | undefined {
  const here = bounds[from];
  const last = bounds.length - 1;
  const numbers = [...bounds.keys()];
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
        const bound = bounds[index];
        return (
          bound &&
          (isDown ? bound.top >= here.bottom : bound.bottom <= here.top)
        );
      });
      const tops = beyond.map((index) => bounds[index]?.top ?? 0);
      const line = isDown ? Math.min(...tops) : Math.max(...tops);
      return nearestOnLine(bounds, beyond, line, here.left);
    }
    default:
      return undefined;
  }
}
