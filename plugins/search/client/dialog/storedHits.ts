/**
 * Recent searches and favorites, which `@docsearch/react` 3.9.0 reads from the
 * browser's storage as they are, shows as HTML and fails on if they are damaged.
 * What is not sound is taken out before it reads them.
 */
import {hierarchyLevels, isObject} from '../engine/types';
import {parseAddress, sitePathOf} from '../sitePath';

/** Name of the index for the dialog; part of the keys below. */
export const INDEX_NAME = 'site';

const KEYS = [
  `__DOCSEARCH_RECENT_SEARCHES__${INDEX_NAME}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${INDEX_NAME}`,
];

/** The dialog keeps at most 17 hits of a few hundred characters each. */
const PROBE = 'x'.repeat(20_000);

const PROBE_KEY = 'search-probe';

/** Characters of a field; the clients write fewer. */
const MAX_LENGTH = 1000;

/** Hits of a list; the dialog keeps ten favorites and fewer recent searches. */
const MAX_HITS = 10;

/** The name of the group, `lvl0`, is not shown of a stored hit. */
const levels = hierarchyLevels.slice(1);

/** Text as `escapeHtml` writes it: what would be markup is spelled out. */
const ESCAPED = /^(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)*$/;

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_LENGTH;
}

const isText = (value: unknown): value is string =>
  isShort(value) && ESCAPED.test(value);

/** A path below the one of the site, from an address in full or in part. */
export function readPath(value: unknown, baseUrl: string): string | undefined {
  const address = parseAddress(value);
  const path =
    address?.origin === location.origin ? sitePathOf(address) : undefined;
  return isShort(path) && path.startsWith(baseUrl) ? path : undefined;
}

/** Every field that is read of a stored hit. */
type StoredHit = {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, string>>;
  readonly content: string | null;
};

/**
 * Reads a stored value as a hit that can be shown and followed, without any
 * fields that are not known.
 *
 * @param baseUrl Path of the site, with slashes at both ends.
 */
export function readStoredHit(
  value: unknown,
  baseUrl: string,
): StoredHit | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) {
    return undefined;
  }
  const {objectID, content = null, hierarchy} = value;
  const type = levels.find((level) => level === value.type);
  const url = readPath(value.url, baseUrl);
  const headings: Record<string, string> = {};
  for (const level of levels) {
    const text = hierarchy[level] ?? null;
    if (text !== null && !isText(text)) {
      return undefined;
    }
    headings[level] = text ?? '';
  }
  return isShort(objectID) &&
    type &&
    headings[type] &&
    url &&
    (content === null || isText(content))
    ? {objectID, type, url, hierarchy: headings, content}
    : undefined;
}

/** The hits of a stored list that are sound. */
function readList(text: string, baseUrl: string): StoredHit[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list
          .flatMap((value) => readStoredHit(value, baseUrl) ?? [])
          .slice(0, MAX_HITS)
      : [];
  } catch {
    return [];
  }
}

/**
 * Takes unsound hits out of the storage.
 *
 * @param baseUrl Path of the site, with slashes at both ends.
 * @returns Whether the storage can keep hits at all.
 */
export function checkStoredHits(baseUrl: string): boolean {
  try {
    const {localStorage} = window;
    for (const key of KEYS) {
      const text = localStorage.getItem(key);
      if (text !== null) {
        localStorage.setItem(key, JSON.stringify(readList(text, baseUrl)));
      }
    }
    localStorage.setItem(PROBE_KEY, PROBE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
