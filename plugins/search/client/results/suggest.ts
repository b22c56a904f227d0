import type {DocSearchHit} from '../searchClient';
import {editDistance} from '../engine/editDistance';
import {joinedKey} from '../engine/tokenize';
import {allowedTypos} from '../engine/weights';
import type {SiteSearch} from '../siteSearch';

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

const toWords = (segment: string): string =>
  segment.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** A part of a name is telling from as many characters on. */
const MIN_PART = 4;

/** Whether a name begins or ends as the other one, or is the same but for typos. */
function isLike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort(
    (a, b) => a.length - b.length,
  );
  const limit = allowedTypos(long);
  return (
    (short.length >= MIN_PART &&
      (long.startsWith(short) || long.endsWith(short))) ||
    editDistance(short, long, limit) <= limit
  );
}

/**
 * Whether an address may have meant a page: the section that it is in, or one
 * whose own address or title is like its end. What else the search finds is noise.
 */
function isRelated(
  {url, hierarchy}: Pick<DocSearchHit, 'url' | 'hierarchy'>,
  segments: readonly string[],
): boolean {
  const others = segmentsOf(url);
  const words = toWords(segments.at(-1) ?? '').toLowerCase();
  const title = toWords(hierarchy.lvl1 ?? '')
    .toLowerCase()
    .split(' ');
  return (
    (others.join() === segments.slice(0, -1).join() &&
      !url.endsWith('/docs/')) ||
    isLike(joinedKey(words), joinedKey(others.at(-1) ?? '')) ||
    words.split(' ').every((word) => title.includes(word))
  );
}

async function findPages(
  search: SiteSearch,
  query: string,
  segments: readonly string[],
): Promise<DocSearchHit[]> {
  const {result} = await search.search({query});
  return result.hits.filter(
    (hit) => hit.type === 'lvl1' && isRelated(hit, segments),
  );
}

/**
 * How far an address is from another one. A typo rarely changes how deep it is
 * (/template/ means /templates/ rather than one of the pages below it), nor the
 * folders that it is in.
 */
function distanceOf(url: string, segments: readonly string[]): number {
  const others = segmentsOf(url);
  const shared = others.filter((other) => segments.includes(other));
  return Math.abs(others.length - segments.length) - shared.length;
}

/** Pages that a mistyped address probably meant, best first. */
export async function suggest(
  search: SiteSearch,
  pathname: string,
  count: number,
): Promise<DocSearchHit[]> {
  const segments = segmentsOf(pathname);
  const last = toWords(segments.at(-1) ?? '');
  const hits = last ? await findPages(search, last, segments) : [];
  const found =
    hits.length > 0
      ? hits
      : await findPages(search, toWords(segments.at(-2) ?? ''), segments);
  return found
    .toSorted(
      (one, other) =>
        distanceOf(one.url, segments) - distanceOf(other.url, segments),
    )
    .slice(0, count);
}
