import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {INTERNAL_EXPORTS, INTERNAL_PACKAGES} from '../../internalApi';
import {findFamily} from '../declarations/family';
import {InternalApi} from '../internal';
import {findToolkitPackages, packageOf, toolkitPackageOf} from '../packages';
import {writeToolkit, type Files} from './fixture';

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
      '@remotion/a/package.json': JSON.stringify({
        name: '@remotion/a',
        version: '1.0.0',
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
    expect(found).toMatchObject({name: '@remotion/a', version: '1.0.0'});
    const inside = (file: string): string =>
      path.join(dir, 'node_modules/@remotion/a', file);
    expect(found?.entryPoints).toEqual([
      {
        specifier: '@remotion/a',
        types: inside('dist/index.d.ts'),
        code: inside('dist/index.js'),
      },
      {
        specifier: '@remotion/a/client',
        types: inside('dist/client.d.ts'),
        code: inside('dist/client.js'),
      },
    ]);
  });

  it('leaves out binaries and packages of others', () => {
    const dir = writeToolkit({
      '@remotion/compositor-linux-x64-gnu/package.json':
        '{"name": "@remotion/compositor-linux-x64-gnu", "version": "1.0.0"}',
      'react/package.json': '{"name": "react", "version": "1.0.0"}',
    });
    expect(findToolkitPackages(dir)).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['1.0.1', '1.0.1'],
  ])('says what to run when %s is installed', (installed, version) => {
    const dir = writeToolkit({
      '@remotion/a/package.json': JSON.stringify({version}),
    });
    if (version === undefined) {
      fs.rmSync(path.join(dir, 'node_modules'), {recursive: true});
    }
    expect(() => findToolkitPackages(dir)).toThrow(
      `\n- @remotion/a: pinned 1.0.0, installed ${installed}\nRun: npm ci --prefix toolkit --ignore-scripts`,
    );
  });
});

describe('findFamily', () => {
  const fonts = (odd: Files = {}): Files => ({
    '@remotion/google-fonts/package.json': JSON.stringify({
      name: '@remotion/google-fonts',
      version: '1.0.0',
      exports: {'./*': {types: './dist/*.d.ts', require: './dist/*.js'}},
    }),
    ...Object.fromEntries(
      ['Inter', 'Lato', 'ABeeZee'].map((name) => [
        `@remotion/google-fonts/dist/${name}.d.ts`,
        'export declare const getInfo: 1;\nexport declare const fontFamily: 2;\nexport declare const loadFont: 3;',
      ]),
    ),
    '@remotion/google-fonts/dist/base.d.ts': 'export {};',
    ...odd,
  });

  it('counts modules that export the same', () => {
    const family = findFamily(findToolkitPackages(writeToolkit(fonts())));
    expect(family?.count).toBe(3);
    expect(family?.entry.specifier).toBe('@remotion/google-fonts/{FontName}');
  });

  it('refuses a module that exports something else', () => {
    const dir = writeToolkit(
      fonts({
        '@remotion/google-fonts/dist/Odd.d.ts':
          'export declare const other: 1;',
      }),
    );
    expect(() => findFamily(findToolkitPackages(dir))).toThrow(
      /Odd\.d\.ts of 1 does not export exactly fontFamily, getInfo, loadFont.*Correct FAMILY/,
    );
  });
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
