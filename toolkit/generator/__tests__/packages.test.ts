import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {INTERNAL_EXPORTS, INTERNAL_PACKAGES} from '../../internalApi';
import {findFamily} from '../declarations/family';
import {InternalApi} from '../internal';
import {findToolkitPackages, packageOf, toolkitPackageOf} from '../packages';
import {manifest, writeToolkit, type Files} from './fixture';

describe('packageOf', () => {
  it.each([
    ['/x/node_modules/remotion/dist/index.d.ts', 'remotion', 'remotion'],
    ['/x/node_modules/@remotion/a/i.d.ts', '@remotion/a', '@remotion/a'],
    ['C:\\x\\node_modules\\@remotion\\a\\i.js', '@remotion/a', '@remotion/a'],
    ['/x/node_modules/@remotion/a/node_modules/zod/i.d.ts', 'zod', undefined],
    ['/x/src/index.ts', undefined, undefined],
  ])('of %s is %s', (file, name, toolkitName) => {
    expect(packageOf(file)).toBe(name);
    expect(toolkitPackageOf(file)).toBe(toolkitName);
  });
});

describe('findToolkitPackages', () => {
  it('finds the entry points: the package first, then its subpaths', () => {
    const dir = writeToolkit({
      '@remotion/a/package.json': manifest('@remotion/a', {
        exports: {
          './client': {
            types: './dist/client.d.ts',
            import: './dist/client.mjs',
            require: './dist/client.js',
          },
          './data': './data.json',
          './missing': './dist/missing.js',
          './package.json': './package.json',
          '.': './dist/index.js',
        },
      }),
      '@remotion/a/dist/index.js': '',
      '@remotion/a/dist/index.d.ts': '',
      '@remotion/a/dist/client.js': '',
      '@remotion/a/dist/client.d.ts': '',
    });
    const [found, ...others] = findToolkitPackages(dir);
    expect(others).toEqual([]);
    const inside = path.join(dir, 'node_modules/@remotion/a/dist');
    expect(found).toMatchObject({
      name: '@remotion/a',
      version: '1.0.0',
      entryPoints: [
        {
          specifier: '@remotion/a',
          types: `${inside}/index.d.ts`,
          code: `${inside}/index.js`,
        },
        {
          specifier: '@remotion/a/client',
          types: `${inside}/client.d.ts`,
          code: `${inside}/client.js`,
        },
      ],
    });
  });

  it('leaves out binaries and packages of others', () => {
    const dir = writeToolkit({
      '@remotion/compositor-linux-x64-gnu/package.json': manifest(
        '@remotion/compositor-linux-x64-gnu',
      ),
      'react/package.json': manifest('react'),
    });
    expect(findToolkitPackages(dir)).toEqual([]);
  });

  it.each(['nothing', '1.0.1'])(
    'says what to run when %s is installed',
    (installed) => {
      const dir = writeToolkit({
        '@remotion/a/package.json': manifest('@remotion/a', {
          version: installed,
        }),
      });
      if (installed === 'nothing') {
        fs.rmSync(path.join(dir, 'node_modules'), {recursive: true});
      }
      expect(() => findToolkitPackages(dir)).toThrow(
        `\n- @remotion/a: pinned 1.0.0, installed ${installed}\nRun: npm ci --prefix toolkit --ignore-scripts`,
      );
    },
  );
});

it('counts modules of fonts that export the same, and refuses others', () => {
  const font = ['getInfo', 'fontFamily', 'loadFont']
    .map((name) => `export declare const ${name}: 1;`)
    .join('\n');
  const dist = '@remotion/google-fonts/dist';
  const fonts = {
    '@remotion/google-fonts/package.json': manifest('@remotion/google-fonts', {
      exports: {'./*': {types: './dist/*.d.ts', require: './dist/*.js'}},
    }),
    [`${dist}/Inter.d.ts`]: font,
    [`${dist}/Lato.d.ts`]: font,
    [`${dist}/ABeeZee.d.ts`]: font,
    [`${dist}/base.d.ts`]: 'export {};',
  };
  const find = (files: Files): ReturnType<typeof findFamily> =>
    findFamily(findToolkitPackages(writeToolkit(files)));
  expect(find(fonts)).toMatchObject({
    count: 3,
    entry: {specifier: '@remotion/google-fonts/{FontName}'},
  });
  expect(() =>
    find({...fonts, [`${dist}/Odd.d.ts`]: 'export declare const other: 1;'}),
  ).toThrow(
    /Odd\.d\.ts of 1 does not export exactly fontFamily, getInfo, loadFont.*Correct FAMILY/,
  );
});

describe('InternalApi', () => {
  it('gives the reason, by pattern or by name', () => {
    const internal = new InternalApi();
    expect(internal.exportReason('remotion', 'Internals')).toContain('share');
    expect(internal.exportReason('remotion', '_x')).toContain('underscore');
    expect(internal.exportReason('remotion', 'Config')).toBe(
      INTERNAL_EXPORTS['remotion#Config'],
    );
    expect(internal.exportReason('remotion', 'Sequence')).toBeUndefined();
  });

  it('hides members of one export only, or by what their note says', () => {
    const internal = new InternalApi();
    internal.enter('@remotion/player', 'PlayerRef');
    expect(internal.isHidden('dispatchPlay')).toBe(true);
    expect(internal.isHidden('play')).toBe(false);
    expect(
      internal.isHidden('stack', {deprecated: 'For internal use only'}),
    ).toBe(true);
    internal.enter('remotion', 'Player');
    expect(internal.isHidden('dispatchPlay')).toBe(false);
  });

  it('knows which entries were of no use', () => {
    const internal = new InternalApi();
    const [first = ''] = Object.keys(INTERNAL_PACKAGES);
    expect(internal.unused()).toContain(first);
    internal.packageReason(first);
    expect(internal.unused()).not.toContain(first);
  });
});
