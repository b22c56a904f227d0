/**
 * Which command reads which flag, followed through the code of the packages
 * that make up the command line.
 *
 * A flag is read as `parsedCli['flag']`, or through an entry of the option list
 * as `someOption.getValue({commandLine: parsedCli})`. Some flags are read once
 * at the start, by `parseCommandLine`, which stores them with a `Config` method:
 * these belong to the commands that read what was stored.
 */
import path from 'node:path';
import type {ApiCommand, ApiFlag} from '../../model';
import {readModule} from '../shippedCode/modules';
import {toApiOption, type OptionEntry, type OptionList} from './options';
import {REVIEWED_CONFIG, splitImageFormat} from './reviewed';
import {CommandFinder, type CommandInputs} from './commands';
import {readConfigEffects, type ConfigEffect} from './configEffects';
import {Evaluator} from './evaluate';
import {readBooleans, readParserDefaults} from './parser';
import {noInputs} from './inputs';
import {ROOTS} from './roots';
import {flagsOf, readStored, type StoredFlag} from './startup';
import {InputCollector} from './inputCollector';
import {compareText, nonEmpty} from '../json';

export type {ConfigEffect} from './configEffects';

/** Commands whose result is a Studio; in a bundle for one render, presets are idle. */
const STUDIO_COMMANDS = new Set(['remotion studio', 'remotion bundle']);

/** Words of the positional arguments, no flag. */
const POSITIONAL = '_';

/** Where a flag is read. */
type FlagUse = {
  readonly flag: string;
  /** It has the name of an option and does something else. */
  readonly isOwnMeaning: boolean;
  readonly commands: string[];
  readonly presets: string[];
};

/** Commands and flags of one package. */
export type CommandLine = {
  readonly commands: readonly ApiCommand[];
  readonly flags: readonly ApiFlag[];
};

/** Reads the command line of the installed packages. */
export class CommandLineReader {
  private readonly collector: InputCollector;
  private readonly commands: CommandFinder;
  private readonly booleans: ReadonlySet<string>;
  /** What the parser of the command line itself falls back to. */
  private readonly parserDefaults: ReadonlyMap<string, string>;
  private readonly stored: readonly StoredFlag[];
  /** What each method of `Config` sets. */
  readonly configEffects: ReadonlyMap<string, ConfigEffect>;

  constructor(
    private readonly dirs: ReadonlyMap<string, string>,
    private readonly options: OptionList,
    /** The declared type of a flag, where a package declares it. */
    private readonly typeOf: (
      packageName: string,
      flag: string,
    ) => string | undefined,
    private readonly typeOfOption: (key: string) => string | undefined,
    private readonly isDeprecated: (configMethod: string) => boolean,
  ) {
    const evaluator = new Evaluator(options);
    const cliFile = (file: string): string =>
      this.fileOf('@remotion/cli', file);
    this.collector = new InputCollector(evaluator);
    this.commands = new CommandFinder(evaluator, this.collector);
    this.booleans = readBooleans(
      cliFile('dist/parsed-cli.js'),
      options,
      evaluator,
    );
    this.parserDefaults = readParserDefaults(
      cliFile('dist/parsed-cli.js'),
      options,
      evaluator,
    );
    this.stored = readStored(
      cliFile('dist/parse-command-line.js'),
      options,
      evaluator,
      this.collector,
    );
    this.configEffects = readConfigEffects(
      cliFile('dist/config/index.js'),
      evaluator,
    );
  }

  /** Commands and flags, by package. */
  read(): ReadonlyMap<string, CommandLine> {
    const result = new Map<string, CommandLine>();
    let everywhere = noInputs();
    // A release may be read without the packages that add commands.
    for (const root of ROOTS.filter((it) => this.dirs.has(it.packageName))) {
      const file = this.fileOf(root.packageName, root.file);
      const node = readModule(file)?.definitions.get(root.name);
      if (!node) {
        throw new Error(
          `${root.packageName}/${root.file} has no "${root.name}" any more: its commands cannot be found. Correct ROOTS in toolkit/generator/commandLine/roots.ts.`,
        );
      }
      const found = this.commands.readCommands(
        {file, name: root.name, node},
        root.prefix,
        everywhere,
      );
      if (root.packageName === '@remotion/cli') {
        // Every command starts here, those of other packages too.
        everywhere = found[0]?.direct ?? everywhere;
      }
      result.set(root.packageName, this.toCommandLine(root.packageName, found));
    }
    return result;
  }

  private fileOf(packageName: string, file: string): string {
    const dir = this.dirs.get(packageName);
    if (dir === undefined) {
      throw new Error(`${packageName} is not installed.`);
    }
    return path.join(dir, file);
  }

  /** The method of `Config` that sets an option or a stored setting. */
  private configOf(key: string): string | undefined {
    const methods = [...this.configEffects]
      .filter(
        ([, {settings, options}]) => options.has(key) || settings.has(key),
      )
      // A method for one setting before one that sets several at once.
      .sort(([, a], [, b]) => a.settings.size - b.settings.size)
      .map(([name]) => name);
    return methods.find((name) => !this.isDeprecated(name)) ?? methods[0];
  }

  private toCommandLine(
    packageName: string,
    found: readonly CommandInputs[],
  ): CommandLine {
    return {
      commands: found
        .filter(
          ({name, isGroup, direct}) =>
            isGroup || name.includes(' ') || direct.flags.size > 0,
        )
        .map(({name, aliases, isGroup}) => ({
          name,
          aliases: nonEmpty(aliases),
          isGroup: isGroup || undefined,
        }))
        .sort((a, b) => compareText(a.name, b.name)),
      flags: this.usesOf(packageName, found)
        .filter(({flag}) => flag !== POSITIONAL)
        .flatMap((use) => splitImageFormat(this.toFlag(packageName, use)))
        .sort(
          (a, b) =>
            compareText(a.flag, b.flag) ||
            compareText(a.commands[0] ?? '', b.commands[0] ?? ''),
        ),
    };
  }

  /** Which commands read each flag; a flag with a meaning of its own is apart. */
  private usesOf(
    packageName: string,
    found: readonly CommandInputs[],
  ): FlagUse[] {
    const uses = new Map<string, FlagUse>();
    const useOf = (flag: string, isOwnMeaning = false): FlagUse => {
      const key = isOwnMeaning ? `${flag} ` : flag;
      const use = uses.get(key) ?? {
        flag,
        isOwnMeaning,
        commands: [],
        presets: [],
      };
      uses.set(key, use);
      return use;
    };
    for (const {name, direct, preset} of found) {
      for (const flag of flagsOf(direct, this.options, this.stored)) {
        const isOwnMeaning =
          direct.flags.has(flag) && this.hasOwnMeaning(packageName, flag);
        const {commands} = useOf(flag, isOwnMeaning);
        if (!commands.includes(name)) {
          commands.push(name);
        }
      }
      if (STUDIO_COMMANDS.has(name)) {
        for (const flag of flagsOf(preset, this.options, this.stored)) {
          const {commands, presets} = useOf(flag);
          if (!commands.includes(name) && !presets.includes(name)) {
            presets.push(name);
          }
        }
      }
    }
    if (packageName === '@remotion/cli') {
      // No command reads a flag that only says what to use instead.
      this.stored
        .filter(({notice}) => notice !== undefined)
        .forEach(({flag}) => useOf(flag));
    }
    return [...uses.values()];
  }

  /**
   * Whether a command reads a flag of the option list by itself and falls back
   * to something else, as `--timeout` of `functions deploy`.
   */
  private hasOwnMeaning(packageName: string, flag: string): boolean {
    const option = this.optionOf(flag);
    const inCode = this.collector.codeDefault(packageName, flag);
    const isKnown = (value: string | undefined): boolean =>
      value !== undefined && value !== 'null';
    return (
      isKnown(option?.default) && isKnown(inCode) && option?.default !== inCode
    );
  }

  private optionOf(flag: string): OptionEntry | undefined {
    return [...this.options.byKey.values()].find(
      (entry) => entry.flag === flag,
    );
  }

  private toFlag(
    packageName: string,
    {flag: name, isOwnMeaning, commands, presets}: FlagUse,
  ): ApiFlag {
    const isNegated =
      !this.booleans.has(name) && this.booleans.has(`no-${name}`);
    const flag = isNegated ? `no-${name}` : name;
    const stored = this.stored.find((entry) => entry.flag === name);
    const option = isOwnMeaning ? undefined : this.optionOf(name);
    const isBoolean = this.booleans.has(flag);
    const declared = this.typeOf(packageName, name);
    const ofOption = option && this.typeOfOption(option.key);
    // The command line declares some flags as any text, of which it takes few, and
    // the option has its values in their order.
    const isNarrower =
      /^(?:string$|')/.test(declared ?? '') && ofOption?.startsWith("'");
    const type = isBoolean
      ? 'boolean'
      : isNarrower
        ? ofOption
        : (declared ?? ofOption);
    const config = isOwnMeaning
      ? undefined
      : (REVIEWED_CONFIG[name]?.method ??
        (option && this.configOf(option.key)) ??
        [...(stored?.settings ?? []), ...(stored?.options ?? [])]
          .map((setting) => this.configOf(setting))
          .find((method) => method !== undefined));
    return {
      flag: flag.length === 1 ? `-${flag}` : `--${flag}`,
      type,
      isBoolean: isBoolean || undefined,
      ...this.defaultOf(packageName, name, option),
      commands: [...commands].sort(compareText),
      presets: nonEmpty([...presets].sort(compareText)),
      option: option && toApiOption(option),
      config,
      notice: stored?.notice,
    };
  }

  private defaultOf(
    packageName: string,
    name: string,
    option: OptionEntry | undefined,
  ): Pick<ApiFlag, 'default' | 'defaultSource'> {
    const parsed = this.parserDefaults.get(name);
    if (parsed !== undefined) {
      return {default: parsed, defaultSource: 'code'};
    }
    if (option?.default !== undefined && option.default !== 'null') {
      // `--disable-headless` turns `headless` off, which is on by itself.
      const isInverse =
        name.startsWith('disable-') &&
        (option.default === 'true' ||
          option.ssrName?.startsWith('disable') === false);
      const inverse = option.default === 'true' ? 'false' : 'true';
      return {
        default: isInverse ? inverse : option.default,
        defaultSource: 'option',
      };
    }
    const inCode = this.collector.codeDefault(packageName, name);
    return inCode === undefined ? {} : {default: inCode, defaultSource: 'code'};
  }
}
