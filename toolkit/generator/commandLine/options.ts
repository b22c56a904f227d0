/**
 * The option list that `@remotion/renderer` publishes: what the Node.js APIs,
 * the command line and the configuration file have in common.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ApiOption} from '../../model';
import type {Defaults} from '../declarations/values';

/** An entry of the list, as the package holds it. */
type PublishedOption = {
  readonly name: string;
  readonly cliFlag: string;
  readonly ssrName: string | null;
  readonly docLink: string | null;
  readonly getValue: (
    values: {readonly commandLine: Readonly<Record<string, unknown>>},
    more?: unknown,
  ) => {readonly value: unknown; readonly source: string};
};

type RendererClient = {
  readonly BrowserSafeApis: {
    readonly options: Readonly<Record<string, PublishedOption>>;
    readonly optionsMap: Readonly<
      Record<string, Readonly<Record<string, PublishedOption>>>
    >;
  };
};

/** An option with what the command line needs of it. */
export type OptionEntry = ApiOption & {
  readonly flag: string;
  /** The value when nothing sets it, as an expression. */
  readonly default?: string;
};

/** The option list, by key and by function. */
export type OptionList = {
  readonly byKey: ReadonlyMap<string, OptionEntry>;
  /** Defaults of the options that a function of the Node.js APIs shares with the list. */
  readonly defaultsOf: (functionName: string) => Defaults;
};

/** For packages that share no options. */
export const NO_OPTIONS: OptionList = {
  byKey: new Map(),
  defaultsOf: () => new Map(),
};

/** A link without the host, which differs between packages. */
function shortLink(link: string): string {
  const {pathname, search, hash} = new URL(link);
  return `${pathname}${search}${hash}`;
}

function defaultOf(option: PublishedOption): string | undefined {
  // The parser of the command line gives `null` for some flags that are absent.
  for (const commandLine of [{}, {[option.cliFlag]: null}]) {
    try {
      const {value, source} = option.getValue({commandLine}, undefined);
      // Some options say `config` when nothing set them; none can be set here.
      const isKnown = source === 'default' || source === 'config';
      if (isKnown && value !== undefined) {
        return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
      }
    } catch {
      // It needs what only a command knows, such as the name of the output.
    }
  }
  return undefined;
}

function toEntry(key: string, option: PublishedOption): OptionEntry {
  return {
    key,
    name: option.name,
    ssrName: option.ssrName ?? undefined,
    docLink: option.docLink === null ? undefined : shortLink(option.docLink),
    flag: option.cliFlag,
    default: defaultOf(option),
  };
}

/** Reads the option list of the installed renderer. */
export function readOptions(toolkitDir: string): OptionList {
  const require = createRequire(path.join(toolkitDir, 'package.json'));
  const {BrowserSafeApis} =
    require('@remotion/renderer/client') as RendererClient;
  const {options, optionsMap} = BrowserSafeApis;
  const byKey = new Map(
    Object.entries(options).map(([key, option]) => [key, toEntry(key, option)]),
  );
  const byOption = new Map(
    Object.entries(options).map(([key, option]) => [option, byKey.get(key)]),
  );
  return {
    byKey,
    defaultsOf: (functionName) => {
      const shared = Object.entries(optionsMap).find(
        ([name]) => name.toLowerCase() === functionName.toLowerCase(),
      )?.[1];
      return new Map(
        Object.entries(shared ?? {}).flatMap(([name, option]) => {
          const value = byOption.get(option)?.default;
          return value === undefined || value === 'null'
            ? []
            : [[name, {value, source: 'option' as const}] as const];
        }),
      );
    },
  };
}

/** The part of an entry that the model keeps. */
export function toApiOption({
  key,
  name,
  ssrName,
  docLink,
}: OptionEntry): ApiOption {
  return {key, name, ssrName, docLink};
}
