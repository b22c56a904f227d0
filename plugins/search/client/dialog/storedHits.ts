/**
 * Recent searches and favorites, which `@docsearch/react` 3.9.0 reads from the
 * browser's storage as they are, shows as HTML and fails on if they are damaged.
 * What is not sound is taken out before it reads them.
 */
import {hierarchyLevels, isObject} from '../engine/types';

/** Name of the index for the dialog; part of the keys below. */
export const INDEX_NAME = 'site';

const KEYS = [
  `__DOCSEARCH_RECENT_SEARCHES__${INDEX_NAME}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${INDEX_NAME}`,
];

/** The dialog keeps at most 17 hits of a few hundred characters each. */
const PROBE = 'x'.repeat(20_000);

const PROBE_KEY = 'search-probe';

/** Text that holds no element; the client escapes what it hands out. */
function isSafeText(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && !value.includes('<'))
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)/.test(value);
}

/** Whether a stored value is a hit that can be shown and followed. */
export function isStoredHit(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) {
    return false;
  }
  const {objectID, type, url, content, hierarchy} = value;
  return (
    typeof objectID === 'string' &&
    typeof type === 'string' &&
    hierarchyLevels.some((level) => level === type) &&
    isAddress(url) &&
    typeof hierarchy[type] === 'string' &&
    isSafeText(content) &&
    // The name of the group is shown as text.
    hierarchyLevels.slice(1).every((level) => isSafeText(hierarchy[level]))
  );
}

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * Takes unsound hits out of the storage.
 *
 * @returns Whether the storage can keep hits at all.
 */
export function checkStoredHits(): boolean {
  try {
    const {localStorage} = window;
    for (const key of KEYS) {
      const text = localStorage.getItem(key);
      if (text !== null) {
        localStorage.setItem(
          key,
          JSON.stringify(parseList(text).filter(isStoredHit)),
        );
      }
    }
    localStorage.setItem(PROBE_KEY, PROBE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
