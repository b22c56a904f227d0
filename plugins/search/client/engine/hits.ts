/** Makes the result that is shown of a record of the index. */
import {CONTENT_LEVEL, usualAnchor} from './format';
import type {Outline} from './loadFiles';
import {hierarchyLevels, type Hierarchy, type RecordType} from './types';

/** A ranked result. Its texts are plain, not HTML. */
export type SearchHit = {
  readonly id: number;
  readonly score: number;
  readonly url: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Text below the heading, or what the page says of itself. */
  readonly content: string | null;
  readonly section: string;
  readonly package?: string;
  readonly kind?: string;
  readonly signature?: string;
};

/** Headings from the title of the page down to a record. */
function hierarchyOf(
  {pages, headings, places}: Outline,
  record: number,
): Hierarchy {
  const page = pages[places[record]?.page ?? -1];
  const found: Partial<Record<number, string>> = {
    0: page?.g ?? '',
    1: page?.t ?? '',
  };
  let above = 7;
  for (let id = record; id >= 0 && above > 1; id--) {
    const {level, heading} = places[id] ?? {level: 1, heading: -1};
    if (level < above) {
      if (level > 1) {
        found[level] = headings[heading] ?? '';
      }
      above = level;
    }
  }
  return Object.fromEntries(
    hierarchyLevels.map((key, level) => [key, found[level] ?? null]),
  ) as Hierarchy;
}

function anchorOf({headings, places}: Outline, record: number): string | null {
  const place = places[record];
  if (!place || place.heading < 0) {
    return null;
  }
  // Text that goes on has the anchor of the record that it continues.
  let id = record;
  while (places[id]?.level === CONTENT_LEVEL) {
    id--;
  }
  const {anchor} = places[id] ?? {};
  return anchor === undefined
    ? usualAnchor(headings[place.heading] ?? '')
    : anchor;
}

/**
 * The result for a record.
 *
 * @param text what is below its heading
 *
 * @throws Error where the index has no such record.
 */
export function toHit(
  outline: Outline,
  record: number,
  score: number,
  text: string,
): SearchHit {
  const {page: number, level} = outline.places[record] ?? {page: -1, level: 1};
  const page = outline.pages[number];
  if (!page) {
    throw new Error(`There is no record ${record} in the search index.`);
  }
  const anchor = anchorOf(outline, record);
  return {
    id: record,
    score,
    url: anchor === null ? page.u : `${page.u}#${anchor}`,
    type: level === CONTENT_LEVEL ? 'content' : (`lvl${level}` as RecordType),
    hierarchy: hierarchyOf(outline, record),
    content: (level === 1 ? (page.d ?? text) : text) || null,
    section: page.s,
    ...(page.package && {package: page.package}),
    ...(page.kind && {kind: page.kind}),
    ...(page.signature && {signature: page.signature}),
  };
}
