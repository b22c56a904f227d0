import {expect, it} from 'vitest';
import {addSelfLink} from '../addSelfLink';

const BASE = 'https://example.com/$&/';

it.each([
  [
    'rss.xml',
    '<rss version="2.0"><channel><title>A <channel></title>',
    `<rss xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>
        <atom:link href="${BASE}rss.xml" rel="self" type="application/rss+xml"/><title>A <channel></title>`,
  ],
  [
    'atom.xml',
    '<feed><id>a</id><entry><id>b</id>',
    `<feed><id>a</id>\n    <link rel="self" href="${BASE}atom.xml"/><entry><id>b</id>`,
  ],
  ['feed.json', '{"a": {}}', `{\n    "feed_url": "${BASE}feed.json","a": {}}`],
])('says in %s where it is', (name, feed, expected) => {
  expect(addSelfLink(feed, BASE + name)).toBe(expected);
});
