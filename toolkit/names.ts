/** The names under which the history of a package is kept. */
import type {
  ApiConfigMethod,
  ApiExport,
  ApiFlag,
  ApiMember,
  ApiPackage,
  ApiParameter,
  ApiSignature,
} from './modelTypes';

/** Stands in a path for what a call gives back. */
const RESULT = '()';

/** Where a member is, from the export down: `['renderMedia', '()', 'buffer']`. */
type ApiPath = readonly string[];

/** How a path is written: `renderMedia().buffer`. */
export function pathName(path: ApiPath): string {
  return path.join('.').replaceAll(`.${RESULT}`, RESULT);
}

/** What a name is a member of: `renderMedia` of `renderMedia().buffer`. */
export function ownerOf(name: string): string | undefined {
  return /^(.+?)(?:\(\))*\.[^.]*$/.exec(name)?.[1];
}

type Owner = {
  readonly members?: readonly ApiMember[];
  readonly props?: readonly ApiMember[];
  readonly statics?: readonly ApiMember[];
  readonly signatures?: readonly ApiSignature[];
};

type Visit<T> = (path: ApiPath, entry: T) => void;

function visitOwner(
  path: ApiPath,
  owner: Owner | ApiExport | ApiParameter,
  visit: Visit<ApiMember>,
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
export function visitNames(
  model: ApiPackage,
  visit: Visit<ApiExport | ApiMember | ApiConfigMethod | ApiFlag>,
): void {
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
