/**
 * The form in which addresses are compared and sorted, while the site is built
 * and in browsers: lower case and without a slash at the end, because routes
 * match in either case and with either ending. The root is the empty string.
 */
export function pathKey(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Position of the run that holds a key, or -1 if the key comes before the first
 * run. Runs are contiguous, so only their first keys are needed, in ascending
 * order of code units.
 */
export function findRun(firstKeys: readonly string[], key: string): number {
  let low = 0;
  let high = firstKeys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (String(firstKeys[middle]) <= key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
