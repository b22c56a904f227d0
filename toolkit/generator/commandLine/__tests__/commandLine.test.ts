import path from 'node:path';
import {expect, it} from 'vitest';
import type {ApiExport} from '../../../model';
import {CommandLineReader} from '..';
import {readConfigMethods} from '../configMethods';
import type {OptionEntry, OptionList} from '../options';
import {
  asWritten,
  manifest,
  writeToolkit,
  type Files,
} from '../../__tests__/fixture';

const manifestOf = (name: string): string =>
  manifest(name, {main: 'dist/index.js'});

const FILES = {
  '@remotion/renderer/package.json': manifestOf('@remotion/renderer'),
  '@remotion/renderer/client.js': `
    exports.BrowserSafeApis = { options: {} };`,
  '@remotion/cli/package.json': manifestOf('@remotion/cli'),
  '@remotion/cli/dist/parsed-cli.js': `
    const client_1 = require("@remotion/renderer/client");
    const minimist_1 = require("minimist");
    const { captionsOption } = client_1.BrowserSafeApis.options;
    exports.BooleanFlags = ['overwrite', 'quiet', 'no-open', 'help', client_1.BrowserSafeApis.options.mutedOption.cliFlag];
    exports.parsedCli = (0, minimist_1.default)(process.argv.slice(2), {
      boolean: exports.BooleanFlags,
      default: { overwrite: true, muted: null, [captionsOption.cliFlag]: false },
    });`,
  '@remotion/cli/dist/config/height.js': `
    let height = null;
    const getHeight = () => height;
    exports.getHeight = getHeight;
    const overrideHeight = (value) => { height = value; };
    exports.overrideHeight = overrideHeight;`,
  '@remotion/cli/dist/config/index.js': `
    const client_1 = require("@remotion/renderer/client");
    const height_1 = require("./height");
    const { qualityOption, mutedOption } = client_1.BrowserSafeApis.options;
    exports.Config = {
      overrideHeight: height_1.overrideHeight,
      setJpegQuality: qualityOption.setConfig,
      setMuted: mutedOption.setConfig,
      setQuality: () => { throw new Error('Use setJpegQuality() instead.'); },
    };`,
  '@remotion/cli/dist/parse-command-line.js': `
    const config_1 = require("./config");
    const parsed_cli_1 = require("./parsed-cli");
    const parseCommandLine = () => {
      if (parsed_cli_1.parsedCli.height) {
        config_1.Config.overrideHeight(parsed_cli_1.parsedCli.height);
      }
      if (parsed_cli_1.parsedCli.png) {
        throw new Error('The --png flag has been removed.');
      }
    };
    exports.parseCommandLine = parseCommandLine;`,
  '@remotion/cli/dist/render.js': `
    const client_1 = require("@remotion/renderer/client");
    const height_1 = require("./config/height");
    const parsed_cli_1 = require("./parsed-cli");
    const { qualityOption, mutedOption, captionsOption, disableSoundOption } = client_1.BrowserSafeApis.options;
    const render = () => {
      const quality = qualityOption.getValue({ commandLine: parsed_cli_1.parsedCli }).value;
      const muted = parsed_cli_1.parsedCli[mutedOption.cliFlag];
      const runs = parsed_cli_1.parsedCli.runs ?? 3;
      const { overwrite } = parsed_cli_1.parsedCli;
      const silent = disableSoundOption.getValue({ commandLine: parsed_cli_1.parsedCli }).value;
      return [silent, captionsOption.getValue({ commandLine: parsed_cli_1.parsedCli }), quality, muted, runs, overwrite, (0, height_1.getHeight)()];
    };
    exports.render = render;`,
  '@remotion/cli/dist/studio.js': `
    const parsed_cli_1 = require("./parsed-cli");
    const studio = () => parsed_cli_1.parsedCli.open;
    exports.studio = studio;`,
  '@remotion/cli/dist/index.js': `
    const parse_1 = require("./parse-command-line");
    const parsed_cli_1 = require("./parsed-cli");
    const render_1 = require("./render");
    const studio_1 = require("./studio");
    const cli = async () => {
      const [command] = parsed_cli_1.parsedCli._;
      const template = parsed_cli_1.parsedCli.template;
      const isStudio = command === 'studio' || command === 'preview';
      (0, parse_1.parseCommandLine)();
      if (parsed_cli_1.parsedCli.help) { return; }
      if (isStudio) {
        await (0, studio_1.studio)();
      } else if (command === 'render') {
        await (0, render_1.render)(template);
      }
    };
    exports.cli = cli;`,
  '@remotion/lambda/package.json': manifestOf('@remotion/lambda'),
  '@remotion/lambda/dist/cli/args.js': `
    const minimist_1 = require("minimist");
    exports.parsedLambdaCli = (0, minimist_1.default)(process.argv.slice(2), { boolean: [] });`,
  '@remotion/lambda/dist/cli/sites.js': `
    const args_1 = require("./args");
    const create = () => args_1.parsedLambdaCli['site-name'];
    const remove = () => args_1.parsedLambdaCli.quality ?? 5;
    const sitesCommand = (args) => {
      if (args[0] === 'create') { return create(); }
      if (args[0] === 'rm') { return remove(); }
    };
    exports.sitesCommand = sitesCommand;`,
  '@remotion/lambda/dist/cli/index.js': `
    const sites_1 = require("./sites");
    const matchCommand = (args) => {
      if (args[0] === 'sites') { return (0, sites_1.sitesCommand)(args.slice(1)); }
    };
    exports.matchCommand = matchCommand;`,
  '@remotion/cloudrun/package.json': manifestOf('@remotion/cloudrun'),
  '@remotion/cloudrun/dist/cli/index.js': `
    const matchCommand = () => undefined;
    exports.matchCommand = matchCommand;`,
};

const QUALITY: OptionEntry = {
  key: 'qualityOption',
  name: 'JPEG quality',
  ssrName: 'jpegQuality',
  docLink: '/docs/quality',
  flag: 'quality',
  default: '80',
};
const CAPTIONS: OptionEntry = {
  key: 'captionsOption',
  name: 'Captions',
  flag: 'captions',
};
const DISABLE_SOUND: OptionEntry = {
  key: 'disableSoundOption',
  name: 'Sound',
  flag: 'disable-sound',
  default: 'true',
};
const MUTED: OptionEntry = {key: 'mutedOption', name: 'Muted', flag: 'muted'};

const OPTIONS: OptionList = {
  byKey: new Map(
    [QUALITY, MUTED, CAPTIONS, DISABLE_SOUND].map((option) => [
      option.key,
      option,
    ]),
  ),
  defaultsOf: () => new Map(),
};

function createReader(files: Files): CommandLineReader {
  const modules = path.join(writeToolkit(files), 'node_modules');
  const names = ['renderer', 'cli', 'lambda', 'cloudrun'].map(
    (name) => `@remotion/${name}`,
  );
  return new CommandLineReader(
    new Map(names.map((name) => [name, path.join(modules, name)])),
    OPTIONS,
    (_, flag) => (flag === 'runs' ? 'number' : undefined),
    (key) => (key === 'qualityOption' ? 'number' : undefined),
    (method) => method === 'setQuality',
  );
}

const reader = createReader(FILES);
const read = reader.read();

it('finds commands where the code branches, with other words for them', () => {
  expect(read.get('@remotion/cli')?.commands).toEqual([
    {name: 'remotion', isGroup: true},
    {name: 'remotion render'},
    {name: 'remotion studio', aliases: ['remotion preview']},
  ]);
  expect(read.get('@remotion/lambda')?.commands).toEqual([
    {name: 'remotion lambda', isGroup: true},
    {name: 'remotion lambda sites', isGroup: true},
    {name: 'remotion lambda sites create'},
    {name: 'remotion lambda sites rm'},
  ]);
});

it('finds flags with the commands that read them, types and defaults', () => {
  const isBoolean = {type: 'boolean', isBoolean: true};
  const commands = ['remotion render'];
  const quality = {
    default: '80',
    defaultSource: 'option',
    config: 'setJpegQuality',
  };
  expect(asWritten(read.get('@remotion/cli')?.flags)).toEqual([
    // Its default has a name that is worked out.
    {
      flag: '--captions',
      commands,
      default: 'false',
      defaultSource: 'code',
      option: {key: 'captionsOption', name: 'Captions'},
    },
    // A flag that turns off is not there by itself.
    {
      flag: '--disable-sound',
      commands,
      default: 'false',
      defaultSource: 'option',
      option: {key: 'disableSoundOption', name: 'Sound'},
    },
    // What is stored at the start belongs to the commands that read what was stored.
    {flag: '--height', commands, config: 'overrideHeight'},
    {
      flag: '--help',
      commands: ['remotion', ...commands, 'remotion studio'],
      ...isBoolean,
    },
    {
      flag: '--muted',
      commands,
      ...isBoolean,
      config: 'setMuted',
      option: {key: 'mutedOption', name: 'Muted'},
    },
    {
      flag: '--no-open',
      commands: ['remotion studio'],
      ...isBoolean,
      config: 'setShouldOpenBrowser',
    },
    // The default of the parser; that of `runs` is in the code.
    {
      flag: '--overwrite',
      commands,
      ...isBoolean,
      default: 'true',
      defaultSource: 'code',
    },
    {flag: '--png', commands: [], notice: 'The --png flag has been removed.'},
    {
      flag: '--quality',
      commands,
      type: 'number',
      ...quality,
      option: {
        key: 'qualityOption',
        name: 'JPEG quality',
        ssrName: 'jpegQuality',
        docLink: '/docs/quality',
      },
    },
    {
      flag: '--runs',
      commands,
      type: 'number',
      default: '3',
      defaultSource: 'code',
    },
    // Read for all commands, and handed to one.
    {flag: '--template', commands},
  ]);
  expect(asWritten(read.get('@remotion/lambda')?.flags)).toEqual([
    // What every command reads belongs to every command, of all packages.
    {
      flag: '--help',
      commands: read.get('@remotion/lambda')?.commands.map(({name}) => name),
      ...isBoolean,
    },
    // The name of an option with another default means something of its own.
    {
      flag: '--quality',
      commands: ['remotion lambda sites rm'],
      default: '5',
      defaultSource: 'code',
    },
    {flag: '--site-name', commands: ['remotion lambda sites create']},
  ]);
});

it('finds what the methods of Config set, in order', () => {
  const config: ApiExport = {
    name: 'Config',
    kind: 'constant',
    specifiers: ['@remotion/cli/config'],
    members: ['setQuality', 'setMuted', 'setJpegQuality', 'overrideHeight'].map(
      (name) => ({name, type: '(value: number) => void', optional: false}),
    ),
  };
  const methods = readConfigMethods(
    config,
    read.get('@remotion/cli')?.flags ?? [],
    reader.configEffects,
    OPTIONS,
  );
  expect(methods).toMatchObject([
    {name: 'overrideHeight', flags: ['--height']},
    {
      name: 'setJpegQuality',
      flags: ['--quality'],
      default: '80',
      defaultSource: 'option',
      option: {key: 'qualityOption'},
    },
    {name: 'setMuted'},
    // It throws.
    {name: 'setQuality', removed: 'Use setJpegQuality() instead.'},
  ]);
  expect(asWritten(methods[2])).not.toHaveProperty('removed');
});

it('refuses packages that have changed, with what to correct', () => {
  const broken = createReader({
    ...FILES,
    '@remotion/lambda/dist/cli/index.js': 'exports.other = 1;',
  });
  expect(() => broken.read()).toThrow(
    /@remotion\/lambda\/dist\/cli\/index\.js has no "matchCommand".*Correct ROOTS/,
  );
});
