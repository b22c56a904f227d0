import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../../../plugins/__tests__/tempDir';
import type {ApiPackage} from '../../../model';
import type {PackageSince, SinceFile} from '../../../since';
import {updateSince} from '..';
import {Releases} from '../releases';

/** Files by package and release: `@remotion/clips@4.0.7`. */
type Published = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CLIPS = '@remotion/clips';
const CLI = '@remotion/cli';

/** Declarations of a package, by the last number of the release. */
const declare = (
  texts: Readonly<Record<number, string>>,
  name = CLIPS,
): Published =>
  Object.fromEntries(
    Object.entries(texts).map(([patch, text]) => [
      `${name}@4.0.${patch}`,
      {'index.d.ts': text},
    ]),
  );

/** The model of release 4.0.9: types with members, by their names. */
const model = (
  exported: Readonly<Record<string, readonly string[]>>,
  more: Partial<ApiPackage> = {},
): ApiPackage => ({
  name: CLIPS,
  version: '4.0.9',
  entryPoints: [],
  exports: Object.entries(exported).map(([name, members]) => ({
    name,
    kind: 'type',
    specifiers: [],
    members: members.map(member),
  })),
  internalExports: [],
  links: [],
  ...more,
});

const member = (
  name: string,
): {name: string; type: string; optional: boolean} => ({
  name,
  type: 'string',
  optional: true,
});

const came = (lacks: number, since: number): PackageSince['names'][string] => ({
  lacks: `4.0.${lacks}`,
  since: `4.0.${since}`,
});

const known = (
  patch: number,
  names: PackageSince['names'] = {},
): PackageSince => ({checked: `4.0.${patch}`, names});

/** Updates with these releases, and a list of what was read. */
function publish(published: Published): {
  readonly read: string[];
  readonly update: (
    models: readonly ApiPackage[],
    file: SinceFile,
    write?: (file: SinceFile) => void,
  ) => Promise<SinceFile>;
} {
  const dir = createTempDir({'toolkit/node_modules/@types/a/index.d.ts': ''});
  const read: string[] = [];
  const versions = (name: string): Promise<string[]> =>
    Promise.resolve(
      Object.keys(published)
        .filter((spec) => spec.startsWith(`${name}@`))
        .map((spec) => spec.slice(name.length + 1)),
    );
  const fetch = (
    names: readonly string[],
    version: string,
    modules: string,
  ): Promise<void> => {
    for (const name of names) {
      writeFiles(path.join(modules, name), {
        'package.json': JSON.stringify({name, version, types: 'index.d.ts'}),
        ...published[`${name}@${version}`],
      });
    }
    return Promise.resolve();
  };
  const releases = new Releases(
    {versions, fetch},
    path.join(dir, 'releases'),
    path.join(dir, 'toolkit'),
  );
  return {
    read,
    update: (models, file, write = () => undefined) =>
      updateSince(models, file, releases, write, (release, unreadable) =>
        read.push(unreadable ?? release),
      ),
  };
}

it('finds what brought an export and a member, and keeps what is known', async () => {
  const old = 'export type Cut = {from: string};';
  const more = `${old} export type Fade = {length: string};`;
  const last = more.replace('from', 'to: string; from');
  const {read, update} = publish(
    declare({4: '', 5: old, 6: more, 7: more, 8: last}),
  );
  const cut = {Cut: came(3, 4)};
  // A member that came with its export has no entry.
  expect(
    await update([model({Cut: ['from', 'to'], Fade: ['length']})], {
      [CLIPS]: known(5, {...cut, Gone: came(3, 4)}),
    }),
  ).toEqual({
    [CLIPS]: known(9, {...cut, 'Cut.to': came(7, 8), Fade: came(5, 6)}),
  });
  expect(read).not.toContain(`${CLIPS} 4.0.4`);
});

it('reads nothing where the pinned release was looked up', async () => {
  const {read, update} = publish({});
  const file = {[CLIPS]: known(9, {Cut: came(3, 4)})};
  expect(await update([model({Cut: [], Fade: []})], file)).toEqual(file);
  expect(read).toEqual([]);
});

it('says nothing of what a new package had at first, nor where many releases are missing', async () => {
  const first = 'export type Cut = {from: 1};';
  const {update} = publish(declare({1: first, 2: first.replace('from', 'to')}));
  expect(await update([model({Cut: ['from', 'to', 'by']})], {})).toEqual({
    [CLIPS]: known(9, {'Cut.to': came(1, 2)}),
  });
});

it('takes types of others from the same release, and passes over one that lacks them', async () => {
  const text = `import type {Options} from 'remotion'; export type Cut = Options;`;
  const first = 'export type Options = {from: 1};';
  const last = 'export type Options = {from: 1; to: 1};';
  const {read, update} = publish({
    ...declare({5: text, 6: text, 7: text, 8: text}),
    ...declare({5: first, 6: first, 8: last}, 'remotion'),
  });
  expect(
    await update([model({Cut: ['from', 'to']})], {[CLIPS]: known(5)}),
  ).toEqual({[CLIPS]: known(9, {'Cut.to': came(6, 8)})});
  expect(read).toContain(
    'The registry has no remotion 4.0.7, which @remotion/clips needs. The nearest release that it has is 4.0.6.',
  );
});

it('finds flags and methods of Config', async () => {
  const cli = (flags: string, config: string): Record<string, string> => ({
    'index.d.ts': `export declare const Config: {${config}};`,
    'config.d.ts': `export declare const Config: {${config}};`,
    'package.json': `{"name": "${CLI}", "version": "4.0.0", "exports": {"./config": "./config.js"}}`,
    'dist/config/index.js': `exports.Config = {};`,
    'dist/parsed-cli.js': `const minimist_1 = require("minimist");
      exports.BooleanFlags = ['quiet'];
      exports.parsedCli = (0, minimist_1.default)(process.argv.slice(2), {boolean: exports.BooleanFlags, default: {}});`,
    'dist/parse-command-line.js': `exports.parseCommandLine = () => {};`,
    'dist/index.js': `const parsed_cli_1 = require("./parsed-cli");
      const render = () => [${flags}];
      const cli = () => {
        if (parsed_cli_1.parsedCli._[0] === 'render') { render(); }
      };
      exports.cli = cli;`,
  });
  const quiet = 'parsed_cli_1.parsedCli.quiet';
  const {update} = publish({
    [`${CLI}@4.0.5`]: cli(quiet, 'a(): void'),
    [`${CLI}@4.0.8`]: cli(`${quiet}, ${quiet}er`, 'a(): void; b(): void'),
  });
  const pinned = {
    name: CLI,
    config: ['a', 'b', 'c'].map(member),
    flags: ['--quiet', '--quieter'].map((flag) => ({flag, commands: []})),
  };
  expect(
    await update([model({Config: []}, pinned)], {[CLI]: known(5)}),
  ).toEqual({
    [CLI]: known(9, {
      '--quieter': came(5, 8),
      'Config.b': came(5, 8),
      'Config.c': came(8, 9),
    }),
  });
});

it('goes on behind the last package that an interrupted run wrote', async () => {
  const other = '@remotion/other';
  const clips = declare({5: 'export {};', 8: 'export type Cut = {};'});
  const models = [model({Cut: []}), model({Cut: []}, {name: other})];
  const file = {[CLIPS]: known(5), [other]: known(5)};
  const done = known(9, {Cut: came(5, 8)});
  let written: SinceFile = {};
  await expect(
    publish({...clips, ...declare({3: ''}, other)}).update(
      models,
      file,
      (content) => (written = content),
    ),
  ).rejects.toThrow(
    'The registry has no @remotion/other 4.0.5. The nearest release that it has is 4.0.3.',
  );
  expect(written).toEqual({...file, [CLIPS]: done});
  const second = publish(
    declare({5: 'export {};', 8: 'export type Cut = {};'}, other),
  );
  expect(await second.update(models, written)).toEqual({
    [CLIPS]: done,
    [other]: done,
  });
});
