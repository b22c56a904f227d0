/**
 * Lists and orders for what is written as JSON, which leaves out each property
 * that is `undefined`.
 */

/** A list that says something; undefined for an empty one. */
export function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Orders text by code units, so that no locale changes the result. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** JSON as it is committed: a line for each value. */
export function stringify(content: unknown): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}
