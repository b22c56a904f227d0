import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import frameworkPatchesPlugin from '..';

/** The plugin on a site whose navbar has these items. */
function createPlugin(
  items: readonly object[] = [],
  currentLocale = 'en',
): ReturnType<typeof frameworkPatchesPlugin> {
  return frameworkPatchesPlugin({
    codeTranslations: {'theme.note': 'Note'},
    i18n: {currentLocale},
    siteConfig: {themeConfig: {navbar: {items}}},
    siteStorage: {type: 'localStorage', namespace: '-a"b'},
  } as unknown as LoadContext);
}

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
    ).toEqual({ident: 'postcss', config: false, plugins: others});
  });
});

describe('the bundler', () => {
  type Config = {
    readonly resolve: {readonly alias: object};
    readonly experiments?: {readonly cache: {readonly version: string}};
  };

  function configure(
    mode: 'development' | 'production',
    isServer: boolean,
    items?: readonly object[],
  ): Config {
    const {configureWebpack} = createPlugin(items);
    return (configureWebpack as (config: object, isServer: boolean) => Config)(
      {mode, experiments: {cache: {version: '1'}}},
      isServer,
    );
  }

  const aliasesOf = (
    ...parameters: Parameters<typeof configure>
  ): [string, unknown][] =>
    Object.entries(configure(...parameters).resolve.alias);

  const highlighter = [
    expect.stringMatching(/\/lib\/prism-include-languages$/),
    false,
  ];

  it('leaves out the highlighter, by the name with which the theme imports it', () => {
    expect(aliasesOf('development', false)).toEqual([highlighter]);
  });

  it('has another router for the pages that are rendered to HTML', () => {
    expect(aliasesOf('development', true)).toEqual([
      highlighter,
      ['react-router$', expect.stringMatching(/serverRouter\/index\.ts$/)],
    ]);
  });

  it('leaves the types of items out of a build that its navbar does not have', () => {
    const items = [
      {type: 'docSidebar', sidebarId: 'a'},
      {label: 'More', items: [{type: 'doc', docId: 'b'}]},
      {
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [{type: 'html', value: '<hr>'}],
      },
    ];
    const link = '@theme/NavbarItem/DefaultNavbarItem';
    for (const isServer of [true, false]) {
      expect(aliasesOf('production', isServer, items)).toEqual(
        expect.arrayContaining([
          ['@theme/NavbarItem/DocsVersionNavbarItem', link],
          ['@theme/NavbarItem/LocaleDropdownNavbarItem', link],
          ['@theme/NavbarItem/SearchNavbarItem', link],
        ]),
      );
    }
    expect(
      aliasesOf('production', false, items).filter(([, to]) => to === link),
    ).toHaveLength(3);
  });

  it('builds anew what it has built for another navbar', () => {
    const versionFor = (type: string): string | undefined =>
      configure('production', false, [{type}]).experiments?.cache.version;
    expect(versionFor('html')).toMatch(/^1-/);
    expect(versionFor('html')).not.toBe(versionFor('doc'));
  });

  it('leaves out of the theme what only translators need', () => {
    const source = `translate({
      message: 'Close',
      id: 'theme.Banner.close',
      description: 'The label of a button that isn\\'t shown',
    }); translate({id: 'theme.note', message: 'note'});
    <Translate id="theme.blog.more" description="The link">Read more</Translate>`;
    const rule = (locale: string): string => {
      const {configureWebpack} = createPlugin([], locale);
      const {module} = (
        configureWebpack as unknown as (config: object) => {
          readonly module: {
            readonly rules: readonly {
              readonly options: {
                readonly search: RegExp;
                readonly replace: () => string;
              };
            }[];
          };
        }
      )({});
      return module.rules
        .reduce(
          (text, {options: {search, replace}}) => text.replace(search, replace),
          source,
        )
        .replace(/\s+/g, ' ');
    };
    expect(rule('en')).toBe(
      "translate({ message: 'Close', }); translate({id: 'theme.note', message: 'note'}); <Translate >Read more</Translate>",
    );
    expect(rule('de')).toBe(
      "translate({ message: 'Close', id: 'theme.Banner.close', }); translate({id: 'theme.note', message: 'note'}); <Translate id=\"theme.blog.more\" >Read more</Translate>",
    );
  });
});
