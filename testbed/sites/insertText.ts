/** Puts text below the front matter, where a writer would change a sentence. */
export function insertText(source: string, text: string): string {
  return source.replace(/^(---\n[\s\S]*?\n---\n)/, `$1\n${text}\n`);
}
