/** Kinds of feeds by the names of their files, with where each says its own address. */
const PLACES: Readonly<
  Record<string, readonly (readonly [before: string, added: string])[]>
> = {
  'rss.xml': [
    ['<rss ', 'xmlns:atom="http://www.w3.org/2005/Atom" '],
    [
      '<channel>',
      '\n        <atom:link href="$" rel="self" type="application/rss+xml"/>',
    ],
  ],
  'atom.xml': [['</id>', '\n    <link rel="self" href="$"/>']],
  'feed.json': [['{', '\n    "feed_url": "$",']],
};

/** Files of the feeds of a list of posts. */
export const feedFiles = Object.keys(PLACES);

/**
 * Says in a feed where it is itself, as readers need it that have only the file.
 *
 * @param address absolute; its last part is one of `feedFiles`
 */
export function addSelfLink(feed: string, address: string): string {
  const places = PLACES[address.replace(/^.*\//, '')] ?? [];
  return places.reduce(
    (text, [before, added]) =>
      text.replace(before, () => before + added.replace('$', () => address)),
    feed,
  );
}
