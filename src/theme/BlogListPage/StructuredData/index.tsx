// Ejected from @docusaurus/theme-classic 3.10.2. Changed: addresses end as those
// of the pages do.
import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {StructuredData} from '@site/src/components/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
