import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import type {DocSearchHit} from '../searchClient';
import {useSiteSearch} from '../useSiteSearch';
import {ResultList} from './ResultList';
import {SearchForm} from './SearchForm';
import {suggest} from './suggest';

const SUGGESTION_COUNT = 5;

/** Pages that an address without a page probably meant. */
function Suggestions({pathname}: {readonly pathname: string}): ReactNode {
  const loadSearch = useSiteSearch();
  const [pages, setPages] = useState<readonly DocSearchHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadSearch()
      .then((search) => suggest(search, pathname, SUGGESTION_COUNT))
      .then(
        (found) => isCurrent && setPages(found),
        // The page says all it must without suggestions.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [loadSearch, pathname]);
  return (
    pages.length > 0 && (
      <section aria-labelledby="not-found-suggestions">
        <Heading as="h2" id="not-found-suggestions">
          Did you mean one of these?
        </Heading>
        <ResultList hits={pages} />
      </section>
    )
  );
}

/** A search field and what the address probably meant. */
export default function NotFoundSearch(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SearchForm query="" />
      <Suggestions pathname={pathname} />
    </>
  );
}
