// Data files that the plugins of this site write before each build.

declare module '@generated/data-pages/default/featured.json' {
  const templates: readonly Pick<
    import('../data/schema').Template,
    'slug' | 'name' | 'tagline'
  >[];
  export default templates;
}

declare module '@generated/data-pages/default/community.json' {
  const community: {
    readonly numbers: typeof import('../data/community').communityNumbers;
    readonly asOf: string;
    readonly trustedBy: typeof import('../data/community').trustedBy;
  };
  export default community;
}

declare module '@generated/examples/default/yearInReview.json' {
  const tracks: readonly import('../../plugins/examples/tracks').Track[];
  export default tracks;
}

/** The samples of the page of the Player, by the name of their file. */
declare module '@generated/examples/default/playerSamples.json' {
  const samples: Readonly<
    Record<string, {readonly html: string; readonly foldedLines?: number}>
  >;
  export default samples;
}

declare module '@generated/examples/default/spring.json' {
  /** Value of the spring at each frame, the first at frame 0. */
  const values: readonly number[];
  export default values;
}

/** The pictures of posts, by the slug of the post. */
declare module '@generated/examples/default/posts.js' {
  type Props = import('react').ComponentProps<
    typeof import('../components/Preview').Preview
  >;
  export const posts: Readonly<Record<string, Props | undefined>>;
}

/** An example: what `Example` and `Preview` need of it. */
declare module '@generated/examples/default/*.js' {
  type Props = import('react').ComponentProps<
    typeof import('../components/Example').Example
  >;
  export const name: Props['name'];
  export const poster: Props['poster'];
  export const metadata: Props['metadata'];
  export const load: Props['load'];
}

declare module '@generated/data-pages/default/plans.json' {
  const plans: typeof import('../data/pricing').plans;
  export default plans;
}

declare module '@generated/api-index/default/groups.json' {
  const groups: readonly import('../../plugins/api-index/types').IndexedGroup[];
  export default groups;
}

declare module '@generated/message-index/default/problems.json' {
  const problems: readonly import('../../plugins/message-index/types').IndexedProblem[];
  export default problems;
}

declare module '@generated/releases/default/releases.json' {
  const releases: readonly import('../../plugins/releases/types').IndexedRelease[];
  export default releases;
}

declare module '@generated/examples/default/yearInReviewFiles.json' {
  const files: Readonly<Record<string, string>>;
  export default files;
}

declare module '@generated/playground/default/*.frame' {
  const url: string;
  export default url;
}
