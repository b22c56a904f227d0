import {useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageList} from './PageList';
import {normalizeQuery} from './query';
import {SearchForm} from './SearchForm';
import {usePageSearch, type PageSearch} from './usePageSearch';

function Results({
  query,
  search,
}: {
  readonly query: string;
  readonly search: PageSearch;
}): ReactNode {
  if (!normalizeQuery(query)) {
    return null;
  }
  const pages = search.searchPages(query);
  return (
    <>
      <p role="status">
        {pages.length === 0
          ? `No results for "${query}"`
          : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} for "${query}"`}
      </p>
      <PageList pages={pages} />
    </>
  );
}

function Sections(): ReactNode {
  return (
    <p>
      Or go straight to the{' '}
      <Link className="textLink" to="/docs/">
        guides
      </Link>
      , the{' '}
      <Link className="textLink" to="/docs/api/">
        API reference
      </Link>{' '}
      or the{' '}
      <Link className="textLink" to="/blog/">
        blog
      </Link>
      .
    </p>
  );
}

/** Query of an address, cut to the limit. */
function queryOf(search: string): string {
  return normalizeQuery(new URLSearchParams(search).get('q') ?? '');
}

function Search({initialQuery}: {readonly initialQuery: string}): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const [query, setQuery] = useState(initialQuery);
  const state = usePageSearch();

  function handleChange(next: string): void {
    setQuery(next);
    const params = new URLSearchParams(next ? {q: next} : {});
    history.replace({pathname, search: params.toString()});
  }

  return (
    <>
      <SearchForm query={query} onChange={handleChange} shouldFocus />
      {state.status === 'failed' && (
        <p role="alert">
          Unable to fetch results. You might want to check your network
          connection.
        </p>
      )}
      {state.status === 'ready' && (
        <Results query={query} search={state.search} />
      )}
      <Sections />
    </>
  );
}

/** Search field and results over all pages; the address holds the query. */
export function SearchResults(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  // The server knows no query. A new key starts over with the one of the
  // address as soon as the page is hydrated.
  return (
    <Search
      key={isBrowser ? 'browser' : 'server'}
      initialQuery={isBrowser ? queryOf(search) : ''}
    />
  );
}
