import {expect, it} from 'vitest';
import type {Published} from '../../../toolkit/generator/history/registry';
import {pin, planUpgrade, type Lookup} from '../plan';

const today = {
  dependencies: {
    remotion: '4.0.7',
    '@remotion/clips': '4.0.7',
    zod: '3.0.0',
    react: '19.0.0',
  },
};

/** A registry with these packages. */
const registry = (
  versions: Readonly<Record<string, readonly string[]>>,
  published: Readonly<Record<string, Published>> = {},
): Lookup => ({
  versions: (name) => Promise.resolve(versions[name] ?? []),
  published: (name, version) =>
    Promise.resolve(published[`${name}@${version}`] ?? {}),
});

it('takes the release, or the last one before it, and says which', async () => {
  const lookup = registry({
    remotion: ['4.0.7', '4.0.8', '4.0.9'],
    '@remotion/clips': ['4.0.7', '4.0.8', '4.0.10'],
  });
  expect(await planUpgrade(today, '4.0.9', lookup)).toEqual({
    release: '4.0.9',
    pins: {remotion: '4.0.9', '@remotion/clips': '4.0.8'},
    overrides: {},
    notes: ['@remotion/clips stays at 4.0.8, the last one before 4.0.9'],
  });
});

it('takes the exact version of a peer, and leaves ranges to npm', async () => {
  const lookup = registry(
    {remotion: ['4.0.9'], '@remotion/clips': ['4.0.9']},
    {
      '@remotion/clips@4.0.9': {
        peerDependencies: {zod: '4.3.6', react: '>=19', remotion: '4.0.9'},
      },
    },
  );
  const {pins, notes} = await planUpgrade(today, '4.0.9', lookup);
  expect(pins).toMatchObject({zod: '4.3.6'});
  expect(pins).not.toHaveProperty('react');
  expect(notes).toEqual([
    'zod becomes 4.3.6 (3.0.0 today), which @remotion/clips pins as a peer',
  ]);
});

it('overrides binaries that the release lacks, and keeps other overrides', async () => {
  const lookup = registry(
    {
      remotion: ['4.0.9'],
      '@remotion/renderer': ['4.0.9'],
      '@remotion/compositor-a': ['4.0.9'],
      '@remotion/compositor-b': ['4.0.6', '4.0.8', '4.0.10'],
      '@remotion/compositor-c': ['4.0.12'],
    },
    {
      '@remotion/renderer@4.0.9': {
        optionalDependencies: {
          '@remotion/compositor-a': '4.0.9',
          '@remotion/compositor-b': '4.0.9',
          '@remotion/compositor-c': '4.0.9',
        },
      },
    },
  );
  const {overrides} = await planUpgrade(
    {
      dependencies: {remotion: '4.0.7', '@remotion/renderer': '4.0.7'},
      overrides: {'@remotion/compositor-a': '4.0.6', other: '1.0.0'},
    },
    '4.0.9',
    lookup,
  );
  expect(overrides).toEqual({
    '@remotion/compositor-b': '4.0.8',
    '@remotion/compositor-c': '4.0.12',
    other: '1.0.0',
  });
});

it.each([
  [
    'a package',
    {remotion: ['4.0.9']},
    'The registry has no package @remotion/clips. Correct its name in toolkit/package.json, or remove it there.',
  ],
  [
    'the release',
    {
      remotion: ['4.0.6', '4.0.8', '4.0.10'],
      '@remotion/clips': ['4.0.6', '4.0.9', '4.0.10'],
    },
    'The registry has no release 4.0.9 of remotion. The nearest release of which it has all 2 packages is 4.0.6.',
  ],
  [
    'anything as old',
    {remotion: ['4.0.9'], '@remotion/clips': ['4.0.10']},
    'The registry has no @remotion/clips of 4.0.9 or before. Its oldest is 4.0.10.',
  ],
])('stops where the registry lacks %s', async (_, versions, message) => {
  await expect(planUpgrade(today, '4.0.9', registry(versions))).rejects.toThrow(
    message,
  );
});

it('pins what a package.json has, and nothing else', () => {
  const text = pin(
    '{"name": "a", "dependencies": {"remotion": "1"}, "devDependencies": {"b": "2"}}',
    {pins: {remotion: '4.0.9', zod: '4.3.6'}},
  );
  expect(JSON.parse(text)).toEqual({
    name: 'a',
    dependencies: {remotion: '4.0.9'},
    devDependencies: {b: '2'},
  });
  expect(text).toMatch(/^\{\n {2}"name"/);
});
