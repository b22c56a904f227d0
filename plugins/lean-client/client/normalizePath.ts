/**
 * Brings an address into the form in which addresses are compared and sorted,
 * both while the site is built and in browsers: in lower case and without the
 * slash at its end, because a route matches in either case and with or without
 * that slash. The root becomes the empty string.
 */
export function normalizePath(path: string): string {
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
