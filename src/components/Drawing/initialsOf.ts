/** First letters of the first and the last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();
}
