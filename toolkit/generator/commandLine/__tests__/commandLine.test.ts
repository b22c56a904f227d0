import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ApiConfigMethod, ApiExport, ApiFlag} from '../../../model';
import {CommandLineReader} from '..';
import {readConfigMethods} from '../configMethods';
import type {OptionEntry, OptionList} from '../options';
import {asWritten, writeToolkit, type Files} from '../../__tests__/fixture';

const manifest = (name: string): string =>
  JSON.stringify({name, version: '1.0.0', main: 'dist/index.js'});

const FILES = {
  '@remotion/renderer/package.json': manifest('@remotion/renderer'),
  '@remotion/renderer/client.js': `
    exports.BrowserSafeApis = { options: {} };`,
  '@remotion/cli/package.json': manifest('@remotion/cli'),
  '@remotion/cli/dist/parsed-cli.js': `
    const client_1 = require("@remotion/renderer/client");
    const minimist_1 = require("minimist");
    exports.BooleanFlags = ['overwrite', 'quiet', 'no-open', 'help', client_1.BrowserSafeApis.options.mutedOption.cliFlag];
    exports.parsedCli = (0, minimist_1.default)(process.argv.slice(2), {
      boolean: exports.BooleanFlags,
      default: { overwrite: true, muted: null },
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
    const { qualityOption, mutedOption } = client_1.BrowserSafeApis.options;
    const render = () => {
      const quality = qualityOption.getValue({ commandLine: parsed_cli_1.parsedCli }).value;
      const muted = parsed_cli_1.parsedCli[mutedOption.cliFlag];
      const runs = parsed_cli_1.parsedCli.runs ?? 3;
      const { overwrite } = parsed_cli_1.parsedCli;
      return [quality, muted, runs, overwrite, (0, height_1.getHeight)()];
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
      const isStudio = command === 'studio' || command === 'preview';
      (0, parse_1.parseCommandLine)();
      if (parsed_cli_1.parsedCli.help) { return; }
      if (isStudio) {
        await (0, studio_1.studio)();
      } else if (command === 'render') {
        await (0, render_1.render)();
      }
    };
    exports.cli = cli;`,
  '@remotion/lambda/package.json': manifest('@remotion/lambda'),
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
  '@remotion/cloudrun/package.json': manifest('@remotion/cloudrun'),
  '@remotion/cloudrun/dist/cli/index.js': `
    const matchCommand = () => undefined;
    exports.matchCommand = matchCommand;`,
};

const OPTIONS: OptionList = {
  byKey: new Map<string, OptionEntry>([
    [
      'qualityOption',
      {
        key: 'qualityOption',
        name: 'JPEG quality',
        ssrName: 'jpegQuality',
        docLink: '/docs/quality',
        flag: 'quality',
        default: '80',
      },
    ],
    ['mutedOption', {key: 'mutedOption', name: 'Muted', flag: 'muted'}],
  ]),
  defaultsOf: () => new Map(),
};

function createReader(files: Files): CommandLineReader {
  const modules = path.join(writeToolkit(files), 'node_modules');
  const names = Object.keys(files)
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => path.dirname(file));
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

function flag(name: string, packageName = '@remotion/cli'): ApiFlag {
  const found = read
    .get(packageName)
    ?.flags.find((entry) => entry.flag === name);
  if (!found) {
    throw new Error(`${packageName} of the fixture has no ${name}.`);
  }
  return asWritten(found);
}

describe('commands', () => {
  it('are found where the code branches, with other words for them', () => {
    expect(read.get('@remotion/cli')?.commands).toEqual([
      {name: 'remotion', isGroup: true},
      {name: 'remotion render'},
      {name: 'remotion studio', aliases: ['remotion preview']},
    ]);
  });

  it('are found below other commands', () => {
    expect(read.get('@remotion/lambda')?.commands).toEqual([
      {name: 'remotion lambda', isGroup: true},
      {name: 'remotion lambda sites', isGroup: true},
      {name: 'remotion lambda sites create'},
      {name: 'remotion lambda sites rm'},
    ]);
  });
});

describe('flags', () => {
  it('belong to the commands that read them', () => {
    expect(flag('--runs').commands).toEqual(['remotion render']);
    expect(flag('--no-open').commands).toEqual(['remotion studio']);
    expect(flag('--site-name', '@remotion/lambda').commands).toEqual([
      'remotion lambda sites create',
    ]);
  });

  it('that every command reads belong to every command, of all packages', () => {
    expect(flag('--help').commands).toEqual([
      'remotion',
      'remotion render',
      'remotion studio',
    ]);
    expect(flag('--help', '@remotion/lambda').commands).toContain(
      'remotion lambda sites rm',
    );
  });

  it('that are stored at the start belong to the commands that read what was stored', () => {
    expect(flag('--height')).toMatchObject({
      commands: ['remotion render'],
      config: 'overrideHeight',
    });
  });

  it('of the option list have its entry, type and default', () => {
    expect(flag('--quality')).toEqual({
      flag: '--quality',
      type: 'number',
      default: '80',
      defaultSource: 'option',
      commands: ['remotion render'],
      option: {
        key: 'qualityOption',
        name: 'JPEG quality',
        ssrName: 'jpegQuality',
        docLink: '/docs/quality',
      },
      config: 'setJpegQuality',
    });
  });

  it('with the name of an option and another default mean something of their own', () => {
    const own = flag('--quality', '@remotion/lambda');
    expect(own).toMatchObject({default: '5', defaultSource: 'code'});
    expect(own).not.toHaveProperty('option');
  });

  it('know that they take no value', () => {
    expect(flag('--no-open')).toMatchObject({type: 'boolean', isBoolean: true});
    expect(flag('--muted').isBoolean).toBe(true);
    expect(flag('--runs')).not.toHaveProperty('isBoolean');
  });

  it('have the default of the code, or of the parser', () => {
    expect(flag('--runs')).toMatchObject({
      type: 'number',
      default: '3',
      defaultSource: 'code',
    });
    expect(flag('--overwrite').default).toBe('true');
    expect(flag('--muted')).not.toHaveProperty('default');
  });

  it('that were removed say so', () => {
    expect(flag('--png')).toMatchObject({
      commands: [],
      notice: 'The --png flag has been removed.',
    });
  });
});

describe('methods of Config', () => {
  const config: ApiExport = {
    name: 'Config',
    kind: 'constant',
    specifiers: ['@remotion/cli/config'],
    members: ['setQuality', 'setMuted', 'setJpegQuality', 'overrideHeight'].map(
      (name) => ({name, type: '(value: number) => void', optional: false}),
    ),
  };
  const methods: Readonly<Record<string, ApiConfigMethod>> = Object.fromEntries(
    readConfigMethods(
      config,
      read.get('@remotion/cli')?.flags ?? [],
      reader.configEffects,
      OPTIONS,
    ).map((method) => [method.name, asWritten(method)]),
  );

  it('are in order', () => {
    expect(Object.keys(methods)).toEqual([
      'overrideHeight',
      'setJpegQuality',
      'setMuted',
      'setQuality',
    ]);
  });

  it('have the flags that set the same, and the default of the option', () => {
    expect(methods.overrideHeight?.flags).toEqual(['--height']);
    expect(methods.setJpegQuality).toMatchObject({
      flags: ['--quality'],
      default: '80',
      defaultSource: 'option',
      option: {key: 'qualityOption'},
    });
  });

  it('that throw have the message', () => {
    expect(methods.setQuality?.removed).toBe('Use setJpegQuality() instead.');
    expect(methods.setMuted).not.toHaveProperty('removed');
  });
});

describe('packages that have changed', () => {
  it('are refused, with what to correct', () => {
    const broken = createReader({
      ...FILES,
      '@remotion/lambda/dist/cli/index.js': 'exports.other = 1;',
    });
    expect(() => broken.read()).toThrow(
      /@remotion\/lambda\/dist\/cli\/index\.js has no "matchCommand".*Correct ROOTS/,
    );
  });
});
