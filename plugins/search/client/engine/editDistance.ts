/** How far a word is from another one, in typos. */

/**
 * Characters to insert, leave out, replace or swap with their neighbor to make
 * one word of the other, or more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? cost) + 1);
      }
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > limit) {
      return limit + 1;
    }
    before = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

/** Which letters and digits a word has, a bit for each; several share some. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    letters |= 1 << (word.charCodeAt(index) % 32);
  }
  return letters;
}

/** How many bits of a number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}
