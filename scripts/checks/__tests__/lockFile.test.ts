import {describe, expect, it} from 'vitest';
import {findFaults} from '../lockFile';

/** What is wrong with a lock file of one package, which has these optional ones. */
function check(
  optional: readonly string[],
  locked: Parameters<typeof findFaults>[1]['packages'],
): string[] {
  const optionalDependencies = Object.fromEntries(
    optional.map((name) => [name, '1.0.0']),
  );
  return findFaults('toolkit/package-lock.json', {
    packages: {'node_modules/bundler': {optionalDependencies}, ...locked},
  });
}

describe('findFaults', () => {
  it('names missing packages once, sorted, and what to do', () => {
    const twice = {optionalDependencies: {'b-linux-x64-gnu': '1.0.0'}};
    expect(
      check(['b-linux-x64-gnu', 'a-darwin-arm64'], {'node_modules/c': twice}),
    ).toEqual([
      expect.stringMatching(
        /^toolkit\/package-lock\.json: .*missing.*:\n- a-darwin-arm64\n- b-linux-x64-gnu\nPin them.*"overrides" in toolkit\/package\.json/,
      ),
    ]);
  });

  it.each([
    '@bundler/darwin-arm64',
    '@bundler/darwin-x64',
    '@bundler/linux-arm64',
    '@bundler/linux-arm64-gnu',
    '@bundler/linux-x64',
    '@bundler/linux-x64-gnu',
    '@bundler/win32-x64',
    '@bundler/win32-x64-msvc',
  ])('wants %s, wherever it is', (name) => {
    const longer = {[`node_modules/a-${name}`]: {}};
    expect(check([name], longer)).toEqual([
      expect.stringContaining(`\n- ${name}\n`),
    ]);
    const nested = {[`node_modules/bundler/node_modules/${name}`]: {}};
    expect(check([name], nested)).toEqual([]);
  });

  it.each([
    'fsevents',
    'typescript',
    '@bundler/wasm32',
    '@bundler/android-arm64',
    '@bundler/freebsd-x64',
    '@bundler/linux-ia32',
  ])('can do without %s, which none of our platforms needs', (name) => {
    expect(check([name], {})).toEqual([]);
  });

  it.each([
    'https://npm.example.com/b/-/b-1.0.0.tgz',
    'http://localhost:4873/b/-/b-1.0.0.tgz',
    'https://registry.npmjs.org.example.com/b/-/b-1.0.0.tgz',
    'git+ssh://git@github.com/b/b.git#0123456',
  ])('refuses %s', (resolved) => {
    expect(check([], {'node_modules/b': {resolved}})).toEqual([
      expect.stringContaining(`\n- node_modules/b: ${resolved}\nRemove`),
    ]);
  });

  it('accepts the public registry, and packages without an address', () => {
    const resolved = 'https://registry.npmjs.org/b/-/b-1.0.0.tgz';
    expect(check([], {'': {}, 'node_modules/b': {resolved}})).toEqual([]);
  });
});
