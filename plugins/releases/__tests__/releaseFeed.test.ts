import {expect, it} from 'vitest';
import {releaseFeeds} from '../releaseFeed';

const SITE = {
  home: 'https://example.com/',
  page: 'docs/releases/',
  icon: 'favicon.svg',
};
const RELEASES = [
  {
    version: '4.0.401',
    packages: [
      {
        name: 'remotion',
        sections: [
          {
            title: 'Changed' as const,
            lines: [
              {
                name: '<Img>.src',
                href: '/docs/img/#src',
                text: 'type changed from `A<B>` to `C & D`',
              },
            ],
          },
        ],
      },
    ],
  },
];

it('tells the whole of a release, with absolute addresses', () => {
  const files = releaseFeeds(RELEASES, {'4.0.401': '2026-01-06'}, SITE);
  expect(Object.keys(files)).toEqual(['rss.xml', 'atom.xml', 'feed.json']);
  expect(JSON.parse(files['feed.json'] ?? '')).toMatchObject({
    feed_url: 'https://example.com/docs/releases/feed.json',
    items: [
      {
        id: 'https://example.com/docs/releases/#v4-0-401',
        title: 'Remotion 4.0.401',
        date_published: '2026-01-06T00:00:00.000Z',
        content_html:
          '<h2>remotion</h2>\n<h3>Changed</h3>\n<ul><li><a href="https://example.com/docs/img/#src"><code>&lt;Img&gt;.src</code></a> type changed from <code>A&lt;B&gt;</code> to <code>C &amp; D</code></li></ul>',
      },
    ],
  });
});

it('names a release without a date', () => {
  expect(() => releaseFeeds(RELEASES, {}, SITE)).toThrow(
    /_releases\.json has no date of 4\.0\.401\. Run/,
  );
});
