import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Not @theme-init, which is the fallback of the core: it has no canonical address.
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import {twinAddress} from '../../client/twinAddress';

/** Wrap. Tells readers that are not browsers where a page is as Markdown. */
export default function SiteMetadataWrapper(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const twin = twinAddress(pathname.slice(baseUrl.length - 1));
  return (
    <>
      <SiteMetadata />
      {twin && (
        <Head>
          <link
            rel="alternate"
            type="text/markdown"
            href={baseUrl + twin.slice(1)}
          />
        </Head>
      )}
    </>
  );
}
