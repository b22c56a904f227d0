import type {ReactNode} from 'react';
import type {Organization, WebSite} from 'schema-dts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  StructuredData,
  useDataAddresses,
} from '../../components/StructuredData';
import {organization} from '../../components/StructuredData/organization';
import {useSiteLinks} from '../../hooks/useSiteLinks';

/** Tells search engines the name of the site, its search, and who publishes it. */
export function HomeData(): ReactNode {
  const {
    siteConfig: {title, tagline},
  } = useDocusaurusContext();
  const {home} = useDataAddresses();
  const {repository} = useSiteLinks();
  const publisher = organization(home);
  return (
    <>
      <StructuredData<WebSite>
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': home,
          url: home,
          name: title,
          description: tagline,
          publisher,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${home}search/?q={search_term_string}`,
            // @ts-expect-error -- Search engines want this property, which schema.org has by a notation that the types lack.
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <StructuredData<Organization>
        data={{
          '@context': 'https://schema.org',
          ...publisher,
          logo: `${home}img/icon-512.png`,
          sameAs: [repository],
        }}
      />
    </>
  );
}
