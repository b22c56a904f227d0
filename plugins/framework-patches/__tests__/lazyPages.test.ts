import {expect, it, vi} from 'vitest';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {lazyPages} from '../lazyPages';

it('compiles pages on demand, which the list of pages names once', () => {
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
      rules: {include: string; options: {search: RegExp; replace: string}}[];
    };
    devServer: {
      setupMiddlewares: (handlers: unknown[], server: object) => unknown[];
    };
  };
  expect(lazyCompilation).toEqual({entries: false});
  const [rule] = module.rules;
  expect(rule?.include).toBe('/site/.docusaurus/registry.js');
  const {search = /$/, replace = ''} = rule?.options ?? {};
  const entry = (last: string): string =>
    `  "a": [() => import("@site/a.mdx"), "@site/a.mdx", ${last}],\n`;
  expect(
    entry('require.resolveWeak("@site/a.mdx")')
      .repeat(2)
      .replace(search, replace),
  ).toBe(entry('"@site/a.mdx"').repeat(2));
  const handlers: unknown[] = ['others'];
  expect(devServer.setupMiddlewares(handlers, {compiler: {}})).toEqual([]);
  expect(handlers).toEqual([ask, 'others']);
});
