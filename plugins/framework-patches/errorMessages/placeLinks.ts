import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Where links are written. */
const SOURCES =
  '{docs,blog,learn,success-stories,src,config,plugins}/**/*.{mdx,ts,tsx}';

/** Links of the framework's list, and targets of the list of the redirects. */
const LISTED =
  /^ +-> linking to (?<link>.+?)(?: \(resolved as: .*\))?$|^- (?<target>\/.*)$/gm;

/** What follows in the message about redirects: every page of the site. */
const VALID_PATHS = /\nValid paths you can redirect to:[\s\S]*$/;

const IS_ABOUT_LINKS =
  /^(?:Docusaurus found broken (?:links|anchors)!|You are trying to create client-side redirections)/;

/** The site whose sources are searched. */
export type Site = {readonly siteDir: string; readonly baseUrl: string};

/**
 * Matches a link in its source, where it may lack the slash at the end and the
 * base that the framework adds.
 */
function writtenAs(link: string, baseUrl: string): RegExp {
  const [, pathname = '', rest = ''] =
    /^([^?#]*)(.*)$/.exec(
      link.startsWith(baseUrl) ? link.slice(baseUrl.length - 1) : link,
    ) ?? [];
  const escape = (text: string): string =>
    text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const name = escape(pathname.replace(/\/$/, ''));
  return new RegExp(`(?<=[("'\`\\s])${name}/?${escape(rest)}(?=[)"'\`\\s])`);
}

/**
 * Says of the framework's messages about broken links and redirects where each
 * link is written. By itself it names pages, by their addresses: a link of the
 * navbar is listed as often as there are pages.
 *
 * @returns `undefined` for a message about something else
 */
export function placeLinks(
  message: string,
  {siteDir, baseUrl}: Site,
): string | undefined {
  if (!IS_ABOUT_LINKS.test(message)) {
    return undefined;
  }
  const links = new Set<string>();
  for (const {groups} of message.replace(VALID_PATHS, '').matchAll(LISTED)) {
    links.add(groups?.link ?? groups?.target ?? '');
  }
  const files = Globby.sync(SOURCES, {
    cwd: siteDir,
    ignore: ['**/__tests__/**'],
  }).sort();
  const sources = files.map((file) => ({
    file,
    lines: fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n'),
  }));
  const problems = [...links].flatMap((link) => {
    const pattern = writtenAs(link, baseUrl);
    const places = sources.flatMap(({file, lines}) =>
      lines.flatMap((line, index) => {
        const written = pattern.exec(line)?.[0];
        return written === undefined
          ? []
          : `${file}:${index + 1}: the link "${written}" leads nowhere.`;
      }),
    );
    return places.length > 0
      ? places
      : `The link "${link}" leads nowhere. It is written in no source as it is; search for its parts.`;
  });
  return `Broken links:\n${problems.join('\n')}\nCorrect each. If its page has moved, add the old address to config/redirects.ts.`;
}
