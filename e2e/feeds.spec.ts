// Feeds in three formats: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.
import {expect, test} from '@playwright/test';
import {listPosts} from './support/listPosts';
import {openPage} from './support/openPage';
import {queryDocument, type Query} from './support/queryDocument';

const PATHS = ['blog', 'learn', 'success-stories', 'docs/releases'];

/** What readers of feeds cannot show, or would have to look up on the page. */
const NOT_FOR_FEEDS =
  /<(?:script|style|button|svg|form)\b|\s(?:href|src)="(?!https?:|mailto:)/;

const CHANNEL = ['title', 'link:not([rel])', 'description'].map(
  (name) => `rss[version="2.0"] > channel > ${name}`,
);

/** Where the feed itself is. */
const SELF = ':is(feed, channel) > link[rel=self]';

const textsOf = (query: Query, selector: string): string[] =>
  query(selector).map(({text}) => text);

for (const path of PATHS) {
  test(`${path} has feeds with whole texts and absolute addresses`, async ({
    page,
    request,
  }) => {
    const feed = (await (
      await request.get(`/${path}/feed.json`)
    ).json()) as Record<string, unknown>;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      title: expect.stringContaining('Remotion'),
      home_page_url: expect.stringMatching(new RegExp(`^https://.*/${path}/$`)),
      feed_url: expect.stringMatching(
        new RegExp(`^https://.*/${path}/feed.json$`),
      ),
    });
    const items = feed.items as Record<string, string>[];
    if (path !== 'docs/releases') {
      expect(items).toHaveLength(listPosts(path).length);
    }
    for (const {id, url, title, content_html: html, date_published} of items) {
      expect(id).toBe(url);
      expect(url).toMatch(/^https:\/\/.*\/(?:#v[\d-]+)?$/);
      expect(title).toBeTruthy();
      expect(html?.length, url).toBeGreaterThan(20);
      expect(html, url).not.toMatch(NOT_FOR_FEEDS);
      expect(new Date(date_published ?? '').getTime(), url).toBeLessThan(
        Date.now(),
      );
    }
    const ids = items.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);

    await openPage(page, '/about/');
    // The browser reads XML strictly: what is not well-formed is refused.
    const rss = await queryDocument(page, `/${path}/rss.xml`, 'text/xml', [
      ...CHANNEL,
      SELF,
      'item > guid',
      'item > link',
      'item > pubDate',
    ]);
    for (const selector of CHANNEL) {
      expect(textsOf(rss, selector), selector).toEqual([
        expect.stringMatching(/./),
      ]);
    }
    const base = String(feed.home_page_url);
    expect(rss(SELF)).toEqual([
      {
        text: '',
        attributes: {
          href: `${base}rss.xml`,
          rel: 'self',
          type: 'application/rss+xml',
        },
      },
    ]);
    expect(textsOf(rss, 'item > guid')).toEqual(ids);
    expect(textsOf(rss, 'item > link')).toEqual(ids);
    for (const date of textsOf(rss, 'item > pubDate')) {
      expect(date).toBe(new Date(date).toUTCString());
    }

    const atom = await queryDocument(page, `/${path}/atom.xml`, 'text/xml', [
      'feed > id',
      SELF,
      'entry > id',
      'feed > updated, entry > updated',
      'feed > author > name',
      'entry > author > name',
    ]);
    expect(atom('feed > id')).toHaveLength(1);
    expect(atom(SELF)).toEqual([
      {text: '', attributes: {href: `${base}atom.xml`, rel: 'self'}},
    ]);
    expect(textsOf(atom, 'entry > id')).toEqual(ids);
    const dates = textsOf(atom, 'feed > updated, entry > updated');
    expect(dates).toHaveLength(ids.length + 1);
    for (const date of dates) {
      expect(date).toBe(new Date(date).toISOString());
    }
    // Every entry has an author, its own or that of the feed.
    const authors = textsOf(atom, 'feed > author > name');
    expect(
      authors.length > 0 ||
        textsOf(atom, 'entry > author > name').length === ids.length,
    ).toBe(true);
  });
}
