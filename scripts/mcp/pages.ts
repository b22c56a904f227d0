/** The pages of a build as Markdown, and its search. */
import fs from 'node:fs';
import path from 'node:path';
import {search} from '../../config/search';
import {createEngine} from '../../plugins/search/client/engine/engine';
import {fileNames} from '../../plugins/search/client/engine/fileNames';
import type {Manifest} from '../../plugins/search/client/engine/format';
import {vocabularyOf} from '../../plugins/search/options';
import {cut} from './limit';
import {readProse, readSections, type Prose} from './markdown';
import {unknownName} from './nearest';

/** Reads pages and answers queries. */
export type Pages = {
  /** Results as lines: title, address, excerpt. */
  readonly search: (query: string, count: number) => string;
  /**
   * A page as Markdown.
   *
   * @param address such as `/docs/spring/`, also as a URL, with or without `.md`
   * @param section a heading or its id
   * @param offset characters to leave out, to read on
   * @throws Error that has the nearest addresses or headings
   */
  readonly read: (address: string, section?: string, offset?: number) => string;
  /**
   * What a page says of the names that are its headings; nothing where there is no
   * such page.
   *
   * @param isShort whether a paragraph is its first sentence only
   */
  readonly prose: (address: string, isShort: boolean) => Prose | undefined;
};

/** How many characters of the text of a result are shown. */
const EXCERPT = 200;

/** Letters and digits of a heading, so that an id such as `input-range` finds it. */
const keyOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function sectionOf(markdown: string, wanted: string): string {
  const sections = readSections(markdown.split('\n'));
  const found = sections.find(({text}) => keyOf(text) === keyOf(wanted));
  if (!found) {
    throw unknownName(
      'section',
      wanted,
      sections.slice(1).map(({text}) => text),
    );
  }
  return found.lines.join('\n').trim();
}

/** The address of a page, `/docs/spring`, for each way to write it. */
function normalize(address: string): string {
  const {pathname} = new URL(address, 'https://www.remotion.dev');
  return pathname.replace(/(?:\/index)?(?:\.html|\.mdx?)?\/*$/, '') || '/';
}

function listPages(buildDir: string): string[] {
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/\.md$/, '')}`)
    .sort();
}

/** @throws Error where the folder has no build */
export function openPages(buildDir: string): Pages {
  const readJson = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(buildDir, 'search', name), 'utf8'));
  if (!fs.existsSync(path.join(buildDir, 'search', 'manifest.json'))) {
    throw new Error(
      `${buildDir} has no build of the site, which the server reads`,
    );
  }
  const manifest = readJson('manifest.json') as Manifest;
  const {headings, words, texts} = fileNames(manifest);
  const engine = createEngine(
    manifest,
    readJson(headings),
    vocabularyOf(search),
  );
  for (const name of [...words, ...texts]) {
    engine.add(name, readJson(name));
  }
  const pages = listPages(buildDir);
  if (pages.length === 0) {
    throw new Error(
      `${buildDir} has no pages as Markdown, so another version of the site has made it`,
    );
  }

  const readMarkdown = (page: string): string =>
    fs.readFileSync(path.join(buildDir, `${page}.md`), 'utf8');

  return {
    search(query, count) {
      const {hits, total} = engine.search(query, {limit: count});
      const lines = hits.map(({hierarchy, url, content, signature}) => {
        const {lvl0, lvl1, ...below} = hierarchy;
        const title = [lvl1, ...Object.values(below)].filter(Boolean);
        return [
          `- ${title.join(' > ')} (${lvl0 ?? ''}): ${url}`,
          ...[signature, content?.slice(0, EXCERPT)].filter(Boolean),
        ].join('\n  ');
      });
      return lines.length === 0
        ? `Nothing is found for "${query}". Try fewer or other words.`
        : cut(
            `${lines.length} of ${total} results:\n\n${lines.join('\n')}`,
            'Ask for fewer results.',
          );
    },
    read(address, section, offset) {
      const page = normalize(address);
      if (!pages.includes(page)) {
        throw unknownName('page', address, pages);
      }
      const markdown = readMarkdown(page);
      const hash = /#(.+)$/.exec(address)?.[1];
      const wanted = section ?? (hash && decodeURIComponent(hash));
      return cut(
        wanted ? sectionOf(markdown, wanted) : markdown,
        'Ask for a section, or for offset {next}.',
        offset,
      );
    },
    prose(address, isShort) {
      const page = normalize(address);
      return pages.includes(page)
        ? readProse(readMarkdown(page).split('\n'), isShort)
        : undefined;
    },
  };
}
