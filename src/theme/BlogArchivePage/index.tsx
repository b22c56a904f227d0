// Ejected from @docusaurus/theme-classic 3.10.2. Changed: the title names the
// blog (the original calls all three archives "Archive"), years are h2 below the
// h1, and the newest year comes first.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import {SitePage} from '@site/src/components/SitePage';
import {formatDate} from '@site/src/formatDate';
import styles from './styles.module.css';

type Year = {
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
};

const TITLES: Readonly<Record<string, {title: string; description: string}>> = {
  default: {
    title: 'Blog archive',
    description: 'All posts of the Remotion blog, by year.',
  },
  learn: {
    title: 'Archive of learning articles',
    description: 'All step-by-step articles about Remotion, by year.',
  },
  'success-stories': {
    title: 'Archive of success stories',
    description: 'All stories about what was built with Remotion, by year.',
  },
};

function groupByYear(posts: readonly ArchiveBlogPost[]): Year[] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, postsOfYear]) => ({year, posts: postsOfYear}));
}

function YearSection({year, posts}: Year): ReactNode {
  return (
    <section className={styles.year}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {permalink, date, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>
              {formatDate(new Date(date), {day: 'numeric', month: 'long'})}
            </time>
            <Link className="textLink" to={permalink}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const {plugin} = useRouteContext();
  const meta = TITLES[plugin.id] ?? {title: 'Archive', description: 'Archive'};
  return (
    <>
      <PageMetadata {...meta} />
      <SitePage meta={meta} isNarrow>
        {groupByYear(archive.blogPosts).map((year) => (
          <YearSection key={year.year} {...year} />
        ))}
      </SitePage>
    </>
  );
}
