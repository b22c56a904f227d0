import type {ReactNode} from 'react';
import type {Thing, WithContext} from 'schema-dts';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {serialize} from './serialize';

/** Absolute addresses that structured data names. */
type DataAddresses = {
  /** The home page. */
  readonly home: string;
  /** The page that is shown. */
  readonly page: string;
};

/** The addresses of the site and of the page that is shown. */
export function useDataAddresses(): DataAddresses {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  return {home: url + baseUrl, page: url + pathname};
}

/** Tells search engines what a page is about, in the vocabulary of schema.org. */
export function StructuredData<T extends Thing>({
  data,
}: {
  readonly data: WithContext<T>;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <script type="application/ld+json">
        {serialize(data, siteConfig.url)}
      </script>
    </Head>
  );
}
