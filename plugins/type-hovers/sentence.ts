/** Longer sentences are cut, in characters. */
const MAX_LENGTH = 240;

/** The end of a sentence: a stop before a capital or the end, no abbreviation. */
const END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+[\p{Lu}\p{N}"'(]|$)/u;

/** The first sentence of a doc comment or description, without markup. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text
    .replace(/\r/g, '')
    .replace(
      /\{@link(?:code|plain)? ([^\s}|]+)(?:[\s|]+([^}]*))?\}/g,
      (_, target: string, label?: string) => label ?? target,
    )
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
    .split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ').trim();
  const end = END.exec(line);
  const sentence = end ? line.slice(0, end.index + 1) : line;
  return sentence.length > MAX_LENGTH
    ? `${sentence.slice(0, MAX_LENGTH - 1).trimEnd()}…`
    : sentence;
}
