import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {marketingPages} from '../../../config/marketingPages';
import {experts} from '../../../src/data/experts';
import {templates} from '../../../src/data/templates';
import {collectOutput} from '../../__tests__/collectOutput';
import pageIndexPlugin from '..';
import type {IndexedPage} from '../types';

type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs the plugin on the content of other plugins; returns what it writes. */
async function indexOf(
  allContent: AllContent,
  baseUrl = '/',
): Promise<IndexedPage[]> {
  const {actions, files} = collectOutput();
  const plugin = pageIndexPlugin({siteConfig: {baseUrl}} as LoadContext);
  await plugin.allContentLoaded?.({allContent, actions});
  expect([...files.keys()]).toEqual(['pages.json']);
  return files.get('pages.json') as IndexedPage[];
}

function docsWith(
  ...docs: readonly Readonly<Record<string, unknown>>[]
): AllContent {
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
  };
}

function postsWith(
  id: string,
  metadata: Readonly<Record<string, unknown>>,
): AllContent {
  return {'docusaurus-plugin-content-blog': {[id]: {blogPosts: [{metadata}]}}};
}

const SEQUENCE = {
  permalink: '/docs/sequence',
  title: 'Sequence',
  description: 'Shows a part for a time.',
  unlisted: false,
};

const find = (
  pages: readonly IndexedPage[],
  path: string,
): IndexedPage | undefined => pages.find((page) => page.path === path);

describe('page-index', () => {
  it('lists the pages of the site that are no documents', async () => {
    const pages = await indexOf({});
    expect(pages).toHaveLength(
      Object.keys(marketingPages).length -
        2 +
        templates.length +
        experts.length,
    );
    expect(find(pages, '/')).toEqual({
      path: '/',
      title: 'Make videos with React',
      description: marketingPages.home.description,
      section: 'Remotion',
    });
  });

  it('names each template and each expert', async () => {
    const pages = await indexOf({});
    expect(find(pages, '/templates/hello-world/')).toMatchObject({
      title: 'Hello World template',
      section: 'Templates',
    });
    for (const {slug, name, focus} of experts) {
      expect(find(pages, `/experts/${slug}/`)).toEqual({
        path: `/experts/${slug}/`,
        title: name,
        description: focus.join(', '),
        section: 'Experts',
      });
    }
  });

  it('leaves out the search page and the page to embed', async () => {
    const pages = await indexOf({});
    expect(find(pages, '/search/')).toBeUndefined();
    expect(find(pages, '/ai-embed/')).toBeUndefined();
    expect(find(pages, '/ai/')).toBeDefined();
  });

  it('ends the address of a document with a slash', async () => {
    const pages = await indexOf(docsWith(SEQUENCE));
    expect(find(pages, '/docs/sequence/')).toEqual({
      path: '/docs/sequence/',
      title: 'Sequence',
      description: 'Shows a part for a time.',
      section: 'Docs',
    });
    expect(pages.filter(({path}) => !path.endsWith('/'))).toEqual([]);
  });

  it.each([
    ['default', '/blog/news', 'Blog'],
    ['learn', '/learn/apple-wow/', 'Learn'],
    ['success-stories', '/success-stories/yarx', 'Success stories'],
    ['a-new-one', '/news/first', 'Blog'],
  ])('lists the posts of the blog %s', async (id, permalink, section) => {
    const metadata = {permalink, title: 'First', description: 'News.'};
    const path = `${permalink.replace(/\/$/, '')}/`;
    expect(find(await indexOf(postsWith(id, metadata)), path)).toEqual({
      path,
      title: 'First',
      description: 'News.',
      section,
    });
  });

  it('leaves out what is unlisted', async () => {
    const hidden = {...SEQUENCE, unlisted: true};
    const known = (await indexOf({})).length;
    expect(await indexOf(docsWith(hidden))).toHaveLength(known);
    expect(await indexOf(postsWith('default', hidden))).toHaveLength(known);
    expect(await indexOf(docsWith(hidden, SEQUENCE))).toHaveLength(known + 1);
  });

  it('puts the pages below the base path, once', async () => {
    const pages = await indexOf(
      docsWith({...SEQUENCE, permalink: '/site/docs/sequence'}),
      '/site/',
    );
    expect(find(pages, '/site/')?.title).toBe('Make videos with React');
    expect(find(pages, '/site/about/')).toBeDefined();
    expect(find(pages, '/site/docs/sequence/')).toBeDefined();
    expect(pages.filter(({path}) => !/^\/site\/(?!site\/)/.test(path))).toEqual(
      [],
    );
  });

  it('sorts by address and has none twice', async () => {
    const paths = (await indexOf(docsWith(SEQUENCE))).map(({path}) => path);
    expect(paths).toEqual(
      [...new Set(paths)].sort((a, b) => a.localeCompare(b)),
    );
  });
});
