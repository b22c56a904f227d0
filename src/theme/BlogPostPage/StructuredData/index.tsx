// Ejected from @docusaurus/theme-classic 3.10.2. Changed: addresses end as those
// of the pages do.
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {StructuredData} from '@site/src/components/StructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
