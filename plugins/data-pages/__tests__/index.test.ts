import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {experts} from '../../../src/data/experts';
import {plans} from '../../../src/data/pricing';
import type {Template} from '../../../src/data/schema';
import {templates} from '../../../src/data/templates';
import {collectOutput, type Output} from '../../__tests__/collectOutput';
import * as list from '../../examples/list';
import dataPagesPlugin, {dataRoutes} from '..';

vi.mock(import('../../examples/list'), {spy: true});

const SITE_DIR = path.resolve(__dirname, '../../..');

const routes = dataRoutes();
const paths = routes.map((route) => route.path);

/** Runs the plugin; returns the routes and the data files it makes. */
async function load(baseUrl: string): Promise<Output> {
  const output = collectOutput();
  const plugin = dataPagesPlugin({
    siteDir: SITE_DIR,
    siteConfig: {baseUrl},
  } as LoadContext) as Plugin<undefined>;
  await plugin.contentLoaded?.({content: undefined, actions: output.actions});
  return output;
}

it('leaves search terms to the search index', async () => {
  expect(templates.some(({searchTerms}) => searchTerms)).toBe(true);
  const {files} = await load('/');
  expect(JSON.stringify([...files.values()])).not.toContain('searchTerms');
});

describe('dataRoutes', () => {
  it.each([
    ['templates', templates],
    ['experts', experts],
  ])('has a page for each of the %s', (folder, entries) => {
    expect(
      paths.filter((name) => new RegExp(`^${folder}/.`).test(name)),
    ).toEqual(entries.map(({slug}) => `${folder}/${slug}/`));
  });

  it('has the four list pages, and each address once', () => {
    expect(paths.filter((name) => /^[a-z]+\/$/.test(name))).toEqual([
      'templates/',
      'experts/',
      'showcase/',
      'about/',
    ]);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it.each([...new Set(routes.map(({component}) => component))])(
    'draws pages with %s, which exists',
    (component) => {
      const file = `${component.replace('@site', SITE_DIR)}/index.tsx`;
      expect(fs.existsSync(file)).toBe(true);
    },
  );

  it('gives each page the entry of its address', () => {
    const slugs = routes.flatMap(({path: name, props}) => {
      const entry = props.template ?? props.expert;
      return entry ? [[name, (entry as {slug: string}).slug]] : [];
    });
    expect(slugs).toHaveLength(templates.length + experts.length);
    for (const [name, slug] of slugs) {
      expect(name?.split('/')[1]).toBe(slug);
    }
  });

  it('offers three others on the page of each template, the most alike', () => {
    const pages = routes.filter((route) => 'others' in route.props);
    expect(pages).toHaveLength(templates.length);
    for (const {props} of pages) {
      const template = props.template as Template;
      const offered = (props.others as readonly Template[]).map(
        ({slug}) => slug,
      );
      const shareOf = ({technologies}: Template): number =>
        technologies.filter((name) => template.technologies.includes(name))
          .length / technologies.length;
      const shares = (isOffered: boolean): number[] =>
        templates
          .filter(({slug}) => slug !== template.slug)
          .filter(({slug}) => offered.includes(slug) === isOffered)
          .map(shareOf);
      expect(shares(true), template.slug).toHaveLength(3);
      expect(Math.min(...shares(true)), template.slug).toBeGreaterThanOrEqual(
        Math.max(...shares(false)),
      );
    }
  });
});

describe('data-pages', () => {
  it('adds each page below the base path', async () => {
    const {routes: made} = await load('/site/');
    expect(made.map((route) => route.path)).toEqual(
      paths.map((name) => `/site/${name}`),
    );
    expect(made.every(({exact}) => exact)).toBe(true);
  });

  it('stores each prop of a page as a file of its own', async () => {
    const {routes: made, files} = await load('/');
    const [template] = templates;
    const route = made.find(
      (entry) => entry.path === `/templates/${template?.slug}/`,
    );
    const name = `templates-${template?.slug}`;
    expect(route?.modules).toEqual({
      template: `@site/.docusaurus/${name}-template.json`,
      others: `@site/.docusaurus/${name}-others.json`,
    });
    expect(files.get(`${name}-template.json`)).toEqual({
      ...template,
      searchTerms: undefined,
    });
  });

  it('stores what the home page shows', async () => {
    const {files} = await load('/');
    expect(files.get('featured.json')).toContainEqual(
      expect.objectContaining({
        slug: templates.find(({featured}) => featured)?.slug,
      }),
    );
    expect(files.get('plans.json')).toEqual(plans);
    expect(files.get('community.json')).toHaveProperty('numbers');
  });

  it('is made again when a list changes', () => {
    const plugin = dataPagesPlugin({
      siteConfig: {baseUrl: '/'},
    } as LoadContext);
    expect(plugin.getPathsToWatch?.()).toEqual([
      'src/data/*.ts',
      'examples/posters.json',
    ]);
  });
});

it('names an entry of the showcase that has no picture, and the remedy', () => {
  vi.spyOn(list, 'readPosters').mockReturnValue({});
  expect(() => dataRoutes()).toThrow(
    /^The showcase entry "Hackreels" has no picture\. Run "npm run fix"/,
  );
});
