import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {SearchResults} from '@site/plugins/search/client/results/SearchResults';
import {SitePage} from '@site/src/components/SitePage';
import {marketingPages} from '../../config/marketingPages';

export default function SearchPage(): ReactNode {
  return (
    <SitePage meta={marketingPages.search} isNarrow>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchResults />
    </SitePage>
  );
}
