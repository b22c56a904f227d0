import {Fragment, useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '@generated/search/default/site.json';
import Heading from '@theme/Heading';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import type {SearchState} from '../siteSearch';
import {readAddress, toAddress} from './address';
import {KindIcon} from './KindIcon';
import {missingResultsUrl} from './missingResults';
import {ResultList} from './ResultList';
import {SearchForm} from './SearchForm';
import {ALL_SECTIONS} from './sectionFilters';
import {SectionFilterBar} from './SectionFilterBar';
import styles from './styles.module.css';
import {useSearchResults, type SearchQuestion} from './useSearchResults';

/** Pages of results, each with an address of its own. */
function Paging({
  question,
  pageCount,
}: {
  readonly question: SearchQuestion;
  readonly pageCount: number;
}): ReactNode {
  const {pathname} = useLocation();
  const {page} = question;
  const navRef = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    // A link that leads to the last page is gone when that page is shown.
    if (
      page !== shownPage.current &&
      document.activeElement === document.body
    ) {
      navRef.current?.focus({preventScroll: true});
    }
    shownPage.current = page;
  }, [page]);
  const addressOf = (next: number): string =>
    `${pathname}?${toAddress({...question, page: next})}`;
  return pageCount > 1 ? (
    <nav
      ref={navRef}
      className={styles.paging}
      aria-label="Pages of results"
      tabIndex={-1}
    >
      {page > 1 && (
        <Link to={addressOf(page - 1)} autoAddBaseUrl={false} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} autoAddBaseUrl={false} rel="next">
          Next
        </Link>
      )}
    </nav>
  ) : null;
}

function Retry({
  label,
  onRetry,
}: {
  readonly label: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={onRetry}
    >
      {label}
    </button>
  );
}

function Results({
  question,
  state,
  onRetry,
}: {
  readonly question: SearchQuestion;
  readonly state: SearchState;
  readonly onRetry: () => void;
}): ReactNode {
  const {repository} = useSiteLinks();
  const {pathname} = useLocation();
  if (state.status === 'idle') {
    return null;
  }
  if (state.status === 'slow') {
    return (
      <p role="status">
        The search is slow to respond. Results appear as soon as it does.
      </p>
    );
  }
  if (state.status === 'failed') {
    return (
      <div role="alert">
        <p>
          <b>Unable to fetch results</b>
          <br />
          You might want to check your network connection.
        </p>
        <p>
          <Retry label="Try again" onRetry={onRetry} />
        </p>
      </div>
    );
  }
  const {isOffline} = state;
  const {hits, nbHits, nbPages, query, lacksText} = state.result;
  const count = `${nbHits || 'No'} ${nbHits === 1 ? 'result' : 'results'}`;
  return (
    <>
      <p role="status">
        {`${count} for "${query}"`}
        {lacksText === 'late' && ' so far; the full text is still loading'}
      </p>
      {isOffline && (
        <p>
          The search service does not respond, so these results are from the
          index of this site.{' '}
          <Retry label="Try the service again" onRetry={onRetry} />
        </p>
      )}
      {lacksText === 'missing' && (
        <p role="alert">
          The full text could not be loaded, so these results are from titles
          and headings. <Retry label="Try again" onRetry={onRetry} />
        </p>
      )}
      {nbHits === 0 ? (
        <p>
          {question.filter !== ALL_SECTIONS && (
            <>
              <Link
                className="textLink"
                to={`${pathname}?${toAddress({...question, filter: ALL_SECTIONS})}`}
                autoAddBaseUrl={false}
              >
                Search all sections
              </Link>
              .{' '}
            </>
          )}
          Believe this query should return results?{' '}
          <Link className="textLink" to={missingResultsUrl(repository, query)}>
            Let us know.
          </Link>
        </p>
      ) : (
        <ResultList hits={hits} />
      )}
      <Paging question={question} pageCount={nbPages} />
    </>
  );
}

/** "Or go straight to the guides, the API reference or the blog." */
function Sections(): ReactNode {
  return (
    <p>
      Or go straight to the{' '}
      {site.starts.map(({label, to}, position, {length}) => (
        <Fragment key={to}>
          {position > 0 && (position < length - 1 ? ', the ' : ' or the ')}
          <Link className="textLink" to={to}>
            {label}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** What visitors come for, as long as nothing is asked. */
function Tasks(): ReactNode {
  return (
    <>
      <Heading as="h2">Common tasks</Heading>
      <ul className={styles.list}>
        {site.tasks.map(({label, to}) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <span className={styles.icon}>
                <KindIcon hit={{type: 'lvl1'}} />
              </span>
              <b>{label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Search({initial}: {readonly initial: SearchQuestion}): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  // The server does not know whether something is asked.
  const isBrowser = useIsBrowser();
  const [question, setQuestion] = useState(initial);
  const {state, retry} = useSearchResults(question);

  // Links to another query or page of results, and the way back. What is typed
  // here replaces the address and must not be read from it again.
  useEffect(
    () =>
      history.listen((location, action) => {
        if (action !== 'REPLACE' && location.pathname === pathname) {
          setQuestion(readAddress(location.search));
        }
      }),
    [history, pathname],
  );

  function change(next: Partial<SearchQuestion>): void {
    // Another question starts at its first page.
    const changed = {...question, page: 1, ...next};
    setQuestion(changed);
    history.replace({pathname, search: toAddress(changed)});
  }

  return (
    <div
      className={styles.search}
      role="presentation"
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement;
        const first = event.currentTarget.querySelector<HTMLElement>('ol a');
        if (event.key === 'ArrowDown' && isField && first) {
          event.preventDefault();
          first.focus();
        }
      }}
    >
      <SearchForm
        query={question.query}
        onChange={(query) => change({query})}
        shouldFocus
      />
      <div className={styles.filter}>
        <SectionFilterBar
          value={question.filter}
          onChange={(filter) => change({filter})}
        />
      </div>
      <Sections />
      {isBrowser && !question.query && <Tasks />}
      <Results question={question} state={state} onRetry={retry} />
    </div>
  );
}

/** Search field and results over all pages; the address holds the question. */
export function SearchResults(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  // The server knows no query. A new key starts over with the one of the
  // address as soon as the page is hydrated.
  return (
    <Search
      key={isBrowser ? 'browser' : 'server'}
      initial={readAddress(isBrowser ? search : '')}
    />
  );
}
