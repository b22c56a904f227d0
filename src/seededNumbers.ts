/** Gives a whole number from `low` to `high`, both included. */
type NextNumber = (low: number, high: number) => number;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Pseudorandom numbers that are the same for the same seed in every build and
 * browser, so that a drawing never changes at hydration. The generator is
 * mulberry32, which computes with integers and so never rounds.
 */
export function seededNumbers(seed: string): NextNumber {
  let state = hash(seed);
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    const whole = (value ^ (value >>> 14)) >>> 0;
    return low + (whole % (high - low + 1));
  };
}
