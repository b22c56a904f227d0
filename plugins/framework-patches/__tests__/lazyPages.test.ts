import {expect, it, vi} from 'vitest';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {lazyPages} from '../lazyPages';

it('compiles pages on demand, which the list of pages names once', () => {
  let isDone = (stats: {hasErrors: () => boolean}): void =>
    expect(stats).toBeUndefined();
  const server = {
    compiler: {
      hooks: {
        done: {
          tap(_: string, listen: typeof isDone) {
            isDone = listen;
          },
        },
      },
    },
    getStats: vi.fn((stats: object) => ({stats})),
    sendMessage: vi.fn(),
  };
  const {getStats} = server;
  const ask = vi.fn();
  const currentBundler = {
    instance: {lazyCompilationMiddleware: () => ask},
  } as unknown as ConfigureWebpackUtils['currentBundler'];
  const {lazyCompilation, module, devServer} = lazyPages(
    {currentBundler},
    '/site/.docusaurus',
  ) as {
    lazyCompilation: object;
    module: {
      rules: {
        include: string;
        options: {multiple: {search: RegExp; replace: string}[]};
      }[];
    };
    devServer: {
      setupMiddlewares: (handlers: unknown[], server: object) => unknown[];
    };
  };
  expect(lazyCompilation).toEqual({entries: false});
  const [rule] = module.rules;
  expect(rule?.include).toBe('/site/.docusaurus/registry.js');
  const entry = (comment: string, last: string): string =>
    `  "a": [() => import(/* ${comment} */ "@site/a.mdx"), "@site/a.mdx", ${last}],\n`;
  const list = entry(
    'webpackChunkName: "a-1"',
    'require.resolveWeak("@site/a.mdx")',
  ).repeat(2);
  expect(
    rule?.options.multiple.reduce(
      (text, {search, replace}) => text.replace(search, replace),
      list,
    ),
  ).toBe(entry('webpackMode: "eager"', '"@site/a.mdx"').repeat(2));
  const handlers: unknown[] = ['others'];
  expect(devServer.setupMiddlewares(handlers, server)).toEqual([]);
  expect(handlers).toEqual([ask, 'others']);

  // Read once, whoever asks.
  const stats = {};
  expect(server.getStats(stats)).toBe(server.getStats(stats));
  expect(getStats).toHaveBeenCalledTimes(1);
  // Pages are loaded again once a mistake is mended, and not before.
  for (const hasErrors of [false, true, true]) {
    isDone({hasErrors: () => hasErrors});
  }
  expect(server.sendMessage).not.toHaveBeenCalled();
  isDone({hasErrors: () => false});
  expect(server.sendMessage).toHaveBeenCalledExactlyOnceWith(
    [],
    'static-changed',
  );
});
