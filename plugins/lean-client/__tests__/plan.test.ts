import {describe, expect, it} from 'vitest';
import {makePlan} from '../plan';
import {createSite} from './site';

const site = createSite();
const {files, levels, extras, shells} = makePlan(site);

/** Text of a file by its name, without the ending of modules. */
const textOf = (name: string): string => files.get(`${name}.js`) ?? '';

/** Name of the only module with a text. */
function moduleWith(text: string): string {
  const names = [...files].filter(([, content]) => content.includes(text));
  expect(names).toHaveLength(1);
  return String(names[0]?.[0]).replace('.js', '');
}

const guides = moduleWith('addSidebar("default/current", "guides"');
const commands = moduleWith('addSidebar("default/current", "commands"');
const part = moduleWith('addPart("default/current"');

describe('the main bundle', () => {
  it('has the pages to which every page links', () => {
    const routes = textOf('routes');
    expect(routes).toContain('/docs/b/');
    expect(routes).toContain('/docs/start/');
    expect(routes).not.toMatch(/"\/docs\/a\/"|\/10\//);
  });

  it('has the documents of these pages and the main one of each version', () => {
    const docs = ['b', 'render', 'start'].map((id) => ({id}));
    const data: unknown = JSON.parse(files.get('globalData.json') ?? '');
    expect(data).toMatchObject({
      other: {default: {x: 1}},
      'docusaurus-plugin-content-docs': {default: {versions: [{docs}]}},
    });
  });

  it('has the versions without documents and sidebars', () => {
    const text = textOf('version-props');
    expect(text).toContain('{"pluginId":"default","version":"current"}');
    expect(text).toContain('{"layout":"wide"}');
    expect(textOf('registry')).toContain(
      '"@generated/lean-client/version-props.js"',
    );
  });

  it('has no configuration that the build alone reads', () => {
    expect(JSON.parse(files.get('docusaurus.config.json') ?? '')).toEqual({
      baseUrl: '/',
      title: 'Site',
      future: {experimental_router: 'browser'},
      themeConfig: site.config.themeConfig,
    });
  });

  it('knows the frame of the documentation, and the first page of each shard', () => {
    expect([...shells]).toEqual(['docs']);
    expect(textOf('table')).toContain('["/10","/34"]');
  });
});

it('the other pages are in shards', () => {
  expect(textOf('routes-0')).toContain('"/10/"');
  expect(textOf('routes-1')).toContain('"/docs/a/"');
  expect(textOf('routes-1')).not.toContain('["/docs/b/"');
});

it('a sidebar that pages show is a module, and so is its closed category', () => {
  expect(Object.fromEntries(levels)).toEqual({
    'routes-0': 1,
    'routes-1': 1,
    [guides]: 2,
    [part]: 3,
    [commands]: 2,
  });
  expect(Object.fromEntries(extras)).toEqual({
    [guides]: [part],
    [commands]: [],
  });
  expect([...files.values()].join('')).not.toContain('"unused"');
});

it('a page names the parts of its sidebar that it shows, and its cards', () => {
  const kept = JSON.parse(files.get('routesChunkNames.json') ?? '') as object;
  expect(kept).toEqual({
    '/docs/-abc': {__comp: 'docs', __props: 'props'},
    '/docs/start/-abc': {
      __comp: 'item',
      content: 'start',
      sidebarParts: {0: guides},
    },
    '/docs/b/-abc': {
      __comp: 'item',
      content: 'b',
      sidebarParts: {0: guides, 1: part},
    },
  });
  const cards = moduleWith('"title":"Page b"');
  expect(textOf(cards)).toContain('"title":"Page a"');
  expect(textOf(cards)).not.toContain('"title":"Page start"');
  expect(textOf('routes-1')).toContain(
    `"content":"a","sidebarParts":{"0":"${guides}","1":"${part}","2":"${cards}"}`,
  );
  expect(textOf('routes-1')).toContain(
    `"__comp":"category","sidebarParts":{"0":"${guides}","1":"${moduleWith('"title":"Page start"')}"}`,
  );
});

describe('the documents of a sidebar', () => {
  it('are those of its links, and others are written out', () => {
    expect(textOf(part)).toContain('docsOf(items, "guides")');
    expect(textOf(part)).not.toContain('"id":"a"');
    expect(textOf(guides)).toContain('"id":"timing"');
  });

  it('are written out if a link leads to a document of another sidebar', () => {
    expect(textOf(commands)).not.toContain('docsOf(');
    expect(textOf(commands)).toContain('"id":"render"');
    expect(textOf(commands)).not.toContain('"id":"a"');
  });
});

it('stops the build if the properties of a version are not found', () => {
  const registry = new Map([...site.generated.registry, ['props', '@x/y']]);
  expect(() =>
    makePlan({...site, generated: {...site.generated, registry}}),
  ).toThrow(
    /routesChunkNames\.json is not as expected\.\nExpected: the properties of 1 versions .*\nFound: 0/,
  );
});
