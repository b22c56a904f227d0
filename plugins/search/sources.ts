/**
 * Records from what the plugins loaded, without text: what `npm start` searches
 * where no build has made an index yet.
 */
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {marketingPages} from '../../config/marketingPages';
import {experts} from '../../src/data/experts';
import {templates} from '../../src/data/templates';
import type {SearchRecord} from './client/engine/types';
import {readFacts} from './facts';
import {isSearchable, toRecords} from './records';

type Source = {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Whether it is a page of the documentation. */
  readonly isDoc?: boolean;
};

/** Content of all plugins, as `allContentLoaded` gives it. */
export type AllContent = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

type Metadata = {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted?: boolean;
};

function listed(pages: readonly Metadata[], isDoc: boolean): Source[] {
  return pages
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, title, description}) => ({
      pathname: permalink,
      title,
      description,
      isDoc,
    }));
}

/** Pages that no content plugin has; their addresses are below the base. */
function otherPages(baseUrl: string): Source[] {
  const below = (address: string): string => baseUrl + address.slice(1);
  return [
    ...Object.values(marketingPages).map(({path: address, ...page}) => ({
      pathname: below(address),
      title: page.title,
      description: page.description,
    })),
    ...templates.map(({slug, name, tagline}) => ({
      pathname: below(`/templates/${slug}/`),
      title: name,
      description: tagline,
    })),
    ...experts.map(({slug, name, focus}) => ({
      pathname: below(`/experts/${slug}/`),
      title: name,
      description: focus.join(', '),
    })),
  ];
}

/** Records of titles and descriptions. */
export async function recordsOfSources(
  allContent: AllContent,
  {siteDir, baseUrl}: {readonly siteDir: string; readonly baseUrl: string},
): Promise<SearchRecord[]> {
  const contentOf = (plugin: string): unknown[] =>
    Object.values(allContent[plugin] ?? {});
  const facts = await readFacts(siteDir);
  const sources = [
    ...contentOf('docusaurus-plugin-content-docs').flatMap((content) =>
      (content as DocsContent).loadedVersions.flatMap(({docs}) =>
        listed(docs, true),
      ),
    ),
    ...contentOf('docusaurus-plugin-content-blog').flatMap((content) =>
      listed(
        (content as BlogContent).blogPosts.map(({metadata}) => metadata),
        false,
      ),
    ),
    ...otherPages(baseUrl),
  ];
  return sources
    .map((source) => ({
      ...source,
      pathname: `/${applyTrailingSlash(source.pathname, {
        trailingSlash: true,
        baseUrl,
      }).slice(baseUrl.length)}`,
    }))
    .filter(({pathname}) => isSearchable(pathname))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1))
    .flatMap(({pathname, title, description, isDoc = false}) =>
      toRecords(
        {
          title,
          description,
          language: 'en',
          tag: isDoc ? 'docs-default-current' : 'default',
          version: isDoc ? 'current' : '',
          categories: [],
          passages: [
            {level: 1, heading: title, anchor: null, texts: [], errors: []},
          ],
          links: [],
        },
        pathname,
        baseUrl,
        facts.get(pathname),
      ),
    );
}
