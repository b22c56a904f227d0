import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../../../plugins/__tests__/tempDir';
import type {ApiMember, ApiPackage} from '../../../model';
import type {HistoryFile, PackageHistory, Step} from '../../../history';
import {updateHistory} from '..';
import {readStates} from '../readStates';
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
  optional: false,
});

const came = (
  before: number,
  since: number,
): PackageHistory['names'][string] => ({
  before: `4.0.${before}`,
  since: `4.0.${since}`,
});

const known = (
  patch: number,
  names: PackageHistory['names'] = {},
  changes: PackageHistory['changes'] = {},
): PackageHistory => ({checked: `4.0.${patch}`, names, changes});

/** Updates with these releases, and a list of what was read. */
function publish(published: Published): {
  readonly read: string[];
  /** How often the generator ran. */
  readonly count: () => number;
  readonly update: (
    models: readonly ApiPackage[],
    file: HistoryFile,
    write?: (file: HistoryFile) => void,
  ) => Promise<HistoryFile>;
} {
  const dir = createTempDir({
    'toolkit/node_modules/@types/a/index.d.ts': '',
    'toolkit/package-lock.json': '',
  });
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
  let count = 0;
  const open = (): Releases =>
    new Releases(
      [
        ...new Set(
          Object.keys(published).map((spec) => spec.replace(/@[^@]*$/, '')),
        ),
      ],
      {versions, fetch},
      (...args) => {
        count += 1;
        return Promise.resolve(readStates(...args));
      },
      path.join(dir, 'releases'),
      path.join(dir, 'toolkit'),
    );
  return {
    read,
    count: () => count,
    update: (models, file, write = () => undefined) =>
      updateHistory(models, file, open(), write, (release, unreadable) =>
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

it('says nothing of what a new package had at first', async () => {
  const first = 'export type Cut = {from: string};';
  const {update} = publish(declare({1: first, 2: first.replace('from', 'to')}));
  expect(await update([model({Cut: ['to', 'by']})], {})).toEqual({
    [CLIPS]: known(9, {'Cut.by': came(2, 9), 'Cut.to': came(1, 2)}),
  });
});

it('takes types of others from the same release, and passes over one that lacks them', async () => {
  const text = `import type {Options} from 'remotion'; export type Cut = Options;`;
  const first = 'export type Options = {from: string};';
  const last = 'export type Options = {from: string; to: string};';
  const {read, update} = publish({
    ...declare({5: text, 6: text, 7: text, 8: text}),
    ...declare({5: first, 6: first, 8: last}, 'remotion'),
  });
  expect(
    await update([model({Cut: ['from', 'to']})], {[CLIPS]: known(5)}),
  ).toEqual({[CLIPS]: known(9, {'Cut.to': came(6, 8)})});
  expect(read).toContain(
    '@remotion/clips 4.0.7 cannot be read: The registry has no remotion 4.0.7.',
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
    config: ['a', 'b', 'c'].map((method) => ({
      ...member(method),
      type: '() => void',
    })),
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
  let written: HistoryFile = {};
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

it('tells from what to what a member has changed, from the release that is fixed', async () => {
  const at = (text: string): string => `export type Cut = {${text}};`;
  const last = "from?: 'b' | 'a' | null; to: string; by?: string";
  const {update, read} = publish(
    declare({
      297: at('from: string; to: number; by: string'),
      299: at("from: 'a' | 'b'; to: number; by: string; at: 1; gone: 1"),
      302: at("from: 'a' | 'b'; to: number; by: string; at: 1; gone: 1"),
      303: at('from: "b" | "a" | null; to: string; by: string; at: 1'),
      304: at(`${last};\n/** @deprecated */\nat: 1`),
    }),
  );
  const cut = (name: string, type: string, optional: boolean): ApiMember => ({
    name,
    type,
    optional,
  });
  const pinned = model(
    {Cut: []},
    {
      version: '4.0.305',
      exports: [
        {
          name: 'Cut',
          kind: 'type',
          specifiers: [],
          type: '{…}',
          members: [
            cut('from', "'a' | 'b' | null", true),
            cut('to', 'string', false),
            cut('by', 'string', true),
            {...cut('at', '1', false), deprecated: ''},
          ],
        },
      ],
    },
  );
  const {changes, ...file} = known(9);
  const step = (since: number): Step => came(since - 1, since);
  const result = await update([pinned], {[CLIPS]: file});
  expect(changes).toEqual({});
  expect(result).toEqual({
    [CLIPS]: {
      checked: '4.0.305',
      names: {},
      removed: {'Cut.gone': step(303)},
      changes: {
        'Cut.at': [{what: 'deprecated', ...step(304)}],
        'Cut.by': [{what: 'optional', ...step(304)}],
        'Cut.from': [
          {
            what: 'type',
            from: "'a' | 'b'",
            to: "'b' | 'a' | null",
            ...step(303),
          },
          {what: 'optional', ...step(304)},
        ],
        'Cut.to': [{what: 'type', from: 'number', to: 'string', ...step(303)}],
      },
    },
  });
  expect(read).not.toContain(`${CLIPS} 4.0.297`);
});

it('reads no release twice, in this run or in the next', async () => {
  const clips = declare({5: 'export {};', 8: 'export type Cut = {};'});
  const {update, count} = publish(clips);
  const file = {[CLIPS]: known(5)};
  const first = await update([model({Cut: []})], file);
  expect(count()).toBe(2);
  expect(await update([model({Cut: []})], file)).toEqual(first);
  expect(count()).toBe(2);
});
