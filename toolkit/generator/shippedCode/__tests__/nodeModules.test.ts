import {expect, it} from 'vitest';
import {manifest, writeToolkit} from '../../__tests__/fixture';
import {findToolkitPackages} from '../../packages';
import {findNodeEntryPoints} from '../nodeModules';

it('finds the entry points that load modules of Node.js, through other files too', () => {
  const dir = writeToolkit({
    '@remotion/a/package.json': manifest('@remotion/a', {
      exports: {
        '.': './index.js',
        './pure': './pure.js',
        './server': './server.mjs',
      },
    }),
    '@remotion/a/index.d.ts': '',
    '@remotion/a/index.js': "require('./loop');",
    '@remotion/a/loop.js': "require('./index'); require('@remotion/b');",
    '@remotion/a/pure.d.ts': '',
    '@remotion/a/pure.js': "require('./text'); require('react');",
    '@remotion/a/text.js': "exports.text = 'require(fs)';",
    '@remotion/a/server.d.ts': '',
    '@remotion/a/server.mjs': "export {join} from 'node:path';",
    '@remotion/b/package.json': manifest('@remotion/b', {main: 'index.js'}),
    '@remotion/b/index.js': "require('fs');",
  });
  const [item] = findToolkitPackages(dir);
  expect(item && findNodeEntryPoints(item)).toEqual([
    '@remotion/a',
    '@remotion/a/server',
  ]);
});
