import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {posts as pictures} from '@generated/examples/default/posts.js';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import type {LessonFrontMatter} from '../../../config/posts';
import {formatDate} from '../../formatDate';
import {BadgeList} from '../BadgeList';
import {Preview} from '../Preview';
import {VisuallyHidden} from '../VisuallyHidden';
import styles from './styles.module.css';

type Post = Pick<PropBlogPostContent, 'metadata' | 'frontMatter'>;

type Props = {readonly posts: readonly Post[]};

/** What the front matter of a lesson has beside that of other posts. */
function lessonOf({frontMatter}: Post): LessonFrontMatter | undefined {
  return (frontMatter as {readonly lesson?: LessonFrontMatter}).lesson;
}

/** "90 minutes", or "1 hour" where that is shorter. */
function describeDuration(minutes: number): string {
  return minutes === 60 ? 'About 1 hour' : `About ${minutes} minutes`;
}

const DATE = {day: 'numeric', month: 'long', year: 'numeric'} as const;

type ItemProps = {readonly post: Post; readonly isFirst: boolean};

function PostItem({post, isFirst}: ItemProps): ReactNode {
  const {title, description, permalink, date, readingTime} = post.metadata;
  const picture = pictures[post.frontMatter.slug ?? ''];
  const lesson = lessonOf(post);
  return (
    <article className={styles.post}>
      {picture && <Preview {...picture} isFirst={isFirst} />}
      <div>
        <Heading as="h2">
          <Link to={permalink}>{title}</Link>
        </Heading>
        <p className={styles.date}>
          <time dateTime={date}>{formatDate(new Date(date), DATE)}</time>
          {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
        </p>
        <p>{description}</p>
        {lesson && (
          <BadgeList
            label="About the lesson"
            items={[lesson.level, describeDuration(lesson.minutes)]}
          />
        )}
        <Link className="textLink" to={permalink}>
          Read more
          <VisuallyHidden> about {title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}

/** Posts as rows, each with a picture that plays while it is pointed at. */
export function PostList({posts}: Props): ReactNode {
  return posts.map((post, index) => (
    <PostItem key={post.metadata.permalink} post={post} isFirst={index === 0} />
  ));
}
