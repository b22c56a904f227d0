// Ejected from @docusaurus/theme-classic 3.10.2. Changed: the contents of a post
// are a landmark. In the original they are outside every landmark. What has no
// contents is as wide as it would be with them. The looks of posts come with it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import '@site/src/css/blog.css';

export default function BlogLayout({
  sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const hasSidebar = sidebar && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx('col', {
              'col--7': hasSidebar && toc,
              'col--9': hasSidebar && !toc,
              'col--9 col--offset-1': !hasSidebar,
            })}
          >
            {children}
          </main>
          {toc && (
            <nav className="col col--2" aria-label="On this page">
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
