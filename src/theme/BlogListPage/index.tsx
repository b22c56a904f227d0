// Ejected from @docusaurus/theme-classic 3.10.2. Changed: a list has a heading
// of its own, the title and description of its blog; the original has no h1. Each
// post is its picture and its description; the original has excerpts. A blog of
// several pages leads to the list of its titles.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {PostList} from '@site/src/components/PostList';
import styles from './styles.module.css';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages, permalink} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page}`;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>
            {blogDescription}{' '}
            {totalPages > 1 && (
              <Link
                className="textLink"
                to={`${permalink.replace(/\/page\/\d+$/, '')}/archive/`}
              >
                All titles by year
              </Link>
            )}
          </p>
        </header>
        <PostList posts={items.map(({content}) => content)} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
