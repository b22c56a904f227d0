/**
 * The hosted index behind the same interface as the embedded one. What it sends
 * is not trusted: every field is checked, and escaped before it counts as HTML.
 */
import type {SearchResponse} from 'algoliasearch/lite';
import type {DocSearchHit, SearchClient, SearchRequest} from './searchClient';
import {
  escapeHtml,
  withoutMarks,
  type HighlightResult,
} from './engine/highlight';
import {hierarchyLevels, isObject, type RecordType} from './engine/types';
import {parseAddress, sitePathOf} from './sitePath';

/** An index at the hosted search service. All three values are public. */
export type HostedSearch = {
  readonly appId: string;
  /** The key that may search and nothing else. */
  readonly apiKey: string;
  readonly indexName: string;
};

/** Characters of an excerpt, and of a word in it: the service counts words. */
const SNIPPET_LENGTH = 140;
const WORD_LENGTH = 7;

const RETRIEVED = [
  'hierarchy',
  'content',
  'type',
  'url',
  'section',
  'package',
  'kind',
  'signature',
];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};

/** A number of things, of which there are at least so many. */
const countOf = (value: unknown, least: number): number =>
  Number.isSafeInteger(value) ? Math.max(Number(value), least) : least;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : null;

/** Escapes all of a text but the marks that the service put in. */
function escapeMarked(text: string): string {
  return escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

function toHighlight(value: unknown, isPlain = false): HighlightResult | null {
  const fields = fieldsOf(value);
  const text = textOf(fields.value);
  if (text === null) {
    return null;
  }
  const {matchLevel, matchedWords} = fields;
  return {
    value: isPlain ? withoutMarks(text) : escapeMarked(text),
    matchLevel:
      matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none',
    matchedWords: Array.isArray(matchedWords)
      ? matchedWords.filter((word) => typeof word === 'string')
      : [],
  };
}

function toMarked(value: unknown): DocSearchHit['_highlightResult'] {
  const {hierarchy, content} = fieldsOf(value);
  const levels = fieldsOf(hierarchy);
  const marked = toHighlight(content);
  return {
    hierarchy: Object.fromEntries(
      hierarchyLevels.flatMap((level) => {
        // The dialog shows the name of a group as text, all others as HTML.
        const result = toHighlight(levels[level], level === 'lvl0');
        return result ? [[level, result]] : [];
      }),
    ),
    ...(marked && {content: marked}),
  };
}

/**
 * Address of a hit as this site links to it: a path where the page is here,
 * whatever the host it was indexed under.
 */
function toAddress(
  url: unknown,
  siteOrigins: ReadonlySet<string>,
): string | undefined {
  const address = parseAddress(url);
  return address && siteOrigins.has(address.origin)
    ? sitePathOf(address)
    : address?.href;
}

function isType(value: unknown): value is RecordType {
  return (
    value === 'content' ||
    (value !== 'lvl0' &&
      (hierarchyLevels as readonly unknown[]).includes(value))
  );
}

/** A hit of the service in the shape of the embedded index, if it is one. */
export function toHit(
  value: unknown,
  siteOrigins: ReadonlySet<string>,
): DocSearchHit | undefined {
  const fields = fieldsOf(value);
  const {objectID, type} = fields;
  const levels = fieldsOf(fields.hierarchy);
  const url = toAddress(fields.url, siteOrigins);
  if (typeof objectID !== 'string' || !isType(type) || !url) {
    return undefined;
  }
  const escaped = (text: unknown): string | null =>
    typeof text === 'string' ? escapeHtml(text) : null;
  const snippets = toMarked(fields._snippetResult);
  return {
    objectID,
    url,
    type,
    hierarchy: Object.fromEntries(
      hierarchyLevels.map((level) => [
        level,
        level === 'lvl0' ? textOf(levels[level]) : escaped(levels[level]),
      ]),
    ) as DocSearchHit['hierarchy'],
    content: snippets.content
      ? withoutMarks(snippets.content.value)
      : escaped(fields.content),
    section: textOf(fields.section) ?? '',
    ...(typeof fields.package === 'string' && {package: fields.package}),
    ...(typeof fields.kind === 'string' && {kind: fields.kind}),
    ...(typeof fields.signature === 'string' && {signature: fields.signature}),
    _highlightResult: toMarked(fields._highlightResult),
    _snippetResult: snippets,
  };
}

type LiteClient = ReturnType<
  (typeof import('algoliasearch/lite'))['liteClient']
>;

function toRequest(
  {
    query = '',
    hitsPerPage = 20,
    page = 0,
    facetFilters,
    excerptLength = SNIPPET_LENGTH,
  }: SearchRequest,
  indexName: string,
): Parameters<LiteClient['searchForHits']>[0] {
  return {
    requests: [
      {
        indexName,
        query,
        hitsPerPage,
        page,
        ...(Array.isArray(facetFilters) && {
          facetFilters: facetFilters as string[],
        }),
        attributesToRetrieve: RETRIEVED,
        attributesToSnippet: [
          ...hierarchyLevels.map((level) => `hierarchy.${level}`),
          'content',
        ].map(
          (attribute) =>
            `${attribute}:${Math.round(excerptLength / WORD_LENGTH)}`,
        ),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  };
}

/**
 * A client of the hosted index. The code of the service is loaded with the first
 * question.
 *
 * @param siteUrl Origin under which the pages were indexed.
 */
export function createHostedClient(
  {appId, apiKey, indexName}: HostedSearch,
  siteUrl: string,
  load: () => Promise<LiteClient> = async () =>
    (await import('algoliasearch/lite')).liteClient(appId, apiKey),
): SearchClient {
  const siteOrigins = new Set([new URL(siteUrl).origin, location.origin]);
  let client: Promise<LiteClient> | undefined;

  async function connect(): Promise<LiteClient> {
    client ??= load();
    try {
      return await client;
    } catch (error) {
      client = undefined;
      throw error;
    }
  }

  return async (request) => {
    const lite = await connect();
    const {results} = await lite.searchForHits(toRequest(request, indexName));
    const response: Partial<SearchResponse> = results[0] ?? {};
    const {hits, nbHits, nbPages} = response;
    if (!Array.isArray(hits)) {
      throw new Error('The search service sent an answer without results.');
    }
    return {
      hits: hits.flatMap((hit) => toHit(hit, siteOrigins) ?? []),
      nbHits: countOf(nbHits, hits.length),
      nbPages: countOf(nbPages, 1),
      query: request.query ?? '',
    };
  };
}
