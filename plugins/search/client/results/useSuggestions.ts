import {useEffect, useState} from 'react';
import {useSiteSearch} from '../useSiteSearch';
import type {DocSearchHit} from '../searchClient';
import type {SiteSearch} from '../siteSearch';

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

const toWords = (segment: string): string =>
  segment.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

async function findPages(
  search: SiteSearch,
  query: string,
): Promise<DocSearchHit[]> {
  const {result} = await search.search({query});
  return result.hits.filter(({type}) => type === 'lvl1');
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
async function suggest(
  search: SiteSearch,
  pathname: string,
  count: number,
): Promise<DocSearchHit[]> {
  const segments = segmentsOf(pathname);
  const last = toWords(segments.at(-1) ?? '');
  const hits = last ? await findPages(search, last) : [];
  const found =
    hits.length > 0
      ? hits
      : await findPages(search, segments.map(toWords).join(' '));
  return found
    .toSorted(
      (one, other) =>
        distanceOf(one.url, segments) - distanceOf(other.url, segments),
    )
    .slice(0, count);
}

/** Pages that an address without a page probably meant; none until they are known. */
export function useSuggestions(
  pathname: string,
  count: number,
): readonly DocSearchHit[] {
  const loadSearch = useSiteSearch();
  const [pages, setPages] = useState<readonly DocSearchHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadSearch()
      .then((search) => suggest(search, pathname, count))
      .then(
        (found) => isCurrent && setPages(found),
        // The page says all it must without suggestions.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [loadSearch, pathname, count]);
  return pages;
}
