// Ejected from @docusaurus/theme-classic 3.10.2 (listed as safe). Changed: the
// advice to write to the owner of the linking site becomes help on the spot, a
// search field and the pages that the address probably meant.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {MessagePage} from '@site/src/components/MessagePage';
import {ResultList} from '@site/src/components/Search/ResultList';
import {SearchForm} from '@site/src/components/Search/SearchForm';
import {useSuggestions} from '@site/src/components/Search/useSuggestions';

const SUGGESTION_COUNT = 5;

function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const pages = useSuggestions(pathname, SUGGESTION_COUNT);
  return pages.length > 0 ? (
    <section aria-labelledby="not-found-suggestions">
      <Heading as="h2" id="not-found-suggestions">
        Did you mean one of these?
      </Heading>
      <ResultList hits={pages} />
    </section>
  ) : null;
}

export default function NotFoundContent(): ReactNode {
  return (
    <MessagePage>
      {/* Below /docs/ the theme shows this content without its title. */}
      <PageMetadata
        title="Page Not Found"
        description="No page of this site has this address."
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        No page has this address. It may have moved, or the link that led here
        has a mistake. Search for it, or start from the{' '}
        <Link className="textLink" to="/docs/">
          documentation
        </Link>
        .
      </p>
      <SearchForm query="" />
      <Suggestions />
    </MessagePage>
  );
}
