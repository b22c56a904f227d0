/** After so long a visitor is told that something of the search is slow, in ms. */
export const SLOW_MS = 5000;

/** After so long it counts as not coming, in ms. */
export const TIMEOUT_MS = 15_000;
