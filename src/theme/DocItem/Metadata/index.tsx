// Wrap. Tells search engines that the page is a technical article, and its date.
import type {ReactNode} from 'react';
import type {TechArticle} from 'schema-dts';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {
  StructuredData,
  useDataAddresses,
} from '@site/src/components/StructuredData';
import {organization} from '@site/src/components/StructuredData/organization';

export default function DocItemMetadataWrapper(): ReactNode {
  const {title, description, lastUpdatedAt} = useDoc().metadata;
  const {home, page} = useDataAddresses();
  return (
    <>
      <DocItemMetadata />
      <StructuredData<TechArticle>
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          '@id': page,
          url: page,
          headline: title,
          description,
          dateModified: lastUpdatedAt
            ? new Date(lastUpdatedAt).toISOString()
            : undefined,
          author: organization(home),
        }}
      />
    </>
  );
}
