import fs from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** A content file as it is written. */
export type Source = {
  /** All of the file, front matter included. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

type CachedSource = {readonly state: string; readonly source: Promise<Source>};

const cache = new Map<string, CachedSource>();

async function parseSource(filePath: string): Promise<Source> {
  const text = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: text,
  });
  return {text, frontMatter};
}

/**
 * Reads a content file with its front matter, again only when it has changed.
 *
 * @throws Error where there is no such file, or its front matter is no YAML
 */
export async function readSource(filePath: string): Promise<Source> {
  const {mtimeMs, size} = await fs.stat(filePath);
  const state = `${mtimeMs} ${size}`;
  const cached = cache.get(filePath);
  if (cached?.state === state) {
    return cached.source;
  }
  const source = parseSource(filePath);
  cache.set(filePath, {state, source});
  return source;
}

/** A front matter field as a list: a writer may give one string or several. */
export function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.filter((entry): entry is string => typeof entry === 'string');
}

/** The front matter becomes empty lines, so that lines count as in the file. */
export function blankFrontMatter(source: string): string {
  const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(source);
  return frontMatter
    ? frontMatter[0].replace(/[^\n]+/g, '') +
        source.slice(frontMatter[0].length)
    : source;
}
