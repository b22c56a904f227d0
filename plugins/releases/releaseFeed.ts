import {Feed} from 'feed';
import type {IndexedRelease, ReleaseLine, ReleasePackage} from './types';

/** What a feed is told of the site. */
type Site = {
  /** Absolute address of its home page, with a slash at the end. */
  readonly home: string;
  /** Address of the page of releases below it, with a slash at the end. */
  readonly page: string;
  readonly icon: string;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

function lineHtml({name, href, text}: ReleaseLine, home: string): string {
  const code = `<code>${escape(name)}</code>`;
  const linked = href
    ? `<a href="${new URL(`.${href}`, home).href}">${code}</a>`
    : code;
  const change = escape(text ?? '').replace(/`([^`]*)`/g, '<code>$1</code>');
  return `<li>${linked}${change && ` ${change}`}</li>`;
}

function packageHtml({name, sections}: ReleasePackage, home: string): string {
  return [
    `<h2>${name}</h2>`,
    ...sections.flatMap(({title, lines}) => [
      `<h3>${title}</h3>`,
      `<ul>${lines.map((line) => lineHtml(line, home)).join('')}</ul>`,
    ]),
  ].join('\n');
}

/** The id of the heading of a release on its page. */
function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/**
 * What each release did to the API, as feeds of three formats by the names of
 * their files.
 *
 * @param dates when releases were published, see `toolkit/api/_releases.json`
 * @throws Error that names a release without a date
 */
export function releaseFeeds(
  releases: readonly IndexedRelease[],
  dates: Readonly<Record<string, string>>,
  {home, page, icon}: Site,
): Readonly<Record<string, string>> {
  const address = home + page;
  const entries = releases.map(({version, packages}) => {
    const day = dates[version];
    if (day === undefined) {
      throw new Error(
        `toolkit/api/_releases.json has no date of ${version}. Run "npm run generate:history" and commit the file.`,
      );
    }
    return {version, packages, date: new Date(day)};
  });
  const feed = new Feed({
    id: address,
    title: 'Remotion releases',
    description:
      'What each version of Remotion added to its API, changed and removed.',
    link: address,
    language: 'en',
    favicon: home + icon,
    copyright: '',
    updated: entries[0]?.date,
    author: {name: 'Remotion', link: home},
    feedLinks: {
      rss: `${address}rss.xml`,
      atom: `${address}atom.xml`,
      json: `${address}feed.json`,
    },
  });
  for (const {version, packages, date} of entries) {
    const link = `${address}#${releaseAnchor(version)}`;
    feed.addItem({
      title: `Remotion ${version}`,
      id: link,
      link,
      date,
      published: date,
      description: `Changes in ${packages.map(({name}) => name).join(', ')}.`,
      content: packages.map((entry) => packageHtml(entry, home)).join('\n'),
    });
  }
  return {
    'rss.xml': feed.rss2(),
    'atom.xml': feed.atom1(),
    'feed.json': feed.json1(),
  };
}
