/** A list of posts: the folder that they are in is also its address. */
type PostList = {
  readonly folder: string;
  readonly title: string;
  /** One sentence of at most 160 characters, without markup. */
  readonly description: string;
  /** What newcomers call it, as `search_terms` in front matter. */
  readonly searchTerms: string;
};

export const postLists = {
  blog: {
    folder: 'blog',
    title: 'Blog',
    description: 'Releases, background and news of Remotion.',
    searchTerms:
      'announcements, changelog, release notes, updates, articles, what is new, newsletter, happened, posts, press, subscribe, rss, feed, history versions',
  },
  learn: {
    folder: 'learn',
    title: 'Learn',
    description: 'Step-by-step articles that end in a rendered video.',
    searchTerms:
      'tutorial, course, lessons, step by step, beginner articles, school, teach, training, guide',
  },
  successStories: {
    folder: 'success-stories',
    title: 'Success stories',
    description: 'What companies and communities built with Remotion.',
    searchTerms:
      'case studies, customers, references, companies using remotion, who uses it, testimonials, in production, businesses, proof, reports',
  },
} as const satisfies Record<string, PostList>;
