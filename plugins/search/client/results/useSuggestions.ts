import {useEffect, useState} from 'react';
import {useSiteSearch} from '../useSiteSearch';
import type {DocSearchHit} from '../searchClient';
import {suggest} from './suggest';

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
