/**
 * Which release brought what: `toolkit/api/_since.json`, which
 * `npm run generate:since` writes, and the names under which it is kept there.
 */
import type {
  ApiExport,
  ApiMember,
  ApiPackage,
  ApiParameter,
  ApiSignature,
} from './modelTypes';

/** Between which releases something came. */
export type SinceEntry = {
  /** The last release of the registry that lacks it. */
  readonly lacks: string;
  /** The first release of the registry that has it. */
  readonly since: string;
};

/** What is known of a package. */
export type PackageSince = {
  /** The release up to which names were looked up. */
  readonly checked: string;
  /** Only of what is newer than its package, or than the export that has it. */
  readonly names: Readonly<Record<string, SinceEntry>>;
};

/** What is known, by package. */
export type SinceFile = Readonly<Record<string, PackageSince>>;

/** Stands in a path for what a call gives back. */
const RESULT = '()';

/** Where a member is, from the export down: `['renderMedia', '()', 'buffer']`. */
type ApiPath = readonly string[];

/** How a path is written: `renderMedia().buffer`. */
export function pathName(path: ApiPath): string {
  return path.join('.').replaceAll(`.${RESULT}`, RESULT);
}

type Owner = {
  readonly members?: readonly ApiMember[];
  readonly props?: readonly ApiMember[];
  readonly statics?: readonly ApiMember[];
  readonly signatures?: readonly ApiSignature[];
};

type Visit = (path: ApiPath, entry: object) => void;

function visitOwner(
  path: ApiPath,
  owner: Owner | ApiExport | ApiParameter,
  visit: Visit,
): void {
  const {
    members = [],
    props = [],
    statics = [],
    signatures = [],
  }: Owner = owner;
  for (const member of [...members, ...props, ...statics]) {
    const own = [...path, member.name];
    visit(own, member);
    visitOwner(own, member, visit);
  }
  for (const {parameters, returns} of signatures) {
    // A parameter has no name for its caller, only its members have.
    parameters.forEach((parameter) => visitOwner(path, parameter, visit));
    visitOwner([...path, RESULT], {members: returns.members}, visit);
  }
}

/** Visits each export, member, flag and `Config` method of a package. */
export function visitNames(model: ApiPackage, visit: Visit): void {
  // A module per font came with its font.
  for (const entry of model.exports.filter(({family}) => !family)) {
    visit([entry.name], entry);
    visitOwner([entry.name], entry, visit);
  }
  visitOwner(['Config'], {members: model.config}, visit);
  for (const flag of model.flags ?? []) {
    visit([flag.flag], flag);
  }
}

/** The releases that a release belongs to: `4.0` of `4.0.59`. */
export function lineOf(version: string): string {
  return version.slice(0, version.lastIndexOf('.'));
}

const patchOf = (version: string): number =>
  Number(version.slice(version.lastIndexOf('.') + 1));

/** Up to so many patch numbers lie between a release and "shortly before". */
const SHORTLY = 5;

/**
 * What a reader is told, such as `4.0.59`; undefined where too many releases
 * lie between the one that has it and the one that lacks it.
 */
export function sinceText({lacks, since}: SinceEntry): string | undefined {
  const isSameLine = lineOf(lacks) === lineOf(since);
  // In a new line of releases, numbers start at 0.
  const gap = patchOf(since) - (isSameLine ? patchOf(lacks) : -1);
  if (gap > SHORTLY) {
    return undefined;
  }
  return gap === 1 ? since : `${since} or shortly before`;
}
