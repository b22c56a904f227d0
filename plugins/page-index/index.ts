import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {marketingPages} from '../../config/marketingPages';
import {experts} from '../../src/data/experts';
import {templates} from '../../src/data/templates';
import type {IndexedPage} from './types';

const sectionOfBlog: Readonly<Record<string, string>> = {
  default: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success stories',
};

/**
 * Lists every page of the site with title and description in one data file,
 * which the search page and the not-found page load when they need it.
 */
export default function pageIndexPlugin({siteConfig}: LoadContext): Plugin {
  const {baseUrl} = siteConfig;
  const inSite = (path: string): string => baseUrl + path.replace(/^\//, '');

  function marketing(): IndexedPage[] {
    return [
      ...Object.values(marketingPages)
        .filter(({path}) => path !== '/search/' && path !== '/ai-embed/')
        .map(({path, title, description}) => ({
          path: inSite(path),
          title,
          description,
          section: 'Remotion',
        })),
      ...templates.map(({slug, name, tagline}) => ({
        path: inSite(`/templates/${slug}/`),
        title: `${name} template`,
        description: tagline,
        section: 'Templates',
      })),
      ...experts.map(({slug, name, focus}) => ({
        path: inSite(`/experts/${slug}/`),
        title: name,
        description: focus.join(', '),
        section: 'Experts',
      })),
    ];
  }

  function docs(content: DocsContent): IndexedPage[] {
    return content.loadedVersions.flatMap((version) =>
      version.docs
        .filter((doc) => !doc.unlisted)
        .map(({permalink, title, description}) => ({
          path: permalink,
          title,
          description,
          section: 'Docs',
        })),
    );
  }

  function posts(content: BlogContent, section: string): IndexedPage[] {
    return content.blogPosts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata: {permalink, title, description}}) => ({
        path: permalink,
        title,
        description,
        section,
      }));
  }

  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const pages = [...marketing()];
      for (const content of Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      )) {
        pages.push(...docs(content as DocsContent));
      }
      for (const [id, content] of Object.entries(
        allContent['docusaurus-plugin-content-blog'] ?? {},
      )) {
        pages.push(
          ...posts(content as BlogContent, sectionOfBlog[id] ?? 'Blog'),
        );
      }
      const withSlash = pages.map((page) => ({
        ...page,
        path: applyTrailingSlash(page.path, {trailingSlash: true, baseUrl}),
      }));
      await actions.createData(
        'pages.json',
        JSON.stringify(withSlash.sort((a, b) => a.path.localeCompare(b.path))),
      );
    },
  };
}
