import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findRun, normalizePath} from '../client/normalizePath';
import type {Route} from '../generated';
import {
  cutRuns,
  findLinkedEverywhere,
  findShells,
  indexDocs,
  splitRoutes,
} from '../routes';
import {createRoute as page, notFound} from './site';

function parent(path: string, routes: readonly Route[]): Route {
  return page(path, {exact: false, routes});
}

/** Addresses of a site with several folders and two versions of the docs. */
const address = fc
  .tuple(
    fc.constantFrom('/', '/site/', '/docs/', '/docs/1.0/', '/docs/next/'),
    fc.array(fc.constantFrom('a', 'A-b', 'ab', 'é', 'z_9', 'b', '~', '0'), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom('', '/'),
  )
  .map(([folder, words, end]) => folder + words.join('/') + end);

const split = (routes: readonly Route[]): ReturnType<typeof splitRoutes> =>
  splitRoutes({routes, chunkNames: {}}, () => false);

describe('pages leave the routes', () => {
  it('of every list, with the number of the list', () => {
    const {kept, leaves} = split([
      page('/about/'),
      parent('/docs/', [parent('/docs/', [page('/docs/a/'), page('/docs/')])]),
      notFound,
    ]);
    expect(leaves.map(({path, list}) => [path, list])).toEqual([
      ['/about/', 0],
      ['/docs/a/', 2],
      ['/docs/', 2],
    ]);
    expect(kept).toMatchObject([
      {
        path: '/docs/',
        list: 1,
        routes: [{path: '/docs/', list: 2, routes: []}],
      },
      {path: '*'},
    ]);
  });

  it.each([
    ['a parameter', page('/:id/')],
    ['a wildcard', page('/x/*')],
    ['no exact match', page('/x/', {exact: false})],
    ['an ending of its own', page('/x.html')],
  ])('unless they have %s, which also keeps those after it', (_, route) => {
    const {kept, leaves} = split([page('/a/'), route, page('/z/')]);
    expect(leaves.map(({path}) => path)).toEqual(['/a/']);
    expect(kept.map(({path}) => path)).toEqual([route.path, '/z/']);
  });
});

describe('runs', () => {
  it('every page of random sites is found in its own run', () => {
    const sites = fc.uniqueArray(address, {minLength: 1, maxLength: 300});
    fc.assert(
      fc.property(sites, (paths) => {
        // Of the docs, of their version 1.0, or of neither.
        const pagesIn = (folder: string): Route[] =>
          paths
            .filter(
              (path) => /^\/docs\/(?:1\.0\/)?|/.exec(path)?.[0] === folder,
            )
            .map((path) => page(path));
        const {leaves} = split([
          ...pagesIn(''),
          parent('/docs/', [
            parent('/docs/1.0/', pagesIn('/docs/1.0/')),
            parent('/docs/', pagesIn('/docs/')),
          ]),
          notFound,
        ]);
        expect(leaves).toHaveLength(paths.length);
        const runs = cutRuns(leaves);
        const firstKeys = runs.map((run) => run[0]?.key ?? '');
        expect(runs.flat()).toHaveLength(leaves.length);
        const isLost = (path: string, key: string): boolean =>
          !runs[findRun(firstKeys, key)]?.some((leaf) => leaf.path === path);
        const lost = paths.filter((path) =>
          [path, path.toUpperCase(), path.replace(/\/?$/, '/')].some((form) =>
            isLost(path, normalizePath(form)),
          ),
        );
        expect(lost).toEqual([]);
      }),
      {numRuns: 60},
    );
  });

  it('are neither too short nor too long, and end with their folder', () => {
    const keysOf = (folder: string, length: number): string[] =>
      Array.from({length}, (_, index) => `/${folder}/${index + 10}`);
    const keys = [...keysOf('a', 20), ...keysOf('b', 70), '/c/1'];
    const sizes = cutRuns(keys.map((key) => ({key}))).map((run) => run.length);
    expect(sizes).toEqual([20, 24, 24, 22, 1]);
  });

  it('keep pages with one key together', () => {
    const pages = Array.from({length: 40}, () => ({key: '/same'}));
    expect(cutRuns(pages)).toHaveLength(1);
  });

  it('an address before the first run is in none', () => {
    expect(findRun(['/b', '/c'], '/a')).toBe(-1);
    expect(findRun([], '/a')).toBe(-1);
    expect(findRun(['/b', '/c'], '/zzz')).toBe(1);
  });
});

it('chunks of the parents and of most pages become one', () => {
  const routes = [
    page('/x/'),
    parent('/docs/', [page('/docs/a/'), page('/docs/b/'), page('/docs/c/')]),
  ];
  const chunkNames = {
    '/x/-abc': {__comp: 'x'},
    '/docs/-abc': {__comp: 'root', __context: {plugin: 'context'}},
    '/docs/a/-abc': {__comp: 'item', content: 'a'},
    '/docs/b/-abc': {__comp: 'item', content: 'b'},
    '/docs/c/-abc': {__comp: 'tags'},
  };
  expect(Object.fromEntries(findShells({routes, chunkNames}))).toEqual({
    root: 'root',
    context: 'root',
    item: 'root',
  });
});

const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        {
          name: 'current',
          docs: [{id: 'a', path: '/docs/a'}],
          sidebars: {main: {link: {path: '/docs/b', label: 'b'}}},
        },
        {name: '1.0', docs: [{id: 'a', path: '/docs/1.0/a'}]},
      ],
    },
  },
};

it('documents of the global data come with those of other versions', () => {
  const docs = indexDocs(globalData).get('/docs/1.0/a');
  expect(docs?.map(({version, doc}) => [version, doc.path])).toEqual([
    ['current', '/docs/a'],
    ['1.0', '/docs/1.0/a'],
  ]);
});

it('links of the navbar and of sidebars are found, with the base of the site', () => {
  const navbar = {
    items: [
      {to: '/player/#a', items: [{to: '/Docs/A/'}]},
      {type: 'doc', docId: 'intro'},
      {href: 'https://example.com/'},
    ],
  };
  const {keys, ids} = findLinkedEverywhere([navbar], globalData, '/site/');
  for (const key of ['/site', '/site/player', '/site/docs/a', '/docs/b']) {
    expect(keys).toContain(key);
  }
  expect(ids).toContain('intro');
});
