import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {ResultList} from './ResultList';
import {SearchForm} from './SearchForm';
import {useSuggestions} from './useSuggestions';

const SUGGESTION_COUNT = 5;

/** A search field and the pages that the address probably meant. */
export default function NotFoundSearch(): ReactNode {
  const {pathname} = useLocation();
  const pages = useSuggestions(pathname, SUGGESTION_COUNT);
  return (
    <>
      <SearchForm query="" />
      {pages.length > 0 && (
        <section aria-labelledby="not-found-suggestions">
          <Heading as="h2" id="not-found-suggestions">
            Did you mean one of these?
          </Heading>
          <ResultList hits={pages} />
        </section>
      )}
    </>
  );
}
