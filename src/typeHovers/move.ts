/** Where a name is in the window. */
type NameBounds = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

/** Index of the name on the next line, up or down, that is nearest to another. */
function findOnNextLine(
  bounds: readonly NameBounds[],
  here: NameBounds,
  isDown: boolean,
): number | undefined {
  /** How far away a name is: lines count first, then the way along its line. */
  const compare = (a: NameBounds, b: NameBounds): number =>
    Math.abs(a.top - here.top) - Math.abs(b.top - here.top) ||
    Math.abs(a.left - here.left) - Math.abs(b.left - here.left);
  const [nearest] = bounds
    .filter(({top, bottom}) =>
      isDown ? top >= here.bottom : bottom <= here.top,
    )
    .sort(compare);
  return nearest && bounds.indexOf(nearest);
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
    case 'ArrowUp':
      return here && findOnNextLine(bounds, here, key === 'ArrowDown');
    default:
      return undefined;
  }
}
