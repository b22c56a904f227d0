/** Makes search records of a built page. */
import {
  hierarchyLevels,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
} from './client/engine/types';
import {symbolKey} from './client/engine/tokenize';
import type {PageFacts} from './facts';
import type {Options, Section} from './options';
import type {BuiltPage} from './readPage';
import type {Passage} from './readPassages';

/** Longest text of a record, in characters; the rest is in further records. */
const CONTENT_LIMIT = 1200;

/** The name of the section of a page, and the section. */
function sectionOf(
  pathname: string,
  facts: PageFacts | undefined,
  {sections, otherSection}: Options,
): [name: string, section: Section] {
  const folder = pathname.split('/')[1] ?? '';
  const name =
    facts?.section ??
    Object.keys(sections).find((key) => sections[key]?.folder === folder) ??
    otherSection;
  const section = sections[name];
  if (!section) {
    throw new Error(
      `${pathname} is in the section "${name}", which the option "sections" of plugins/search does not have. It has ${Object.keys(sections).join(', ')}.`,
    );
  }
  return [name, section];
}

/** How much more the page is worth that most others link to, as a share. */
const LINKED_SHARE = 0.25;

function pageRankOf(
  pathname: string,
  {rank}: Section,
  {facts, linked = 0, options}: PageContext,
): number {
  const isOverview =
    options.overviews.includes(pathname) || options.lists.test(pathname);
  // Pages that only declare types are about the functions that take them.
  const isTypes = facts?.api?.kind === 'type';
  return (
    rank * (isOverview ? 0.6 : isTypes ? 0.85 : 1) * (1 + LINKED_SHARE * linked)
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

/** What is known of a page besides its HTML. */
type PageContext = {
  readonly baseUrl: string;
  readonly options: Options;
  readonly facts: PageFacts | undefined;
  /** How much other pages link to this one, 0 to 1. */
  readonly linked?: number | undefined;
};

/**
 * Records of a page: one for the page and one for each heading, with the text
 * below it, and further ones of type `content` where that text is long.
 *
 * @throws Error where the page is in a section that there is not
 */
export function toRecords(
  page: BuiltPage,
  pathname: string,
  context: PageContext,
): SearchRecord[] {
  const {baseUrl, options, facts} = context;
  const [name, section] = sectionOf(pathname, facts, options);
  const group = page.categories.at(-1) ?? section.group;
  const pageUrl = baseUrl.replace(/\/$/, '') + pathname;
  const pageRank = pageRankOf(pathname, section, context);
  const slug = section.repeatsTitle
    ? undefined
    : pathname.split('/').filter(Boolean).at(-1);
  const {api, searchTerms} = facts ?? {};
  const pageFacts = {
    description: page.description,
    ...(slug !== undefined && {slug}),
    ...(searchTerms && {keywords: searchTerms}),
    ...(api && {
      ...api,
      members: withoutHeadings(api.members, page.passages),
      flags: withoutHeadings(api.flags, page.passages),
    }),
  };
  // Among titles of other pages, "3D" alone would say little.
  const title =
    section.titleSuffix && pathname !== `/${section.folder}/`
      ? page.title + section.titleSuffix
      : page.title;
  const headings: (string | null)[] = [];
  const records: SearchRecord[] = [];
  const passages = options.lists.test(pathname)
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
        section: name,
        ...(level === 1 && index === 0 && pageFacts),
        ...(found.length > 0 && {errors: found}),
      });
    });
  }
  return records;
}
