import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import frameworkPatchesPlugin from '..';

const createPlugin = (): ReturnType<typeof frameworkPatchesPlugin> =>
  frameworkPatchesPlugin({
    baseUrl: '/',
    siteStorage: {type: 'localStorage', namespace: '-a"b'},
  } as LoadContext);

function inlineScript(): string {
  const {headTags} =
    createPlugin().injectHtmlTags?.({content: undefined}) ?? {};
  expect(headTags).toHaveLength(1);
  const [tag] = headTags as readonly {tagName: string; innerHTML: string}[];
  expect(tag?.tagName).toBe('script');
  return tag?.innerHTML ?? '';
}

describe('the early guard', () => {
  it('puts a script into the head that needs nothing but a browser', () => {
    const replaceState = vi.fn();
    const addEventListener = vi.fn();
    const getItem = vi.fn();
    vm.runInNewContext(inlineScript(), {
      navigator: {},
      Storage: {prototype: {setItem: vi.fn()}},
      URLSearchParams,
      window: {
        location: {
          origin: 'https://site.example',
          pathname: '/docs/index.html',
          search: '',
          hash: '#%',
        },
        history: {state: null, replaceState},
        localStorage: {getItem},
        addEventListener,
      },
    });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      null,
      '',
      'https://site.example/docs/',
    );
    expect(getItem).toHaveBeenCalledExactlyOnceWith('theme-a"b');
    expect(addEventListener.mock.calls.map(([type]) => String(type))).toEqual([
      'keydown',
      'click',
      'search-ready',
      'popstate',
      'hashchange',
      'error',
    ]);
  });

  it('has no text that would end the script early', () => {
    expect(inlineScript()).not.toMatch(/<\/script|<!--/i);
  });
});

describe('the style sheets', () => {
  it('leave prefixes to the minifier, and have no file of settings', () => {
    const others = [
      ['/node_modules/postcss-other/index.js', {}],
      {postcssPlugin: 'of the theme'},
    ];
    expect(
      createPlugin().configurePostCss?.({
        ident: 'postcss',
        plugins: [['/node_modules/postcss-preset-env/index.js', {}], ...others],
      }),
    ).toMatchObject({
      ident: 'postcss',
      config: false,
      plugins: [...others, {postcssPlugin: 'drop-unused'}],
    });
  });

  it('lack the parts of Infima that the theme does not have', () => {
    const {plugins} = createPlugin().configurePostCss?.({
      ident: 'postcss',
      plugins: [],
    }) as unknown as {
      readonly plugins: readonly [{readonly Once: (sheet: object) => void}];
    };
    const isDropped = (file: string, ...selectors: string[]): boolean => {
      const remove = vi.fn();
      plugins[0].Once({
        source: {input: {file}},
        walkRules: (visit: (rule: object) => void) =>
          visit({selectors, remove}),
      });
      return remove.mock.calls.length > 0;
    };
    const infima = '/node_modules/infima/dist/css/default/default.css';
    expect(isDropped(infima, '.pagination__item:hover', '.pills')).toBe(true);
    expect(isDropped(infima, '.button--danger:hover')).toBe(true);
    expect(isDropped(infima, '.pagination-nav__link')).toBe(false);
    expect(isDropped(infima, '.card', '.avatar__photo')).toBe(false);
    expect(isDropped(infima, '.pills--block', '.tabs--block')).toBe(false);
    expect(isDropped('/site/src/css/docs.css', '.pills')).toBe(false);
    // An upgrade that uses them is noticed here.
    const theme = path.join(
      path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
      'lib',
    );
    const users = fs
      .readdirSync(theme, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /\b(?:pagination(?:--|__)|pills\b|button-group|button--(?:active|block|danger|info|link|success|warning)|row--align|card(?:--|__)|avatar(?:--|__photo--)|breadcrumbs--)/.test(
          fs.readFileSync(path.join(theme, file), 'utf8'),
        ),
      );
    expect(users).toEqual([]);
  });
});

describe('the bundler', () => {
  it.each([
    ['browsers', false, []],
    [
      'the pages that are rendered to HTML, with another router',
      true,
      [['react-router$', expect.stringMatching(/serverRouter\/index\.ts$/)]],
    ],
  ])(
    'leaves out the highlighter, by the name with which the theme imports it, for %s',
    (_, isServer, others) => {
      const {configureWebpack} = createPlugin();
      const {resolve} = (
        configureWebpack as (
          config: object,
          isServer: boolean,
        ) => {readonly resolve: {readonly alias: object}}
      )({}, isServer);
      expect(Object.entries(resolve.alias)).toEqual([
        [
          expect.stringMatching(/\/lib\/prism-include-languages$/),
          expect.stringMatching(/noHighlighter\.ts$/),
        ],
        ...others,
      ]);
    },
  );
});
