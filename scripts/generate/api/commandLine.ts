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
import ts from 'typescript';
import type {ApiCommand, ApiFlag} from '../../../toolkit/model';
import {
  boundName,
  constantText,
  findExport,
  isVariable,
  memberOf,
  nullishParts,
  propertyText,
  readModule,
  resolveExpression,
  unwrap,
  type Definition,
} from './javaScript';
import {toApiOption, type OptionEntry, type OptionList} from './options';
import {compareText, toolkitPackageOf} from './packages';
import {REVIEWED_CONFIG} from './reviewed';
import {isUse, localBinding, localInitializer} from './scope';
import {findSettings, keyOf, settingOf} from './settings';

/** Where the commands of a package branch off. */
type Root = {
  readonly packageName: string;
  readonly prefix: string;
  readonly file: string;
  readonly name: string;
};

const ROOTS: readonly Root[] = [
  {
    packageName: '@remotion/cli',
    prefix: 'remotion',
    file: 'dist/index.js',
    name: 'cli',
  },
  {
    packageName: '@remotion/lambda',
    prefix: 'remotion lambda',
    file: 'dist/cli/index.js',
    name: 'matchCommand',
  },
  {
    packageName: '@remotion/cloudrun',
    prefix: 'remotion cloudrun',
    file: 'dist/cli/index.js',
    name: 'matchCommand',
  },
];

/** Packages whose code is followed; others do not read the command line. */
const FOLLOWED = new Set(ROOTS.map(({packageName}) => packageName));

/**
 * What a command only hands to the Studio: it reads the flags to fill in the
 * render dialog and to carry out the renders started there.
 */
const PRESETS = new Set(['getRenderDefaults', 'addJob']);

/** Commands whose result is a Studio; in a bundle for one render, presets are idle. */
const STUDIO_COMMANDS = new Set(['remotion studio', 'remotion bundle']);

/** Reads flags at the start for every command; handled on its own. */
const STARTUP = 'parseCommandLine';

/**
 * Gathers many settings, of which each command takes some: only those that a
 * command takes count as read by it.
 */
const GATHERING = 'getCliOptions';

/** Words of the positional arguments, no flag. */
const POSITIONAL = '_';

/** Commands that report an error or point to another command. */
const NO_COMMAND = /\bquit\)?\(1\)/;

type Value =
  | {readonly kind: 'apis'}
  | {readonly kind: 'options'}
  | {readonly kind: 'option'; readonly key: string}
  | {readonly kind: 'getValue'; readonly key: string}
  | {readonly kind: 'setConfig'; readonly key: string}
  | {readonly kind: 'flagName'; readonly key: string}
  | {readonly kind: 'parsed'}
  | {readonly kind: 'flag'; readonly flag: string}
  | {readonly kind: 'definition'; readonly definition: Definition};

/** What a piece of code reads, itself and through what it calls. */
type Reads = {
  readonly flags: Set<string>;
  readonly options: Set<string>;
  /** Stored settings. */
  readonly settings: Set<string>;
};

type Branch = {
  readonly names: readonly string[];
  readonly body: ts.Statement;
  readonly target: Definition | undefined;
};

type Found = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly isGroup: boolean;
  readonly direct: Reads;
  readonly preset: Reads;
};

/** Where a flag is read. */
type Use = {
  readonly flag: string;
  /** It has the name of an option and does something else. */
  readonly isOwnMeaning: boolean;
  readonly commands: string[];
  readonly presets: string[];
};

/** A flag that is stored at the start. */
type Stored = {
  readonly flag: string;
  readonly settings: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly notice?: string;
};

/** What a method of `Config` sets. */
export type ConfigTarget = {
  readonly settings: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  /** The error that it throws instead. */
  readonly removed?: string;
};

/** Commands and flags of one package. */
export type CommandLine = {
  readonly commands: readonly ApiCommand[];
  readonly flags: readonly ApiFlag[];
};

function newReads(): Reads {
  return {flags: new Set(), options: new Set(), settings: new Set()};
}

function merge(into: Reads, from: Reads): void {
  from.flags.forEach((flag) => into.flags.add(flag));
  from.options.forEach((key) => into.options.add(key));
  from.settings.forEach((setting) => into.settings.add(setting));
}

/** Reads the command line of the installed packages. */
export class CommandLineReader {
  private readonly defaults = new Map<string, Set<string | undefined>>();
  private readonly booleans: ReadonlySet<string>;
  /** What the parser of the command line itself falls back to. */
  private readonly parserDefaults: ReadonlyMap<string, string>;
  private readonly stored: readonly Stored[];
  /** What each method of `Config` sets. */
  readonly targets: ReadonlyMap<string, ConfigTarget>;

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
    this.booleans = this.readBooleans();
    this.parserDefaults = this.readParserDefaults();
    this.stored = [];
    this.stored = this.readStored();
    this.targets = this.readConfigTargets();
  }

  /** Commands and flags, by package. */
  read(): ReadonlyMap<string, CommandLine> {
    const result = new Map<string, CommandLine>();
    const everywhere = newReads();
    for (const root of ROOTS) {
      const file = this.fileOf(root.packageName, root.file);
      const node = readModule(file)?.definitions.get(root.name);
      if (!node) {
        throw new Error(
          `${root.packageName}/${root.file} has no "${root.name}" any more: its commands cannot be found. Correct ROOTS in scripts/generate/api/commandLine.ts.`,
        );
      }
      const found = this.readCommands(
        {file, name: root.name, node},
        root.prefix,
        everywhere,
      );
      if (root.packageName === '@remotion/cli') {
        // Every command starts here, those of other packages too.
        const own = found.find(({name}) => name === root.prefix);
        merge(everywhere, own?.direct ?? newReads());
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

  /** A command, and those below it. */
  private readCommands(
    definition: Definition,
    prefix: string,
    inherited: Reads,
    aliases: readonly string[] = [],
  ): Found[] {
    const branches = this.branchesOf(definition);
    const skipped = new Set<ts.Node>(branches.map(({body}) => body));
    const direct = newReads();
    const preset = newReads();
    merge(direct, inherited);
    this.walk(definition, definition.node, direct, preset, new Set(), skipped);
    const own: Found = {
      name: prefix,
      aliases,
      isGroup: branches.length > 0,
      direct,
      preset,
    };
    return [
      own,
      ...branches.flatMap(({names, body, target}): Found[] => {
        const [name, ...others] = names;
        const full = `${prefix} ${name ?? ''}`;
        const otherNames = others.map((other) => `${prefix} ${other}`);
        const isDispatcher =
          target !== undefined && this.branchesOf(target).length > 0;
        const reads = newReads();
        merge(reads, direct);
        if (isDispatcher) {
          return this.readCommands(target, full, reads, otherNames);
        }
        const presets = newReads();
        this.walk(definition, body, reads, presets, new Set(), new Set());
        return [
          {
            name: full,
            aliases: otherNames,
            isGroup: false,
            direct: reads,
            preset: presets,
          },
        ];
      }),
    ];
  }

  /** `if (args[0] === 'name') return run(...)`, as often as a function has it. */
  private branchesOf({file, node}: Definition): Branch[] {
    const branches: Branch[] = [];
    const visit = (current: ts.Node): void => {
      if (ts.isIfStatement(current)) {
        const names = this.comparedNames(file, current.expression);
        const text = current.thenStatement.getText();
        if (names.length > 0 && !NO_COMMAND.test(text)) {
          const targets = this.calledIn(file, current.thenStatement);
          const [target] = targets;
          if (target) {
            branches.push({
              names,
              body: current.thenStatement,
              target: targets.length === 1 ? target : undefined,
            });
          }
        }
      }
      ts.forEachChild(current, visit);
    };
    visit(node);
    return branches;
  }

  private comparedNames(file: string, condition: ts.Expression): string[] {
    const node = unwrap(condition);
    if (ts.isIdentifier(node)) {
      const initializer = localInitializer(node);
      return initializer ? this.comparedNames(file, initializer) : [];
    }
    if (!ts.isBinaryExpression(node)) {
      return [];
    }
    if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken) {
      return [
        ...this.comparedNames(file, node.left),
        ...this.comparedNames(file, node.right),
      ];
    }
    const isCommand =
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
      /^(?:command|args\[0\])$/.test(node.left.getText());
    const text = isCommand ? constantText(file, node.right) : undefined;
    return text === undefined ? [] : [text.slice(1, -1)];
  }

  /** Functions of the followed packages that a statement calls, logging apart. */
  private calledIn(file: string, body: ts.Node): Definition[] {
    const found: Definition[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const callee = unwrap(node.expression);
        const value = this.evaluate(file, callee);
        if (
          value?.kind === 'definition' &&
          !/^Log\b|^quit$/.test(value.definition.name) &&
          !/\bLog\./.test(callee.getText())
        ) {
          found.push(value.definition);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(body);
    return found;
  }

  /** Notes everything that a piece of code reads. */
  private walk(
    owner: Definition,
    start: ts.Node,
    reads: Reads,
    presets: Reads,
    seen: Set<string>,
    skipped: ReadonlySet<ts.Node>,
  ): void {
    const {file} = owner;
    const visit = (node: ts.Node): void => {
      if (skipped.has(node) || isRefusal(node)) {
        return;
      }
      if (ts.isVariableDeclaration(node) && node.initializer) {
        if (this.readPicked(file, node, reads, presets, seen)) {
          return;
        }
      }
      this.noteDefault(file, node);
      if (
        ts.isPropertyAccessExpression(node) ||
        ts.isElementAccessExpression(node) ||
        (ts.isIdentifier(node) && isUse(node))
      ) {
        const value = this.evaluate(file, node);
        if (value) {
          this.note(value, reads, presets, seen);
          if (value.kind !== 'definition' || !ts.isIdentifier(node)) {
            return;
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(start);
  }

  private note(
    value: Value,
    reads: Reads,
    presets: Reads,
    seen: Set<string>,
  ): void {
    if (value.kind === 'flag') {
      reads.flags.add(value.flag);
    } else if (value.kind === 'getValue') {
      reads.options.add(value.key);
    } else if (value.kind === 'definition') {
      this.follow(value.definition, reads, presets, seen);
    }
  }

  private follow(
    definition: Definition,
    reads: Reads,
    presets: Reads,
    seen: Set<string>,
  ): void {
    if (isVariable(definition)) {
      reads.settings.add(settingOf(definition));
      return;
    }
    const key = keyOf(definition);
    if (seen.has(key) || definition.name === STARTUP) {
      return;
    }
    seen.add(key);
    const isPreset = PRESETS.has(definition.name);
    this.walk(
      definition,
      definition.node,
      isPreset ? presets : reads,
      presets,
      seen,
      new Set(),
    );
  }

  /** `const {a, b} = parsedCli`, and `const {a, b} = getCliOptions(...)`. */
  private readPicked(
    file: string,
    {name, initializer}: ts.VariableDeclaration,
    reads: Reads,
    presets: Reads,
    seen: Set<string>,
  ): boolean {
    if (!ts.isObjectBindingPattern(name) || !initializer) {
      return false;
    }
    const picked = name.elements.map(boundName);
    const value = this.evaluate(file, initializer);
    if (value?.kind === 'parsed') {
      picked.forEach((flag) => reads.flags.add(flag));
      return true;
    }
    const call = unwrap(
      ts.isAwaitExpression(initializer) ? initializer.expression : initializer,
    );
    if (!ts.isCallExpression(call)) {
      return false;
    }
    const callee = this.evaluate(file, unwrap(call.expression));
    if (callee?.kind !== 'definition' || callee.definition.name !== GATHERING) {
      return false;
    }
    this.readGathered(callee.definition, picked, reads, presets, seen);
    return true;
  }

  /** Follows only what is taken from a function that gathers many settings. */
  private readGathered(
    definition: Definition,
    picked: readonly string[],
    reads: Reads,
    presets: Reads,
    seen: Set<string>,
  ): void {
    const node = unwrap(definition.node);
    const body =
      ts.isArrowFunction(node) && ts.isBlock(node.body) ? node.body : undefined;
    const result = body?.statements.find(ts.isReturnStatement)?.expression;
    if (!body || !result) {
      throw new Error(
        `${definition.name} in ${definition.file} no longer returns an object. Correct GATHERING in scripts/generate/api/commandLine.ts.`,
      );
    }
    const visited = new Set<ts.Node>();
    const take = (expression: ts.Node): void => {
      if (visited.has(expression)) {
        return;
      }
      visited.add(expression);
      this.walk(definition, expression, reads, presets, seen, new Set());
      const visit = (current: ts.Node): void => {
        const initializer =
          ts.isIdentifier(current) && localInitializer(current);
        if (initializer) {
          take(initializer);
        }
        ts.forEachChild(current, visit);
      };
      visit(expression);
    };
    for (const name of picked) {
      const value = memberOf(result, name);
      if (value) {
        take(value);
      }
    }
  }

  /** `parsedCli.flag ?? value` in the code of a command. */
  private noteDefault(file: string, node: ts.Node): void {
    if (
      !ts.isConditionalExpression(node) &&
      !(
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      )
    ) {
      return;
    }
    const parts = nullishParts(node);
    const [first] = parts;
    const last = parts[parts.length - 1];
    if (parts.length < 2 || !first || !last) {
      return;
    }
    const value = this.evaluate(file, first);
    if (value?.kind === 'flag') {
      const packageName = toolkitPackageOf(file) ?? '';
      const key = `${packageName} ${value.flag}`;
      const known = this.defaults.get(key) ?? new Set();
      this.defaults.set(key, known.add(constantText(file, last)));
    }
  }

  private evaluate(file: string, expression: ts.Node): Value | undefined {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) {
      return this.evaluateName(file, node);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.evaluate(file, node.expression);
      if (owner) {
        return this.memberOf(owner, node.name.text);
      }
      const definition = resolveExpression(file, node);
      return definition && this.classify(definition);
    }
    if (ts.isElementAccessExpression(node)) {
      const owner = this.evaluate(file, node.expression);
      if (owner?.kind !== 'parsed') {
        return undefined;
      }
      const index = unwrap(node.argumentExpression);
      if (ts.isStringLiteral(index)) {
        return {kind: 'flag', flag: index.text};
      }
      const name = this.evaluate(file, index);
      return name?.kind === 'flagName'
        ? {kind: 'getValue', key: name.key}
        : undefined;
    }
    return undefined;
  }

  private evaluateName(file: string, node: ts.Identifier): Value | undefined {
    const local = localBinding(node);
    if (local) {
      if (!local.initializer) {
        return undefined;
      }
      const value = this.evaluate(file, local.initializer);
      return local.member === undefined || !value
        ? value
        : this.memberOf(value, local.member);
    }
    const picked = readModule(file)?.picked.get(node.text);
    if (picked) {
      const owner = this.evaluate(file, picked.from);
      return owner && this.memberOf(owner, picked.member);
    }
    const definition = resolveExpression(file, node);
    return definition && this.classify(definition);
  }

  private classify(definition: Definition): Value | undefined {
    const {file, name, node} = definition;
    const owner = toolkitPackageOf(file);
    if (owner === '@remotion/renderer' && name === 'BrowserSafeApis') {
      return {kind: 'apis'};
    }
    if (owner === undefined || !FOLLOWED.has(owner)) {
      return undefined;
    }
    const value = unwrap(node);
    if (ts.isCallExpression(value) && isCommandLineParser(value)) {
      return {kind: 'parsed'};
    }
    return {kind: 'definition', definition};
  }

  private memberOf(value: Value, name: string): Value | undefined {
    switch (value.kind) {
      case 'apis':
        return name === 'options' ? {kind: 'options'} : undefined;
      case 'options':
        return this.options.byKey.has(name)
          ? {kind: 'option', key: name}
          : undefined;
      case 'option': {
        const {key} = value;
        if (name === 'cliFlag') {
          return {kind: 'flagName', key};
        }
        return name === 'getValue' || name === 'setConfig'
          ? {kind: name, key}
          : undefined;
      }
      case 'parsed':
        return {kind: 'flag', flag: name};
      case 'definition': {
        const {file, node, name: owner} = value.definition;
        const member = memberOf(node, name);
        if (!member) {
          return undefined;
        }
        return (
          this.evaluate(file, member) ??
          this.classify({file, name: `${owner}.${name}`, node: member})
        );
      }
      default:
        return undefined;
    }
  }

  /** The flags that take no value. */
  private readBooleans(): ReadonlySet<string> {
    const file = this.fileOf('@remotion/cli', 'dist/parsed-cli.js');
    const list = findExport(file, 'BooleanFlags');
    const names = new Set<string>();
    const node = list && unwrap(list.node);
    if (node && ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) {
        const value = this.evaluate(file, element);
        if (ts.isStringLiteral(element)) {
          names.add(element.text);
        } else if (value?.kind === 'flagName') {
          names.add(this.options.byKey.get(value.key)?.flag ?? '');
        }
      }
    }
    return names;
  }

  private readParserDefaults(): ReadonlyMap<string, string> {
    const file = this.fileOf('@remotion/cli', 'dist/parsed-cli.js');
    const call = findExport(file, 'parsedCli');
    const node = call && unwrap(call.node);
    const [, settings] =
      node && ts.isCallExpression(node) ? node.arguments : [];
    const list = settings && memberOf(settings, 'default');
    const defaults = new Map<string, string>();
    if (list && ts.isObjectLiteralExpression(list)) {
      for (const property of list.properties) {
        const name = property.name && propertyText(property.name);
        const value =
          ts.isPropertyAssignment(property) &&
          constantText(file, property.initializer);
        if (name !== undefined && value && value !== 'null') {
          defaults.set(name, value);
        }
      }
    }
    return defaults;
  }

  /** What `parseCommandLine` stores: one `if` a flag. */
  private readStored(): Stored[] {
    const file = this.fileOf('@remotion/cli', 'dist/parse-command-line.js');
    const startup = findExport(file, STARTUP);
    const node = startup && unwrap(startup.node);
    if (!node || !ts.isArrowFunction(node) || !ts.isBlock(node.body)) {
      throw new Error(
        `${file} has no function "${STARTUP}" any more. Correct STARTUP in scripts/generate/api/commandLine.ts.`,
      );
    }
    return node.body.statements.filter(ts.isIfStatement).map((statement) => {
      const reads = newReads();
      this.walk(
        {file, name: STARTUP, node},
        statement.expression,
        reads,
        newReads(),
        new Set(),
        new Set(),
      );
      const [flag] = this.flagsOf(reads);
      if (flag === undefined) {
        throw new Error(
          `${file}: which flag is this about? ${statement.expression.getText()}`,
        );
      }
      const settings = new Set<string>();
      const options = new Set<string>();
      let notice: string | undefined;
      const visit = (current: ts.Node): void => {
        if (ts.isCallExpression(current)) {
          const callee = this.evaluate(file, unwrap(current.expression));
          if (callee?.kind === 'setConfig') {
            options.add(callee.key);
          } else if (callee?.kind === 'definition') {
            findSettings(callee.definition).forEach((name) =>
              settings.add(name),
            );
          }
        }
        const text = ts.isStringLiteral(current) ? current.text : '';
        if (text.startsWith('The --')) {
          notice = text;
        }
        ts.forEachChild(current, visit);
      };
      visit(statement.thenStatement);
      return {
        flag,
        settings,
        options,
        ...(notice === undefined ? {} : {notice}),
      };
    });
  }

  /** What the methods of `Config` set. */
  private readConfigTargets(): ReadonlyMap<string, ConfigTarget> {
    const file = this.fileOf('@remotion/cli', 'dist/config/index.js');
    const config = findExport(file, 'Config');
    const node = config && unwrap(config.node);
    const targets = new Map<string, ConfigTarget>();
    if (!node || !ts.isObjectLiteralExpression(node)) {
      throw new Error(
        `${file} has no object "Config" any more. Correct readConfigTargets in scripts/generate/api/commandLine.ts.`,
      );
    }
    for (const property of node.properties) {
      const name = property.name && propertyText(property.name);
      if (name !== undefined) {
        targets.set(name, this.readConfigTarget(file, property));
      }
    }
    return targets;
  }

  private readConfigTarget(
    file: string,
    property: ts.ObjectLiteralElementLike,
  ): ConfigTarget {
    const settings = new Set<string>();
    const options = new Set<string>();
    let removed: string | undefined;
    const visit = (node: ts.Node): void => {
      if (ts.isThrowStatement(node)) {
        const argument =
          ts.isNewExpression(node.expression) && node.expression.arguments?.[0];
        const text = argument && constantText(file, argument);
        removed = text ? text.slice(1, -1).replaceAll("\\'", "'") : '';
      }
      if (ts.isPropertyAccessExpression(node)) {
        const value = this.evaluate(file, node);
        if (value?.kind === 'setConfig') {
          options.add(value.key);
        } else if (value?.kind === 'definition') {
          findSettings(value.definition).forEach((name) => settings.add(name));
        } else {
          const target = resolveExpression(file, node);
          if (target) {
            findSettings(target).forEach((name) => settings.add(name));
          }
        }
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(property);
    return {settings, options, ...(removed === undefined ? {} : {removed})};
  }

  /** The method of `Config` that sets an option or a stored setting. */
  private configOf(key: string): string | undefined {
    const methods = [...this.targets]
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
    found: readonly Found[],
  ): CommandLine {
    const commands = found
      .filter(
        ({name, isGroup, direct}) =>
          isGroup || name.includes(' ') || direct.flags.size > 0,
      )
      .map(({name, aliases, isGroup}) => ({
        name,
        ...(aliases.length > 0 ? {aliases} : {}),
        ...(isGroup ? {isGroup: true as const} : {}),
      }))
      .sort((a, b) => compareText(a.name, b.name));
    const uses = new Map<string, Use>();
    const add = (
      flag: string,
      list: 'commands' | 'presets',
      command: string,
      isOwnMeaning: boolean,
    ): void => {
      const key = isOwnMeaning ? `${flag} ` : flag;
      const use = uses.get(key) ?? {
        flag,
        isOwnMeaning,
        commands: [],
        presets: [],
      };
      uses.set(key, use);
      if (!use.commands.includes(command) && !use[list].includes(command)) {
        use[list].push(command);
      }
    };
    for (const {name, direct, preset} of found) {
      for (const flag of this.flagsOf(direct)) {
        const isOwnMeaning =
          direct.flags.has(flag) && this.hasOwnMeaning(packageName, flag);
        add(flag, 'commands', name, isOwnMeaning);
      }
      if (STUDIO_COMMANDS.has(name)) {
        this.flagsOf(preset).forEach((flag) =>
          add(flag, 'presets', name, false),
        );
      }
    }
    if (packageName === '@remotion/cli') {
      for (const {flag, notice} of this.stored) {
        if (notice !== undefined && !uses.has(flag)) {
          uses.set(flag, {
            flag,
            isOwnMeaning: false,
            commands: [],
            presets: [],
          });
        }
      }
    }
    const flags = [...uses.values()]
      .filter(({flag}) => flag !== POSITIONAL)
      .map((use) => this.toFlag(packageName, use))
      .sort(
        (a, b) =>
          compareText(a.flag, b.flag) ||
          compareText(a.commands[0] ?? '', b.commands[0] ?? ''),
      );
    return {commands, flags};
  }

  /**
   * Whether a command reads a flag of the option list by itself and falls back
   * to something else, as `--timeout` of `functions deploy`.
   */
  private hasOwnMeaning(packageName: string, flag: string): boolean {
    const option = this.optionOf(flag);
    const inCode = this.codeDefault(packageName, flag);
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

  private codeDefault(packageName: string, flag: string): string | undefined {
    const [only, ...others] = this.defaults.get(`${packageName} ${flag}`) ?? [];
    return others.length === 0 && only !== 'undefined' && only !== 'null'
      ? only
      : undefined;
  }

  /** Flags behind everything that a command reads. */
  private flagsOf({flags, options, settings}: Reads): Set<string> {
    const result = new Set(flags);
    for (const key of options) {
      const flag = this.options.byKey.get(key)?.flag;
      if (flag !== undefined) {
        result.add(flag);
      }
    }
    for (const stored of this.stored) {
      const isRead =
        [...stored.settings].some((setting) => settings.has(setting)) ||
        [...stored.options].some((key) => options.has(key));
      if (isRead) {
        result.add(stored.flag);
      }
    }
    return result;
  }

  private toFlag(
    packageName: string,
    {flag: name, isOwnMeaning, commands, presets}: Use,
  ): ApiFlag {
    const isNegated =
      !this.booleans.has(name) && this.booleans.has(`no-${name}`);
    const flag = isNegated ? `no-${name}` : name;
    const stored = this.stored.find((entry) => entry.flag === name);
    const option = isOwnMeaning ? undefined : this.optionOf(name);
    const isBoolean = this.booleans.has(flag);
    const declared = this.typeOf(packageName, name);
    const ofOption = option && this.typeOfOption(option.key);
    // The command line declares some flags as any text, of which it takes few.
    const isNarrower = declared === 'string' && ofOption?.startsWith("'");
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
      ...(type === undefined ? {} : {type}),
      ...(isBoolean ? {isBoolean: true as const} : {}),
      ...this.defaultOf(packageName, name, option),
      commands: [...commands].sort(compareText),
      ...(presets.length > 0 ? {presets: [...presets].sort(compareText)} : {}),
      ...(option ? {option: toApiOption(option)} : {}),
      ...(config === undefined ? {} : {config}),
      ...(stored?.notice === undefined ? {} : {notice: stored.notice}),
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
        option.ssrName?.startsWith('disable') === false;
      const inverse = option.default === 'true' ? 'false' : 'true';
      return {
        default: isInverse ? inverse : option.default,
        defaultSource: 'option',
      };
    }
    const inCode = this.codeDefault(packageName, name);
    return inCode === undefined ? {} : {default: inCode, defaultSource: 'code'};
  }
}

/** `if (parsedCli.flag) { Log.error(...); process.exit(1); }`: the command refuses the flag. */
function isRefusal(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) &&
    node.elseStatement === undefined &&
    /^[\w.]+Cli\.\w+$/.test(node.expression.getText()) &&
    ts.isBlock(node.thenStatement) &&
    node.thenStatement.statements.every((statement) =>
      /^(?:log_1\.Log\.error|process\.exit)\(/.test(statement.getText()),
    )
  );
}

/** `minimist(process.argv.slice(2), ...)`. */
function isCommandLineParser(call: ts.CallExpression): boolean {
  return (
    call.expression.getText().includes('minimist') &&
    (call.arguments[0]?.getText().includes('process.argv') ?? false)
  );
}
