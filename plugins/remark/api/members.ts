import {loadInherited} from '../../../toolkit/model';
import type {
  ApiExport,
  ApiInherited,
  ApiMember,
  ApiParameter,
  ApiSignature,
} from '../../../toolkit/model';
import type {ApiSymbol} from './symbols';

/** What the API model says of something that a heading can name. */
export type MemberFacts = {
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
  /** Since when it is there, such as `since 4.0.59`. */
  readonly since?: string;
  /** Such as "became optional in 4.0.430", with code in backticks. */
  readonly changes?: readonly string[];
  /** A `Config` method that sets the same, for a flag. */
  readonly config?: string;
  /** What headings one level below can name. */
  readonly members: readonly MemberFacts[];
  /** Whether a page about the owner has to have a heading for it. */
  readonly isRequired: boolean;
  /** The export itself, where the heading names one. */
  readonly symbol?: ApiSymbol;
};

/** Tells whether some other page documents the type of this name. */
export type IsDocumentedElsewhere = (typeName: string) => boolean;

/** The name that a type text starts with: `Promise<A>` has `Promise`. */
function headOf(type: string): string {
  return /^[\w.]+/.exec(type)?.[0] ?? '';
}

function toFacts(
  member: ApiMember | ApiParameter,
  isRequired: boolean,
): MemberFacts {
  return {
    ...member,
    members: membersOf(member),
    isRequired,
  };
}

/** What can be named below a member: its members, or what it is called with. */
function membersOf(member: ApiMember | ApiParameter): MemberFacts[] {
  const members = member.members ?? [];
  const called = (member.signatures ?? []).flatMap((signature) => [
    ...signature.parameters.flatMap((parameter) => [
      toFacts(parameter, false),
      ...membersOf(parameter),
    ]),
    ...(signature.returns.members ?? []).map((part) => toFacts(part, false)),
  ]);
  return merge([...members.map((part) => toFacts(part, false)), ...called]);
}

/** Facts by name; overloads that differ in a type show both. */
function merge(members: readonly MemberFacts[]): MemberFacts[] {
  const byName = new Map<string, MemberFacts>();
  for (const member of members) {
    const known = byName.get(member.name);
    const types = new Set([known?.type, member.type].filter(Boolean));
    byName.set(
      member.name,
      known
        ? {
            ...known,
            type: [...types].join(' | ') || undefined,
            // Joined types say it all; the written-out form is of one of them.
            expanded: types.size > 1 ? undefined : known.expanded,
            members: merge([...known.members, ...member.members]),
            isRequired: known.isRequired || member.isRequired,
          }
        : member,
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

const asInput = (member: MemberFacts): MemberFacts => ({
  ...member,
  isInput: true,
});

function parametersOf(
  signatures: readonly ApiSignature[],
  isElsewhere: IsDocumentedElsewhere,
): MemberFacts[] {
  const members = signatures.flatMap(({parameters}) =>
    parameters.flatMap((parameter) =>
      isOptionsObject(parameter, isElsewhere)
        ? [
            toFacts(parameter, false),
            ...(parameter.members ?? []).map((part) => toFacts(part, true)),
          ]
        : [toFacts(parameter, true)],
    ),
  );
  return members.map(asInput);
}

/** Something below which no heading can name anything, and which needs none. */
function toLeaf(
  facts: Omit<MemberFacts, 'members' | 'isRequired'>,
): MemberFacts {
  return {...facts, members: [], isRequired: false};
}

/** Members taken over from somewhere else: a page may explain one of them. */
function inheritedOf(groups: readonly ApiInherited[] = []): MemberFacts[] {
  return groups.flatMap(({name, omits = []}) =>
    (loadInherited()[name] ?? [])
      .filter((member) => !omits.includes(member.name))
      .map((member) => toLeaf({...member, optional: true})),
  );
}

function refOf({ref}: ApiExport): MemberFacts[] {
  return ref === undefined
    ? []
    : [toLeaf({name: 'ref', type: `React.Ref<${ref}>`, optional: true})];
}

/**
 * What goes into an export: parameters and members of its options, props of a
 * component, members of a type, a constant or a class, methods of `Config`.
 */
export function inputsOf(
  {export: entry, package: model, name}: ApiSymbol,
  isElsewhere: IsDocumentedElsewhere,
): MemberFacts[] {
  const members = [
    ...(entry.members ?? []),
    ...(name === 'Config' ? (model.config ?? []) : []),
  ];
  return merge([
    ...parametersOf(entry.signatures ?? [], isElsewhere),
    ...(entry.props ?? []).map((prop) => asInput(toFacts(prop, true))),
    ...members.map((member) => toFacts(member, true)),
    ...(entry.statics ?? []).map((member) =>
      // A component that is a member has a section of its own.
      toFacts(member, member.isComponent !== true),
    ),
    ...refOf(entry),
    ...inheritedOf(entry.extends),
    ...(entry.values ?? []).map((value) =>
      toLeaf({name: nameOfValue(value), type: value}),
    ),
  ]);
}

/** `'tiny'` of a union is called tiny, and `Reason.Full = 'full'` of an enum Full. */
function nameOfValue(value: string): string {
  const [, member] = /^\w+\.(\w+) = /.exec(value) ?? [];
  return member ?? value.replace(/^'|'$/g, '');
}

/** Members of what a call of an export gives back. */
export function returnsOf(
  {export: entry}: ApiSymbol,
  isElsewhere: IsDocumentedElsewhere,
): MemberFacts[] {
  return merge(
    (entry.signatures ?? []).flatMap(({returns}) => {
      const type = returns.awaited ?? returns.type;
      return (returns.members ?? []).map((member) =>
        toFacts(member, !type.endsWith('[]') && !isElsewhere(headOf(type))),
      );
    }),
  );
}

/** A component or function that is a member of an export: `Series.Sequence`. */
export function staticOf(
  symbol: ApiSymbol,
  name: string,
): readonly MemberFacts[] | undefined {
  const member = symbol.export.statics?.find((entry) => entry.name === name);
  if (!member) {
    return undefined;
  }
  return member.isComponent
    ? (member.members ?? []).map((part) => asInput(toFacts(part, true)))
    : membersOf(member);
}
