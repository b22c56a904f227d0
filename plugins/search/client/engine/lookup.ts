/** Puts together what was found. */

/** Place of the first of a rising list that is not before a key. */
export function placeIn<Key>(list: readonly Key[], key: Key): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? key) < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Words of a text between spaces, to compare runs of words. */
export function flatten(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Longest run of words of the query in the text, as a share of all of them. */
export function longestRun(words: readonly string[], text: string): number {
  let best = 0;
  for (let start = 0; start + best < words.length; start++) {
    // Most words are not there at all.
    if (!text.includes(` ${words[start] ?? ''}`)) {
      continue;
    }
    let end = start + best + 1;
    while (
      end <= words.length &&
      // The last word may be half typed.
      text.includes(
        ` ${words.slice(start, end).join(' ')}${end === words.length ? '' : ' '}`,
      )
    ) {
      best = end - start;
      end++;
    }
  }
  return best / words.length;
}

/** All words of an alternative, or nothing: the mean, times the root of how many. */
export function joinWords(
  found: readonly ReadonlyMap<number, number>[],
  weight: number,
): ReadonlyMap<number, number> {
  const [first, ...others] = found;
  if (!first) {
    return new Map();
  }
  const joined = new Map<number, number>();
  const factor = weight / Math.sqrt(found.length);
  for (const [id, score] of first) {
    let sum = score;
    let isWhole = true;
    for (const other of others) {
      const more = other.get(id);
      if (more === undefined) {
        isWhole = false;
        break;
      }
      sum += more;
    }
    if (isWhole) {
      joined.set(id, sum * factor);
    }
  }
  return joined;
}
