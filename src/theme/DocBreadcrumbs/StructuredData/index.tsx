// Ejected from @docusaurus/theme-classic 3.10.2. Changed: addresses end as those
// of the pages do.
import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {StructuredData} from '@site/src/components/StructuredData';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />;
}
