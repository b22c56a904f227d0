import fs from 'node:fs';

/** Files of the posts in a folder; those with an underscore hold parts of posts. */
export const listPosts = (folder: string): string[] =>
  fs.readdirSync(folder).filter((name) => /^[^_].*\.mdx$/.test(name));
