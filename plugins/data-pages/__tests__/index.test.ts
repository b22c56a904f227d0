import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {experts} from '../../../src/data/experts';
import {plans} from '../../../src/data/pricing';
import {templates} from '../../../src/data/templates';
import {collectOutput, type Output} from '../../__tests__/collectOutput';
import * as list from '../../examples/list';
import dataPagesPlugin, {dataRoutes, requireExamples} from '..';

vi.mock(import('../../examples/list'), {spy: true});

const SITE_DIR = path.resolve(__dirname, '../../..');

const routes = dataRoutes(SITE_DIR);
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

it('leaves search terms to the search index and to the list of templates', async () => {
  expect(templates.some(({searchTerms}) => searchTerms)).toBe(true);
  const {files} = await load('/');
  expect(JSON.stringify([...files.values()])).not.toContain('searchTerms');
  expect(files.get('templates-templates.json')).toContainEqual(
    expect.objectContaining({
      slug: 'audiogram',
      terms: templates.find(({slug}) => slug === 'audiogram')?.searchTerms,
    }),
  );
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

  it('shows on the page of each template its composition and its code', () => {
    for (const template of templates) {
      const route = routes.find(
        (each) => each.path === `templates/${template.slug}/`,
      );
      expect(route?.examples?.[0]).toBe(template.example);
      expect(route?.examples).toHaveLength(
        1 + (route?.props.others as readonly unknown[]).length,
      );
      expect((route?.props.code as {html: string}).html).toContain('remotion');
    }
  });
});

describe('requireExamples', () => {
  it('accepts templates whose compositions exist', () => {
    expect(() =>
      requireExamples([{slug: 'blank', example: 'Dot'}], ['Dot']),
    ).not.toThrow();
  });

  it('names each that does not, and what to do', () => {
    expect(() =>
      requireExamples(
        [
          {slug: 'blank', example: 'Dot'},
          {slug: 'three', example: 'Cube'},
        ],
        ['Dot'],
      ),
    ).toThrow(
      /^src\/data\/templates\.ts: [^]*\n- "three" names the example "Cube", which does not exist\. Add examples\/Cube\.tsx with examples\/Cube\.meta\.ts, or name another\.$/,
    );
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
      code: `@site/.docusaurus/${name}-code.json`,
      examples: `@site/.docusaurus/${name}-examples.js`,
    });
    expect(files.get(`${name}-examples.js`)).toMatch(
      new RegExp(
        `^import \\* as example0 from '@generated/examples/default/${template?.example}\\.js';\n[^]*\nexport default \\[example0, example1, example2, example3\\];\n$`,
      ),
    );
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
      'examples/Template*.tsx',
      'examples/posters.json',
    ]);
  });
});

it('names an entry that has no picture, and the remedy', () => {
  vi.spyOn(list, 'readPosters').mockReturnValue({});
  expect(() => dataRoutes(SITE_DIR)).toThrow(
    /^The entry "[\w-]+\/[\w-]+" has no picture\. Run "npm run fix"/,
  );
});
