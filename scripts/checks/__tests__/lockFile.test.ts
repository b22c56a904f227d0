import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  findFaults,
  findForeignAddresses,
  findMissingPackages,
  LOCK_FILES,
} from '../lockFile';

/** A lock file with one package that has these optional packages. */
function lockFile(
  optional: readonly string[],
  locked: readonly string[],
): Parameters<typeof findMissingPackages>[0] {
  return {
    packages: {
      '': {},
      'node_modules/bundler': {
        optionalDependencies: Object.fromEntries(
          optional.map((name) => [name, '1.0.0']),
        ),
      },
      ...Object.fromEntries(
        locked.map((name) => [
          name,
          {resolved: `https://registry.npmjs.org/${name}`},
        ]),
      ),
    },
  };
}

const PLATFORM_PACKAGES = [
  '@bundler/darwin-arm64',
  '@bundler/darwin-x64',
  '@bundler/linux-arm64',
  '@bundler/linux-arm64-gnu',
  '@bundler/linux-x64',
  '@bundler/linux-x64-gnu',
  '@bundler/win32-x64',
  '@bundler/win32-x64-msvc',
];

const inFolder = (name: string): string => `node_modules/${name}`;

describe('findMissingPackages', () => {
  it.each(PLATFORM_PACKAGES)('finds that %s is missing', (name) => {
    const others = PLATFORM_PACKAGES.filter((other) => other !== name);
    expect(
      findMissingPackages(lockFile(PLATFORM_PACKAGES, others.map(inFolder))),
    ).toEqual([name]);
  });

  it('names each missing package once, sorted', () => {
    const {packages} = lockFile(['b-linux-x64-gnu', 'a-darwin-arm64'], []);
    expect(
      findMissingPackages({
        packages: {
          ...packages,
          'node_modules/other': {
            optionalDependencies: {'b-linux-x64-gnu': '1.0.0'},
          },
        },
      }),
    ).toEqual(['a-darwin-arm64', 'b-linux-x64-gnu']);
  });

  it.each([
    [
      'nothing in a complete lock file',
      PLATFORM_PACKAGES,
      PLATFORM_PACKAGES.map(inFolder),
      [],
    ],
    [
      'a package that is nested in another',
      ['@bundler/darwin-x64'],
      ['node_modules/bundler/node_modules/@bundler/darwin-x64'],
      [],
    ],
    [
      'no package of a longer name',
      ['darwin-x64'],
      ['node_modules/@bundler/darwin-x64'],
      ['darwin-x64'],
    ],
    [
      'optional packages that are bound to no platform unnecessary',
      ['fsevents', 'typescript', '@bundler/wasm32'],
      [],
      [],
    ],
    [
      'platforms that nobody here uses unnecessary',
      ['@bundler/android-arm64', '@bundler/freebsd-x64', '@bundler/linux-ia32'],
      [],
      [],
    ],
  ])('finds %s', (_, optional, locked, missing) => {
    expect(findMissingPackages(lockFile(optional, locked))).toEqual(missing);
  });
});

describe('findForeignAddresses', () => {
  it('accepts the public registry, and packages without an address', () => {
    expect(
      findForeignAddresses({
        packages: {
          '': {},
          'node_modules/a': {},
          'node_modules/b': {
            resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz',
          },
        },
      }),
    ).toEqual([]);
  });

  it.each([
    'https://npm.example.com/b/-/b-1.0.0.tgz',
    'http://localhost:4873/b/-/b-1.0.0.tgz',
    'https://registry.npmjs.org.example.com/b/-/b-1.0.0.tgz',
    'git+ssh://git@github.com/b/b.git#0123456',
  ])('finds %s', (resolved) => {
    expect(
      findForeignAddresses({packages: {'node_modules/b': {resolved}}}),
    ).toEqual([`node_modules/b: ${resolved}`]);
  });
});

describe('findFaults', () => {
  it('names the file, the packages and what to do', () => {
    const {packages} = lockFile(['a-darwin-arm64'], []);
    const faults = findFaults('toolkit/package-lock.json', {
      packages: {
        ...packages,
        'node_modules/b': {resolved: 'https://npm.example.com/b.tgz'},
      },
    });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^toolkit\/package-lock\.json: .*missing/);
    expect(faults[0]).toContain('- a-darwin-arm64');
    expect(faults[0]).toContain('"overrides" in toolkit/package.json');
    expect(faults[1]).toContain('- node_modules/b: https://npm.example.com/');
  });

  it.each(LOCK_FILES)('has nothing to say about %s', (name) => {
    const file = path.resolve(__dirname, '../../..', name);
    const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as Parameters<
      typeof findFaults
    >[1];
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(findFaults(name, lock)).toEqual([]);
  });
});
