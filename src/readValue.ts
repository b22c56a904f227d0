/** Longest value that is taken from an address, in characters. */
const VALUE_LIMIT = 60;

/** A value from an address, spelled as one of those that are known, or cut. */
export function readValue(value: string, known: readonly string[]): string {
  const wanted = value.normalize('NFC').trim().slice(0, VALUE_LIMIT);
  return (
    known.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? wanted
  );
}
