// Replace. The addresses of the original lack the slash at their end.
import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {StructuredData} from '@site/src/components/StructuredData';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />;
}
