import {expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {findClashes} from '../findClashes';

it('names the files of pages with one address, and the lines of their slugs', () => {
  const siteDir = createTempDir({
    'a.mdx': '---\ntitle: A\nslug: b\n---\n',
    'b.mdx': '---\ntitle: B\n---\n',
  });
  const page = (source: string, permalink: string): object => ({
    source: `@site/${source}`,
    permalink,
  });
  const clashes = findClashes(
    {
      docs: [{docs: [page('a.mdx', '/b/'), page('c.mdx', '/c/')]}],
      // The same page, in two lists, is one page.
      blog: {posts: [{metadata: page('b.mdx', '/b/')}, page('c.mdx', '/c/')]},
    },
    siteDir,
  );
  expect(clashes).toEqual([
    'a.mdx:3 and b.mdx:1 have the same address, /b/. Give one of them another slug.',
  ]);
});
