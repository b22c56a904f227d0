// Ejected from @docusaurus/theme-classic 3.10.2 (listed as safe). Changed: the
// advice to write to the owner of the linking site becomes help on the spot, a
// search field and the pages that the address probably meant. The frame of every
// documentation page holds this content, so the help is loaded when it shows.
import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {MessagePage} from '@site/src/components/MessagePage';

const NotFoundSearch = lazy(
  () => import('@site/plugins/search/client/results/NotFoundSearch'),
);

export default function NotFoundContent(): ReactNode {
  return (
    <MessagePage>
      {/* Below /docs/ the theme shows this content without its title. */}
      <PageMetadata
        title="Page Not Found"
        description="No page of this site has this URL."
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        No page has this URL. The page may have moved, or the link may be wrong.
        Search for it, or start from the{' '}
        <Link className="textLink" to="/docs/">
          documentation
        </Link>
        .
      </p>
      {/* Its styles come with it: what the server drew would have none. */}
      <BrowserOnly fallback={<noscript>The search needs JavaScript.</noscript>}>
        {() => (
          <Suspense>
            <NotFoundSearch />
          </Suspense>
        )}
      </BrowserOnly>
    </MessagePage>
  );
}
