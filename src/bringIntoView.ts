/**
 * Scrolls a box so that one of its entries is in its middle, unless the entry is
 * in view already. `scrollIntoView` would move the page as well.
 *
 * @param covered height at the top of the box that something lies over
 * @returns whether the entry is in view now
 */
export function bringIntoView(
  entry: Element,
  box: Element,
  covered = 0,
): boolean {
  const frame = box.getBoundingClientRect();
  const start = frame.top + covered;
  const measure = (): {isInView: boolean; middle: number} => {
    const {top, bottom} = entry.getBoundingClientRect();
    return {
      // What is not drawn has no height.
      isInView: bottom > top && top >= start && bottom <= frame.bottom,
      middle: (top + bottom) / 2,
    };
  };
  const {isInView, middle} = measure();
  if (isInView) {
    return true;
  }
  box.scrollTop += middle - (start + frame.bottom) / 2;
  return measure().isInView;
}
