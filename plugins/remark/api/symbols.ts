import {loadApi, loadInherited, listApiPackages} from '../../../toolkit/model';
import type {
  ApiCommand,
  ApiExport,
  ApiInherited,
  ApiMember,
  ApiPackage,
  ApiParameter,
  ApiSignature,
} from '../../../toolkit/model';

/** Something that a heading can name, with what is said beside the heading. */
export type Target = {
  readonly name: string;
  /** Absent for an export, which shows its declaration instead. */
  readonly type?: string;
  readonly expanded?: string;
  readonly optional?: boolean;
  /** Whether a caller gives it: a parameter, an option, a prop. */
  readonly isInput?: boolean;
  readonly default?: string;
  /** The note; empty where the package gives none. */
  readonly deprecated?: string;
  /** Variants of a union that have it, such as `layout: 'absolute-fill'`. */
  readonly variants?: readonly string[];
  /** A `Config` method that sets the same, for a flag. */
  readonly config?: string;
  /** What headings one level below can name. */
  readonly members: readonly Target[];
  /** Whether a page about the owner has to have a heading for it. */
  readonly isRequired: boolean;
  /** The export itself, where the heading names one. */
  readonly symbol?: ApiSymbol;
};

/** An export of a package, as front matter names it. */
export type ApiSymbol = {
  /** As in front matter: `@remotion/renderer#renderMedia`. */
  readonly key: string;
  /** What to import it from. */
  readonly specifier: string;
  readonly name: string;
  readonly package: ApiPackage;
  readonly export: ApiExport;
};

/** Tells whether some other page documents the type of this name. */
export type IsDocumentedElsewhere = (typeName: string) => boolean;

/** The package that a specifier such as `@remotion/lambda/client` belongs to. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Finds what `api` in front matter names.
 *
 * @param key specifier and exported name, such as `remotion#interpolate`
 * @throws Error that says what is wrong with the key and what would be right
 */
export function findSymbol(key: string): ApiSymbol {
  const [specifier = '', name = ''] = key.split('#');
  const packageName = packageOf(specifier);
  if (!listApiPackages().includes(packageName)) {
    throw new Error(
      `"${key}" names the package "${packageName}", which the API model does not have. Known packages: ${listApiPackages().join(', ')}.`,
    );
  }
  const model = loadApi(packageName);
  const found = model.exports.filter((entry) => entry.name === name);
  const match = found.find(
    (entry) =>
      entry.specifiers.includes(specifier) ||
      Object.hasOwn(entry.deprecatedSpecifiers ?? {}, specifier),
  );
  if (match) {
    return {key, specifier, name, package: model, export: match};
  }
  const member = findMember(model, name);
  if (member) {
    return {key, specifier, name, package: model, export: member};
  }
  const elsewhere = found.flatMap(({specifiers}) => specifiers);
  if (elsewhere.length > 0) {
    throw new Error(
      `"${name}" is not exported from "${specifier}". Write "${elsewhere[0] ?? ''}#${name}".`,
    );
  }
  const reason = model.internalExports.find((entry) => entry.name === name);
  throw new Error(
    reason
      ? `"${key}" is internal (${reason.reason}). Remove it, or take it out of toolkit/internalApi.ts.`
      : `"${packageName}" ${model.version} exports no "${name}". Correct the name, or remove it.`,
  );
}

/** A component or function that is a member of an export: `Series.Sequence`. */
function findMember(model: ApiPackage, name: string): ApiExport | undefined {
  const [owner = '', memberName = ''] = name.split('.');
  const parent = model.exports.find((entry) => entry.name === owner);
  const member = [...(parent?.statics ?? []), ...(parent?.members ?? [])].find(
    (entry) => entry.name === memberName,
  );
  return parent && member
    ? {
        name,
        kind: member.isComponent ? 'component' : 'function',
        specifiers: parent.specifiers,
        signatures: member.signatures,
        ...(member.isComponent && {props: member.members ?? []}),
        extends: member.extends,
      }
    : undefined;
}

/** The name that a type text starts with: `Promise<A>` has `Promise`. */
function headOf(type: string): string {
  return /^[\w.]+/.exec(type)?.[0] ?? '';
}

function toTarget(
  member: ApiMember | ApiParameter,
  isRequired: boolean,
): Target {
  return {
    name: member.name,
    type: member.type,
    expanded: member.expanded,
    optional: member.optional,
    default: member.default,
    deprecated: member.deprecated,
    variants: 'variants' in member ? member.variants : undefined,
    members: membersOf(member),
    isRequired,
  };
}

/** What can be named below a member: its members, or what it is called with. */
function membersOf(member: ApiMember | ApiParameter): Target[] {
  const members = member.members ?? [];
  const called = (member.signatures ?? []).flatMap((signature) => [
    ...signature.parameters.flatMap((parameter) => [
      toTarget(parameter, false),
      ...membersOf(parameter),
    ]),
    ...(signature.returns.members ?? []).map((part) => toTarget(part, false)),
  ]);
  return merge([...members.map((part) => toTarget(part, false)), ...called]);
}

/** One target a name; overloads that differ in a type show both. */
function merge(targets: readonly Target[]): Target[] {
  const byName = new Map<string, Target>();
  for (const target of targets) {
    const known = byName.get(target.name);
    const types = new Set([known?.type, target.type].filter(Boolean));
    byName.set(
      target.name,
      known
        ? {
            ...target,
            ...known,
            type: [...types].join(' | ') || undefined,
            // Joined types say it all; the written-out form is of one of them.
            expanded: types.size > 1 ? undefined : known.expanded,
            members: merge([...known.members, ...target.members]),
            isRequired: known.isRequired || target.isRequired,
          }
        : target,
    );
  }
  return [...byName.values()];
}

/** An object of options is named by its members, any other value by itself. */
function isOptionsObject(
  {members, type}: ApiParameter,
  isElsewhere: IsDocumentedElsewhere,
): boolean {
  return (
    members !== undefined && !type.endsWith('[]') && !isElsewhere(headOf(type))
  );
}

const asInput = (target: Target): Target => ({...target, isInput: true});

function parametersOf(
  signatures: readonly ApiSignature[],
  isElsewhere: IsDocumentedElsewhere,
): Target[] {
  const targets = signatures.flatMap(({parameters}) =>
    parameters.flatMap((parameter) =>
      isOptionsObject(parameter, isElsewhere)
        ? [
            toTarget(parameter, false),
            ...(parameter.members ?? []).map((part) => toTarget(part, true)),
          ]
        : [toTarget(parameter, true)],
    ),
  );
  return targets.map(asInput);
}

/** Members taken over from somewhere else: a page may explain one of them. */
function inheritedOf(groups: readonly ApiInherited[] = []): Target[] {
  return groups.flatMap(({name, omits = []}) =>
    (loadInherited()[name] ?? [])
      .filter((member) => !omits.includes(member.name))
      .map((member) => ({
        ...member,
        optional: true,
        members: [],
        isRequired: false,
      })),
  );
}

function refOf({ref}: ApiExport): Target[] {
  return ref === undefined
    ? []
    : [
        {
          name: 'ref',
          type: `React.Ref<${ref}>`,
          optional: true,
          members: [],
          isRequired: false,
        },
      ];
}

/**
 * What goes into an export: parameters and members of its options, props of a
 * component, members of a type, a constant or a class, methods of `Config`.
 */
export function inputsOf(
  {export: entry, package: model, name}: ApiSymbol,
  isElsewhere: IsDocumentedElsewhere,
): Target[] {
  const members = [
    ...(entry.members ?? []),
    ...(name === 'Config' ? (model.config ?? []) : []),
  ];
  return merge([
    ...parametersOf(entry.signatures ?? [], isElsewhere),
    ...(entry.props ?? []).map((prop) => asInput(toTarget(prop, true))),
    ...members.map((member) => toTarget(member, true)),
    ...(entry.statics ?? []).map((member) =>
      // A component that is a member has a section of its own.
      toTarget(member, member.isComponent !== true),
    ),
    ...refOf(entry),
    ...inheritedOf(entry.extends),
    ...(entry.values ?? []).map((value) => ({
      name: value.replace(/^'|'$/g, ''),
      type: value,
      members: [],
      isRequired: false,
    })),
  ]);
}

/** Members of what a call of an export gives back. */
export function returnsOf(
  {export: entry}: ApiSymbol,
  isElsewhere: IsDocumentedElsewhere,
): Target[] {
  return merge(
    (entry.signatures ?? []).flatMap(({returns}) => {
      const type = returns.awaited ?? returns.type;
      return (returns.members ?? []).map((member) =>
        toTarget(member, !type.endsWith('[]') && !isElsewhere(headOf(type))),
      );
    }),
  );
}

/** A component or function that is a member of an export: `Series.Sequence`. */
export function staticOf(
  symbol: ApiSymbol,
  name: string,
): readonly Target[] | undefined {
  const member = symbol.export.statics?.find((entry) => entry.name === name);
  if (!member) {
    return undefined;
  }
  return member.isComponent
    ? (member.members ?? []).map((part) => asInput(toTarget(part, true)))
    : membersOf(member);
}

/** A command of the command line, with its flags as targets. */
export type Command = {
  readonly command: ApiCommand;
  readonly flags: readonly Target[];
};

/**
 * Finds what `command` in front matter names.
 *
 * @param name as typed after `npx`, such as `remotion render`
 * @throws Error that lists the commands there are
 */
export function findCommand(name: string): Command {
  const known: string[] = [];
  for (const packageName of listApiPackages()) {
    const model = loadApi(packageName);
    const command = model.commands?.find((entry) => entry.name === name);
    if (command) {
      const flags = (model.flags ?? [])
        .filter(
          ({commands, presets = []}) =>
            commands.includes(name) || presets.includes(name),
        )
        .map((flag) => ({
          name: flag.flag,
          type: flag.isBoolean ? 'boolean' : flag.type,
          expanded: flag.expanded,
          optional: true,
          default: flag.default,
          deprecated: flag.notice,
          config: flag.config,
          members: [],
          // What only presets a later render is explained there, a letter beside
          // the flag it is short for, and an old name beside the new one.
          isRequired:
            flag.commands.includes(name) &&
            flag.flag.startsWith('--') &&
            flag.notice === undefined,
        }));
      return {command, flags};
    }
    known.push(...(model.commands ?? []).map((entry) => entry.name));
  }
  throw new Error(
    `There is no command "${name}". Known commands: ${known.join(', ')}.`,
  );
}
