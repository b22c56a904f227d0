/** What the API model says about the pages of the reference. */
import {
  findCommand,
  findExport,
  parseKey,
  type ApiExport,
  type ApiMember,
  type ApiSignature,
} from '../toolkit/model';

/** What a page of the reference documents, for the search. */
type ApiFacts = {
  /** Package of the page's main export, or that ships its command. */
  readonly package: string;
  /** `function`, `component`, `command` … */
  readonly kind: string;
  /** Exports or the command that the page documents, the main one first. */
  readonly symbols: readonly string[];
  /** How the main export is called, on one line. */
  readonly signature?: string;
  /** Options, props, methods and values. */
  readonly members: readonly string[];
  /** Flags of the command. */
  readonly flags: readonly string[];
};

/** Longest signature that fits on a line of the dialog. */
const SIGNATURE_LIMIT = 120;

function memberNames(members: readonly ApiMember[] | undefined): string[] {
  return (members ?? []).flatMap(({name, members: inner}) => [
    name,
    ...memberNames(inner),
  ]);
}

function signatureNames({parameters, returns}: ApiSignature): string[] {
  return [
    ...parameters.flatMap(({name, members}) => [name, ...memberNames(members)]),
    ...memberNames(returns.members),
  ];
}

function namesOf(entry: ApiExport): string[] {
  return [
    ...(entry.signatures ?? []).flatMap(signatureNames),
    ...memberNames(entry.props),
    ...memberNames(entry.members),
    ...memberNames(entry.statics),
    ...(entry.values ?? []).map((value) => value.replace(/['"]/g, '')),
  ];
}

/** Names that a reader can type: no `...args`, `[key]` or `_private`. */
const isTypeable = (name: string): boolean => /^[a-zA-Z$][\w.$-]*$/.test(name);

/** A type that was wrapped, on one line and without what only wrapping needs. */
function onOneLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/([([{<]) /g, '$1')
    .replace(/[,;]? ([)\]}])/g, '$1')
    .replace(/,? >/g, '>')
    .trim();
  return line.length > SIGNATURE_LIMIT
    ? `${line.slice(0, SIGNATURE_LIMIT - 1).trimEnd()}…`
    : line;
}

function factsOfExports(keys: readonly string[]): ApiFacts {
  const entries = keys.map(findExport);
  const main = entries[0];
  const signature = main?.signatures?.[0]?.text;
  return {
    package: parseKey(keys[0] ?? '').packageName,
    kind: main?.kind ?? 'type',
    symbols: keys.map((key) => parseKey(key).name),
    ...(signature !== undefined && {signature: onOneLine(signature)}),
    members: [
      ...new Set(entries.flatMap((entry) => (entry ? namesOf(entry) : []))),
    ].filter(isTypeable),
    flags: [],
  };
}

function factsOfCommands(commands: readonly string[]): ApiFacts {
  const owner = findCommand(commands[0] ?? '');
  return {
    package: owner?.name ?? '',
    kind: 'command',
    symbols: commands,
    members: [],
    flags: [
      ...new Set(
        (owner?.flags ?? [])
          .filter(({commands: users}) =>
            commands.some((command) => users.includes(command)),
          )
          .map(({flag}) => flag),
      ),
    ],
  };
}

/** What the API model says of a page; nothing where it documents no API. */
export function describeApi({
  api,
  commands,
}: {
  readonly api: readonly string[];
  readonly commands: readonly string[];
}): ApiFacts | undefined {
  if (commands.length > 0) {
    return factsOfCommands(commands);
  }
  return api.length > 0 ? factsOfExports(api) : undefined;
}
