// Ejected from @docusaurus/core 3.10.2 (theme-fallback), because its look is
// fixed in style attributes. Changed: it shows the theme's own crash screen, so
// that both error boundaries of the framework look and read the same. It also
// disappears when the visitor goes to another page, where the original would
// stay, because this boundary is above the one that knows the route.
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/** Renders the site again once the address differs from the one that failed. */
function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const failedPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== failedPathname.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
}

export default function ErrorPage(props: Props): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return (
    // The layout needs a route and may fail too. The content is then shown alone.
    <RouteContextProvider
      value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}
    >
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
