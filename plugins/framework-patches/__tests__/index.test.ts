import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import frameworkPatchesPlugin from '..';

const plugin = frameworkPatchesPlugin({
  siteStorage: {type: 'localStorage', namespace: '-a"b'},
} as LoadContext);

function inlineScript(): string {
  const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
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

describe('the bundler', () => {
  function aliasesOf(isServer: boolean): [string, unknown][] {
    const {configureWebpack} = plugin;
    const config = (
      configureWebpack as (
        config: object,
        isServer: boolean,
      ) => {resolve: {alias: object}}
    )({}, isServer);
    return Object.entries(config.resolve.alias);
  }

  const highlighter = [
    expect.stringMatching(/\/lib\/prism-include-languages$/),
    false,
  ];

  it('leaves out the highlighter, by the name with which the theme imports it', () => {
    expect(aliasesOf(false)).toEqual([highlighter]);
  });

  it('has another router for the pages that are rendered to HTML', () => {
    expect(aliasesOf(true)).toEqual([
      highlighter,
      ['react-router$', expect.stringMatching(/serverRouter\/index\.ts$/)],
    ]);
  });
});
