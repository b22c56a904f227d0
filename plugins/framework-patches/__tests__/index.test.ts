import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import frameworkPatchesPlugin from '..';

const createPlugin = (): ReturnType<typeof frameworkPatchesPlugin> =>
  frameworkPatchesPlugin({
    baseUrl: '/',
    siteDir: '/site',
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
      performance: {getEntriesByType: () => []},
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
  it('leave prefixes to the minifier, have no file of settings, and purge Infima', () => {
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
      plugins: [...others, {postcssPlugin: 'lean-infima'}],
    });
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
    'leaves out the highlighter, by the name with which the theme imports it, and Intl for %s',
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
        [
          expect.stringMatching(/\/utils\/IntlUtils\.js$/),
          expect.stringMatching(/dateFormat\.ts$/),
        ],
        ...others,
      ]);
    },
  );
});
