/** Makes search records of a built page. */
import {
  hierarchyLevels,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
  type SearchSection,
} from './client/engine/types';
import {symbolKey} from './client/engine/tokenize';
import type {PageFacts} from './facts';
import type {BuiltPage} from './readPage';
import type {Passage} from './readPassages';

/** Longest text of a record, in characters; the rest is in further records. */
const CONTENT_LIMIT = 1200;

/** Name of a group of results, for pages without a category of their own. */
const groupNames: Readonly<Record<SearchSection, string>> = {
  guides: 'Guides',
  api: 'API reference',
  recorder: 'Recorder',
  blog: 'Blog',
  learn: 'Learn',
  stories: 'Success stories',
  templates: 'Templates',
  experts: 'Experts',
  site: 'Remotion',
};

/** How much a page of a section is worth, all else being equal. */
const pageRanks: Readonly<Record<SearchSection, number>> = {
  guides: 100,
  api: 100,
  recorder: 90,
  learn: 80,
  site: 75,
  templates: 80,
  blog: 55,
  stories: 55,
  experts: 50,
};

const sectionsByFolder: Readonly<Record<string, SearchSection>> = {
  docs: 'guides',
  blog: 'blog',
  learn: 'learn',
  'success-stories': 'stories',
  templates: 'templates',
  experts: 'experts',
};

/** Pages that only list others, which have records of their own. */
const LISTS =
  /^\/(?:(?:blog|learn|success-stories)\/(?:(?:archive|authors|tags)\/(?:.*\/)?)?)$/;

/** Pages that are no results: drafts of pages, frames and parts of lists. */
const LEFT_OUT =
  /^\/(?:(?:404|search|ai-embed)\/|examples\/|.*\/?page\/\d+\/)|\/tags\//;

/** Whether a page, given by its address below the base, has records. */
export function isSearchable(pathname: string): boolean {
  return !LEFT_OUT.test(pathname);
}

function sectionOf(
  pathname: string,
  facts: PageFacts | undefined,
): SearchSection {
  const folder = pathname.split('/')[1] ?? '';
  return facts?.section ?? sectionsByFolder[folder] ?? 'site';
}

/** How much more the page is worth that most others link to, as a share. */
const LINKED_SHARE = 0.25;

function pageRankOf(
  pathname: string,
  section: SearchSection,
  facts: PageFacts | undefined,
  linked: number,
): number {
  const isOverview = pathname === '/docs/api/' || LISTS.test(pathname);
  // Pages that only declare types are about the functions that take them.
  const isTypes = facts?.api?.kind === 'type';
  return (
    pageRanks[section] *
    (isOverview ? 0.6 : isTypes ? 0.85 : 1) *
    (1 + LINKED_SHARE * linked)
  );
}

/** Texts in pieces of at most the limit, cut between paragraphs if possible. */
export function splitContent(texts: readonly string[]): string[] {
  const chunks: string[] = [];
  let chunk = '';
  for (const text of texts.flatMap((long) => splitLong(long))) {
    if (chunk && chunk.length + text.length + 1 > CONTENT_LIMIT) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk = chunk ? `${chunk} ${text}` : text;
  }
  return chunk ? [...chunks, chunk] : chunks;
}

function splitLong(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > CONTENT_LIMIT) {
    const space = rest.lastIndexOf(' ', CONTENT_LIMIT);
    const cut = space > 0 ? space : CONTENT_LIMIT;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest ? [...pieces, rest] : pieces;
}

function hierarchyOf(
  group: string,
  headings: readonly (string | null)[],
): Hierarchy {
  return Object.fromEntries(
    hierarchyLevels.map((level, index) => [
      level,
      index === 0 ? group : (headings[index - 1] ?? null),
    ]),
  ) as Hierarchy;
}

/** Names without those that are headings, which are found anyway. */
function withoutHeadings(
  names: readonly string[],
  passages: readonly Passage[],
): string[] {
  const headings = new Set(passages.map(({heading}) => symbolKey(heading)));
  return names.filter((name) => !headings.has(symbolKey(name)));
}

/** Title of a page among those of others: "3D" alone would say little. */
function titleOf(
  {title}: BuiltPage,
  section: SearchSection,
  pathname: string,
): string {
  return section === 'templates' && pathname !== '/templates/'
    ? `${title} template`
    : title;
}

/**
 * Records of a page: one for the page and one for each heading, with the text
 * below it, and further ones of type `content` where that text is long.
 *
 * @param linked how much other pages link to this one, 0 to 1
 */
export function toRecords(
  page: BuiltPage,
  pathname: string,
  baseUrl: string,
  facts: PageFacts | undefined,
  linked = 0,
): SearchRecord[] {
  const section = sectionOf(pathname, facts);
  const group = page.categories.at(-1) ?? groupNames[section];
  const pageUrl = baseUrl.replace(/\/$/, '') + pathname;
  const pageRank = pageRankOf(pathname, section, facts, linked);
  const {api, searchTerms} = facts ?? {};
  const pageFacts = {
    description: page.description,
    ...(searchTerms && {keywords: searchTerms}),
    ...(api && {
      ...api,
      members: withoutHeadings(api.members, page.passages),
      flags: withoutHeadings(api.flags, page.passages),
    }),
  };
  const title = titleOf(page, section, pathname);
  const headings: (string | null)[] = [];
  const records: SearchRecord[] = [];
  const passages = LISTS.test(pathname)
    ? page.passages.slice(0, 1).map((passage) => ({...passage, texts: []}))
    : page.passages;
  for (const {level, heading, anchor, texts, errors} of passages) {
    headings.length = level;
    headings[level - 1] = level === 1 ? title : heading;
    const hierarchy = hierarchyOf(group, [...headings]);
    const chunks = splitContent(texts);
    (chunks.length > 0 ? chunks : [null]).forEach((content, index) => {
      const position = records.length;
      // Printed ones are not in the text, and belong to its beginning.
      const found = errors.filter((error) =>
        texts.some((text) => text.includes(error))
          ? content?.includes(error)
          : index === 0,
      );
      records.push({
        objectID: `${pageUrl}#${anchor ?? ''}:${position}`,
        hierarchy,
        content,
        anchor,
        url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`,
        type: index === 0 ? (`lvl${level}` as RecordType) : 'content',
        language: page.language,
        docusaurus_tag: page.tag,
        version: page.version,
        weight: {pageRank, level: 110 - level * 10, position},
        section,
        ...(level === 1 && index === 0 && pageFacts),
        ...(found.length > 0 && {errors: found}),
      });
    });
  }
  return records;
}
