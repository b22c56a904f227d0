/** The value that this share of a list stays below, of two the lower; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

/** The middle value; of an even count the lower of the two. */
export const median = (values: readonly number[]): number =>
  quantile(values, 0.5);
