/**
 * Remembers what a function made of each input, and forgets everything once it
 * has remembered `limit` results.
 *
 * @param keyOf tells inputs apart that are not texts or numbers
 */
export function memoize<Input, Value>(
  make: (input: Input) => Value,
  limit: number,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Value {
  const known = new Map<unknown, Value>();
  return (input) => {
    const key = keyOf(input);
    const value = known.get(key);
    if (value !== undefined) {
      return value;
    }
    const made = make(input);
    if (known.size >= limit) {
      known.clear();
    }
    known.set(key, made);
    return made;
  };
}
