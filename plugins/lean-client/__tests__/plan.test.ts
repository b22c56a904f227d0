import {describe, expect, it} from 'vitest';
import {hasCards, writeCards} from '../cards';
import {pruneConfig} from '../config';
import type {Page} from '../routes';
import {makePlan} from '../plan';
import {writeShards} from '../shards';
import {findVersions, writeVersions} from '../versions';
import {createSite} from './site';

const site = createSite();
const [version] = findVersions(site).byChunk.values();
const page = (id: string, component = 'item'): Page => ({
  key: `/docs/${id}`,
  path: `/docs/${id}/`,
  attributes: {sidebar: 'guides'},
  chunkNames: {__comp: component, content: id},
  parent: '/docs/-abc',
});

describe('the versions', () => {
  it('are known by the chunk with their properties and by the routes around them', () => {
    const {byChunk, byParent, otherProps} = findVersions(site);
    expect([...byChunk.keys()]).toEqual(['props']);
    expect(byParent.get('/docs/-abc')).toBe(byChunk.get('props'));
    expect(otherProps.get('props')).toEqual({layout: 'wide'});
    expect([...(version?.sidebars.keys() ?? [])]).toEqual(['guides', 'unused']);
  });

  it('are written without documents and sidebars', () => {
    const draft = {files: new Map<string, string>(), registry: new Map()};
    writeVersions(draft, findVersions(site));
    const text = draft.files.get('version-props.js');
    expect(text).toContain('{"pluginId":"default","version":"current"}');
    expect(text).toContain('{"layout":"wide"}');
    expect(draft.registry.get('props')).toBe(
      '@generated/lean-client/version-props.js',
    );
  });

  it('stop the build if one of them is not found', () => {
    const registry = new Map([...site.generated.registry, ['props', '@x/y']]);
    expect(() =>
      findVersions({...site, generated: {...site.generated, registry}}),
    ).toThrow(
      /routesChunkNames\.json is not as expected\.\nExpected: the properties of 1 versions .*\nFound: 0/,
    );
  });
});

it('the configuration loses what the build alone reads', () => {
  expect(pruneConfig(site.config)).toEqual({
    baseUrl: '/',
    title: 'Site',
    future: {experimental_router: 'browser'},
    themeConfig: site.config.themeConfig,
  });
});

describe('cards', () => {
  const registry = new Map([
    ...site.generated.registry,
    ['category', '@theme/DocCategoryGeneratedIndexPage'],
  ]);

  it.each([
    ['a page that names them', page('a'), true],
    ['a page that does not', page('b'), false],
    ['the generated page of a category', page('b', 'category'), true],
  ])('of %s: %s', (_, of, expected) => {
    const generated = {...site.generated, registry};
    expect(hasCards(of, {...site, generated})).toBe(expected);
  });

  it('are of the documents beside the page', () => {
    const files = new Map<string, string>();
    const name = version && writeCards({files}, version, page('a'));
    const text = files.get(`${name}.js`);
    expect(text).toContain('"title":"Page A"');
    expect(text).toContain('"title":"Page B"');
  });
});

it('shards are numbered, and the table has the first key of each', () => {
  const draft = {files: new Map(), levels: new Map(), registry: new Map()};
  const leaves = Array.from({length: 30}, (_, index) => ({
    ...page(String(index + 10)),
    hash: 'abc',
    list: 0,
  }));
  writeShards(draft, leaves, (members) => ({
    leaves: members,
    docs: [],
    names: [],
  }));
  expect([...draft.files.keys()]).toEqual([
    'routes-0.js',
    'routes-1.js',
    'table.js',
  ]);
  expect([...draft.levels]).toEqual([
    ['routes-0', 1],
    ['routes-1', 1],
  ]);
  expect(draft.files.get('table.js')).toContain('["/docs/10","/docs/34"]');
});

describe('a plan', () => {
  const {files, levels, extras, shells} = makePlan(site);
  const fileWith = (text: string): string | undefined =>
    [...files].find(([, content]) => content.includes(text))?.[0];
  const [root = '', part = ''] = [...extras].flatMap(([name, parts]) => [
    name,
    ...parts,
  ]);

  it('keeps in the main bundle the pages to which every page links', () => {
    const routes = files.get('routes.js');
    expect(routes).toContain('/docs/b/');
    expect(routes).toContain('/docs/start/');
    expect(routes).not.toMatch(/"\/docs\/a\/"|\/about\//);
    expect(files.get('globalData.json')).not.toContain('"id":"a"');
  });

  it('has the other pages in shards', () => {
    const shard = files.get('routes-0.js');
    expect(shard).toContain('/about/');
    expect(shard).toContain('/docs/a/');
    expect(shard).not.toContain('["/docs/b/"');
  });

  it('has each sidebar that pages show, a part for its closed category, and no other', () => {
    expect([...levels]).toEqual([
      ['routes-0', 1],
      [root, 2],
      [part, 3],
    ]);
    expect(extras.size).toBe(1);
    expect(files.get(`${root}.js`)).toContain('addSidebar("default/current"');
    expect(files.get(`${part}.js`)).toContain('"label":"A"');
    expect(fileWith('"unused"')).toBeUndefined();
  });

  it('names for each page the parts of its sidebar, and its cards', () => {
    const kept = JSON.parse(files.get('routesChunkNames.json') ?? '') as object;
    expect(kept).toHaveProperty(['/docs/start/-abc', 'sidebarParts'], {
      0: root,
    });
    expect(kept).toHaveProperty(['/docs/b/-abc', 'sidebarParts'], {
      0: root,
      1: part,
    });
    expect(files.get('routes-0.js')).toMatch(
      /"sidebarParts":\{"0":"sidebar-\w+","1":"sidebar-\w+","2":"cards-\w+"\}/,
    );
  });

  it('knows the frame of the documentation', () => {
    expect([...shells]).toEqual(['docs']);
  });
});
