/**
 * The embedded search behind the same interface as the hosted one, with results
 * in the shape that `@docsearch/react` 3.9.0 reads.
 */
import type {Ask, SearchAnswer, SearchHit} from './engine/engine';
import {
  escapeHtml,
  highlight,
  snippet,
  withoutMarks,
  type HighlightResult,
} from './engine/highlight';
import {hierarchyLevels} from './engine/types';

/** A field per level, absent where the record has no such level. */
type ByLevel<Value> = Readonly<
  Partial<Record<(typeof hierarchyLevels)[number], Value>>
>;

type Marked = {
  readonly hierarchy: ByLevel<HighlightResult>;
  readonly content?: HighlightResult;
};

/**
 * A hit as the dialog takes it. The dialog sets every text as HTML, also those
 * without marks that it keeps among recent searches: all of them are escaped.
 * Only the name of the group, `lvl0`, it shows as text: that one is as it is.
 */
export type DocSearchHit = Omit<SearchHit, 'id' | 'score'> & {
  readonly objectID: string;
  readonly _highlightResult: Marked;
  readonly _snippetResult: Marked;
};

export type SearchRequest = {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  /** About how many characters of a text are shown; two lines if not given. */
  readonly excerptLength?: number | undefined;
  /** Texts only of so many hits, and only where the heading does not tell. */
  readonly telling?: number;
  /** Such as `section:guides`; other facets have one value here. */
  readonly facetFilters?: unknown;
};

export type SearchResult = {
  readonly hits: readonly DocSearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly query: string;
  readonly lacksText?: SearchAnswer['lacksText'];
};

/** Asks an index. Rejects where the index cannot answer. */
export type SearchClient = (request: SearchRequest) => Promise<SearchResult>;

const HITS_PER_PAGE = 20;

/** Sections that filters such as `[['section:api', 'section:guides']]` name. */
function sectionsOf(filters: unknown): string[] {
  if (Array.isArray(filters)) {
    return (filters as unknown[]).flatMap(sectionsOf);
  }
  const [facet, value] = typeof filters === 'string' ? filters.split(':') : [];
  return facet === 'section' && value ? [value] : [];
}

const plain = (value: string): HighlightResult => ({
  value,
  matchLevel: 'none',
  matchedWords: [],
});

function markHeadings(
  hierarchy: SearchHit['hierarchy'],
  terms: ReadonlySet<string>,
): Marked['hierarchy'] {
  return Object.fromEntries(
    hierarchyLevels.flatMap((level) => {
      const text = hierarchy[level];
      return text === null
        ? []
        : [[level, level === 'lvl0' ? plain(text) : highlight(text, terms)]];
    }),
  );
}

/** A hit for the dialog. */
export function toDocSearchHit(
  hit: SearchHit,
  terms: ReadonlySet<string>,
  excerptLength?: number,
): DocSearchHit {
  const {id, url, section} = hit;
  const hierarchy = markHeadings(hit.hierarchy, terms);
  // Of a text, dialog and page show the excerpt only.
  const content =
    hit.content === null
      ? undefined
      : snippet(hit.content, terms, excerptLength);
  const level =
    hit.type === 'content'
      ? (hierarchyLevels.findLast((key) => hit.hierarchy[key] !== null) ??
        'lvl1')
      : hit.type;
  const title = hierarchy[level];
  // The dialog shows the text first where the heading says nothing of the query.
  const isText =
    hit.type !== 'lvl1' &&
    title?.matchLevel === 'none' &&
    content !== undefined &&
    content.matchLevel !== 'none';
  return {
    url,
    section,
    ...(hit.package && {package: hit.package}),
    ...(hit.kind && {kind: hit.kind}),
    ...(hit.signature && {signature: hit.signature}),
    // Where the text is not there, the heading stands for it.
    type: isText ? 'content' : content || level === 'lvl0' ? hit.type : level,
    hierarchy: Object.fromEntries(
      hierarchyLevels.map((level) => {
        const text = hit.hierarchy[level];
        return [level, text && level !== 'lvl0' ? escapeHtml(text) : text];
      }),
    ) as SearchHit['hierarchy'],
    content: content ? withoutMarks(content.value) : null,
    objectID: `${url}:${id}`,
    _highlightResult: {hierarchy},
    _snippetResult: {hierarchy, ...(content && {content})},
  };
}

/** A client that asks the embedded engine, wherever it runs. */
export function createSearchClient(ask: Ask): SearchClient {
  return async ({
    query = '',
    hitsPerPage: limit = HITS_PER_PAGE,
    page = 0,
    facetFilters,
    excerptLength,
    telling,
  }) => {
    const sections = sectionsOf(facetFilters);
    const {hits, total, terms, lacksText} = await ask(query, {
      limit,
      offset: page * limit,
      ...(sections.length > 0 && {sections}),
      ...(telling !== undefined && {telling}),
    });
    return {
      hits: hits.map((hit) => toDocSearchHit(hit, terms, excerptLength)),
      nbHits: total,
      nbPages: Math.ceil(total / limit),
      query,
      ...(lacksText && {lacksText}),
    };
  };
}
