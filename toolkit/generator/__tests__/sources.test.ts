import path from 'node:path';
import {expect, it} from 'vitest';
import {findToolkitPackages} from '../packages';
import {createSourceFinder} from '../sources';
import {manifest, writeToolkit} from './fixture';

const manifestOf = (name: string): string =>
  manifest(`@remotion/${name}`, {
    repository: {url: `https://example.com/o/r/tree/main/packages/${name}`},
  });

it.each([
  // A module of the own bundle, and one that another package has in its bundle.
  ['a/dist/cjs/box.d.ts', 'packages/a/src/box.tsx'],
  ['b/dist/math/round.d.ts', 'packages/b/src/math/round.ts'],
  // A file that no bundle names, and one of a package that is not there.
  ['a/dist/types.d.ts', undefined],
  ['c/dist/box.d.ts', undefined],
])('the source of %s is %s', (declaration, source) => {
  const dir = writeToolkit({
    '@remotion/a/package.json': manifestOf('a'),
    '@remotion/a/dist/esm/index.mjs':
      '// src/box.tsx\nvar box;\n// ../b/src/math/round.ts\nvar round;\n  // src/types.ts\n',
    '@remotion/b/package.json': manifestOf('b'),
  });
  const findSource = createSourceFinder(findToolkitPackages(dir));
  expect(
    findSource(path.join(dir, 'node_modules/@remotion', declaration)),
  ).toBe(source);
});
