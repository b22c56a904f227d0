// Replace. The addresses of the original lack the slash at their end, it takes
// the team that writes for a person, and a lesson for a post.
import type {ReactNode} from 'react';
import type {BlogPosting, LearningResource, WithContext} from 'schema-dts';
import {
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import {StructuredData} from '@site/src/components/StructuredData';
import type {LessonFrontMatter} from '@site/config/posts';

function toLesson(
  post: WithContext<BlogPosting>,
  {level, minutes}: LessonFrontMatter,
): WithContext<LearningResource> {
  return {
    ...(post as object),
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    learningResourceType: 'Tutorial',
    educationalLevel: level,
    timeRequired: `PT${minutes}M`,
  };
}

export default function BlogPostStructuredData(): ReactNode {
  const post = useBlogPostStructuredData();
  const {lesson} = useBlogPost().frontMatter as {lesson?: LessonFrontMatter};
  return <StructuredData data={lesson ? toLesson(post, lesson) : post} />;
}
