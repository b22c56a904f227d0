import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  /** A thing of schema.org; pages of the site as the framework addresses them. */
  readonly data: object;
};

/** A path of a page without its last slash; a file has a dot. */
const UNENDED = /^\/[^\s.?#]*[^\s.?#/]$/;

/** What search engines read of a page, with the addresses that its links have. */
export function StructuredData({data}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const endAddress = (_: string, value: unknown): unknown =>
    typeof value === 'string' &&
    value.startsWith(url) &&
    UNENDED.test(value.slice(url.length))
      ? `${value}/`
      : value;
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data, endAddress)}
      </script>
    </Head>
  );
}
