import {describe, expect, it} from 'vitest';
import {parseRegistry, parseRoutes} from '../generated';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s/',
    component: ComponentCreator('/it\\'s/', 'abc'),
    exact: true
  },
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', 'def'),
    routes: [
      {
        path: '/docs/a/',
        component: ComponentCreator('/docs/a/', '123'),
        exact: true,
        sidebar: "main",
        "data-x": {"y":1}
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('routes.js', () => {
  it('is read with lists within lists and all attributes', () => {
    const route = {exact: false, routes: undefined, attributes: {}};
    expect(parseRoutes(ROUTES, 'routes.js')).toEqual([
      {...route, path: "/it's/", hash: 'abc', exact: true},
      {
        ...route,
        path: '/docs/',
        hash: 'def',
        routes: [
          {
            ...route,
            path: '/docs/a/',
            hash: '123',
            exact: true,
            attributes: {sidebar: 'main', 'data-x': {y: 1}},
          },
        ],
      },
      {...route, path: '*', hash: undefined},
    ]);
  });

  it.each([
    ['another head', ROUTES.replace('import React', 'import * as React')],
    [
      'no not-found route',
      ROUTES.replace(/ {2}\{\n {4}path: '\*'.*?\},\n/s, ''),
    ],
    ['a component of another path', ROUTES.replace("('/docs/a/'", "('/b/'")],
    ['a route without a path', ROUTES.replace("path: '/docs/a/',", '')],
    [
      'a list that is none',
      ROUTES.replace(/routes: \[.*?\n {4}\]/s, 'routes: 1'),
    ],
  ])('%s stops the build and tells what to do', (_, source) => {
    expect(source).not.toBe(ROUTES);
    expect(() => parseRoutes(source, '/site/routes.js')).toThrow(
      /\/site\/routes\.js is not as expected\.\nExpected: .+\nFound: .+\n.*LEAN_CLIENT=off/s,
    );
  });
});

const LINE = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

describe('registry.js', () => {
  it('is read with escaped requests', () => {
    const source = `export default {\n${LINE('a1', '@site/a.mdx')}\n${LINE('b2', 'C:\\\\b')}};\n`;
    expect([...parseRegistry(source, 'registry.js')]).toEqual([
      ['a1', '@site/a.mdx'],
      ['b2', 'C:\\b'],
    ]);
  });

  it.each([
    ['another form', 'module.exports = {};\n'],
    ['a line without the weak request', 'export default {\n  "a": [1]};\n'],
    [
      'two requests in a line',
      `export default {\n${LINE('a', 'x').replace('Weak("x")', 'Weak("y")')}};\n`,
    ],
  ])('%s stops the build', (_, source) => {
    expect(() => parseRegistry(source, 'registry.js')).toThrow(
      'registry.js is not as expected',
    );
  });
});
