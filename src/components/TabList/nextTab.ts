/**
 * Position of the tab that a key leads to. As in the tabs pattern of ARIA, arrows
 * wrap around, and Home and End go to the first and the last tab.
 *
 * @returns undefined for a key that does not move between tabs
 */
export function nextTab(
  key: string,
  current: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
