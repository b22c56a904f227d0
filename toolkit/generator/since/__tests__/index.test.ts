import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import type {ApiPackage} from '../../../model';
import type {PackageSince} from '../../../since';
import {lookUp} from '..';
import type {Registry} from '../releases';

const NAME = '@remotion/clips';

/** A folder as a registry: the files of each release, by package and version. */
function createRegistry(
  releases: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Registry & {readonly fetched: string[]} {
  const root = createTempDir(
    Object.fromEntries(
      Object.entries(releases).flatMap(([spec, files]) => {
        const name = spec.slice(0, spec.lastIndexOf('@'));
        const version = spec.slice(name.length + 1);
        const manifest = {name, version, types: 'index.d.ts'};
        return Object.entries({
          'package.json': JSON.stringify(manifest),
          ...files,
        }).map(([file, text]) => [path.join(name, version, file), text]);
      }),
    ),
  );
  const fetched: string[] = [];
  return {
    fetched,
    listVersions: (name) =>
      Promise.resolve(
        Object.keys(releases)
          .filter((spec) => spec.startsWith(`${name}@`))
          .map((spec) => spec.slice(name.length + 1)),
      ),
    fetch: (specs) => {
      fetched.push(...specs.map(({name, version}) => `${name}@${version}`));
      return Promise.resolve(
        specs.map(({name, version}) => ({
          name,
          version,
          dir: path.join(root, name, version),
        })),
      );
    },
  };
}

const member = (
  name: string,
): {name: string; type: string; optional: true} => ({
  name,
  type: 'string',
  optional: true,
});

/** The model of a package with one function, whose options and result have members. */
function createModel(
  options: readonly string[],
  results: readonly string[] = [],
  more: Partial<ApiPackage> = {},
): ApiPackage {
  return {
    name: NAME,
    version: '4.0.9',
    entryPoints: [NAME],
    exports: [
      {
        name: 'cut',
        kind: 'function',
        specifiers: [NAME],
        signatures: [
          {
            text: 'cut()',
            parameters: [{...member('options'), members: options.map(member)}],
            returns: {type: 'object', members: results.map(member)},
          },
        ],
      },
    ],
    internalExports: [],
    links: [],
    ...more,
  };
}

/** Releases whose main declarations are these. */
const versions = (
  texts: Readonly<Record<string, string>>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([version, text]) => [
      `${NAME}@${version}`,
      {'index.d.ts': text},
    ]),
  );

async function namesOf(
  model: ApiPackage,
  texts: Readonly<Record<string, string>>,
): Promise<PackageSince['names']> {
  const {names} = await lookUp(
    model,
    undefined,
    createRegistry(versions(texts)),
  );
  return names;
}

it('finds the release that brought an export, of which its members say nothing', async () => {
  const other = 'export declare const other: number;';
  const cut =
    'export declare const cut: (options: {from?: string}) => {end: string};';
  expect(
    await namesOf(createModel(['from'], ['end']), {
      '4.0.6': other,
      '4.0.7': other,
      '4.0.8': cut,
      '4.0.9': cut,
    }),
  ).toEqual({cut: {lacks: '4.0.7', since: '4.0.8'}});
});

it('finds members, also of results and behind types that are wrapped, picked and renamed', async () => {
  const first = `type Old = {from?: string};
    export declare function cut(options: Old): {end: string};`;
  const last = `type Shared = {to?: string; secret: string; fade?: string};
    type New<T> = Partial<Pick<Shared, 'to'>> & Omit<Shared, 'secret' | 'to'> & T;
    type Result = {end: string; length: string};
    export declare const cut: (options: New<{from?: string}>) => Promise<Result>;`;
  expect(
    await namesOf(
      createModel(['from', 'to', 'fade', 'secret'], ['end', 'length']),
      {'4.0.7': first, '4.0.8': first, '4.0.9': last},
    ),
  ).toEqual(
    Object.fromEntries(
      ['cut.fade', 'cut.to', 'cut().length'].map((name) => [
        name,
        {lacks: '4.0.8', since: '4.0.9'},
      ]),
    ),
  );
});

it('says nothing of a member where older declarations may hold more than can be read', async () => {
  const last =
    'export declare function cut(options: {from?: string; to?: string}): void;';
  for (const options of [
    'any',
    'Record<string, string>',
    'Options',
    '{[key: string]: string}',
    '{[K in Keys as `on${K}`]: string}',
  ]) {
    const first = `import {Options} from './missing';
      export declare function cut(options: {from?: string} & ${options}): void;`;
    expect(
      await namesOf(createModel(['from', 'to']), {
        '4.0.8': first,
        '4.0.9': last,
      }),
      options,
    ).toEqual({});
  }
});

it('says nothing of a name that was there before, and away in between', async () => {
  const without = 'export declare function cut(options: {}): void;';
  const having = 'export declare function cut(options: {to?: string}): void;';
  expect(
    await namesOf(createModel(['to']), {
      '4.0.5': having,
      '4.0.7': without,
      '4.0.9': having,
    }),
  ).toEqual({});
});

it('says nothing where more than five releases are missing in between', async () => {
  const without = 'export declare function cut(options: {}): void;';
  const having = 'export declare function cut(options: {to?: string}): void;';
  const model = createModel(['to']);
  expect(await namesOf(model, {'4.0.3': without, '4.0.9': having})).toEqual({});
  expect(await namesOf(model, {'4.0.4': without, '4.0.9': having})).toEqual({
    'cut.to': {lacks: '4.0.4', since: '4.0.9'},
  });
});

it('reads types of other toolkit packages in the release of the same version', async () => {
  const text = `import type {Options} from 'remotion';
    export declare function cut(options: Options): void;`;
  const registry = createRegistry({
    ...versions({'4.0.7': text, '4.0.8': text, '4.0.9': text}),
    'remotion@4.0.7': {'index.d.ts': 'export type Options = {from: string};'},
    'remotion@4.0.8': {
      'index.d.ts': `export * from './options';`,
      'options.d.ts': 'export interface Options {from: string; to: string}',
    },
    'remotion@4.0.9': {
      'index.d.ts': 'export type Options = {from: string; to: string};',
    },
  });
  const {names} = await lookUp(
    createModel(['from', 'to']),
    undefined,
    registry,
  );
  expect(names).toEqual({'cut.to': {lacks: '4.0.7', since: '4.0.8'}});
});

it('finds flags by the forms in which code reads them', async () => {
  const flag = (name: string, key?: string): object => ({
    flag: name,
    commands: [],
    ...(key && {option: {key, name}}),
  });
  const model = createModel([], [], {
    flags: [
      flag('--from'),
      flag('--no-open'),
      flag('--dry-run'),
      flag('--crf', 'crfOption'),
      flag('--quiet'),
    ] as ApiPackage['flags'],
  });
  const dts = 'export declare function cut(): void;';
  const registry = createRegistry({
    [`${NAME}@4.0.8`]: {
      'index.d.ts': dts,
      'dist/cli.js': `const from = 'crf', quiet = parsedCli.from;`,
    },
    [`${NAME}@4.0.9`]: {
      'index.d.ts': dts,
      'dist/cli.js': `minimist(process.argv, {boolean: ['quiet']});
        const {crfOption} = options;
        run(parsedCli.from, args_1.parsedCli['open'], parsed['dry-run']);`,
    },
  });
  const {names} = await lookUp(model, undefined, registry);
  expect(Object.keys(names)).toEqual([
    '--crf',
    '--dry-run',
    '--no-open',
    '--quiet',
  ]);
});

it('looks up only what is newer than the release that was checked last', async () => {
  const text = (options: string): string =>
    `export declare function cut(options: {${options}}): void;`;
  const registry = createRegistry(
    versions({
      '4.0.1': text(''),
      '4.0.2': text('from: string'),
      '4.0.7': text('from: string'),
      '4.0.8': text('from: string; to: string'),
      '4.0.9': text('from: string; to: string'),
    }),
  );
  const known = {
    checked: '4.0.7',
    names: {
      'cut.from': {lacks: '4.0.1', since: '4.0.2'},
      'cut.gone': {lacks: '4.0.1', since: '4.0.2'},
    },
  };
  const model = createModel(['from', 'to']);
  const result = await lookUp(model, known, registry);
  expect(result).toEqual({
    checked: '4.0.9',
    names: {
      'cut.from': {lacks: '4.0.1', since: '4.0.2'},
      'cut.to': {lacks: '4.0.7', since: '4.0.8'},
    },
  });
  expect(registry.fetched).not.toContain(`${NAME}@4.0.2`);

  const again = createRegistry({});
  expect(await lookUp(model, result, again)).toEqual(result);
  expect(again.fetched).toEqual([]);
});
