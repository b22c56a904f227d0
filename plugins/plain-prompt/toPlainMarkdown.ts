/**
 * The Markdown of a page for readers that are not browsers: without front matter,
 * without the lines above the cut of a sample, and without notations of samples.
 */
export function toPlainMarkdown(source: string): string {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  const title = /^title: (.*)$/m.exec(frontMatter?.[1] ?? '')?.[1];
  const body = source
    .slice(frontMatter?.[0].length ?? 0)
    .replaceAll(/^(```\w.*\n)(?:(?!```)[\s\S])*?\/\/ ---cut---\n/gm, '$1')
    .replaceAll(/^ *\/\/ highlight-(?:start|end|next-line)\n/gm, '')
    .replaceAll(/^<a .*\n\n?/gm, '')
    .trim();
  return `${title ? `# ${title}\n\n` : ''}${body}\n`;
}
