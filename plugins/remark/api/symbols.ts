import {
  findExport,
  isFrom,
  listApiPackages,
  loadApi,
  parseKey,
} from '../../../toolkit/model';
import type {ApiExport, ApiPackage} from '../../../toolkit/model';

/** An export of a package, as front matter names it. */
export type ApiSymbol = {
  /** As in front matter: `@remotion/renderer#renderMedia`. */
  readonly key: string;
  /** What to import it from. */
  readonly specifier: string;
  readonly name: string;
  readonly package: ApiPackage;
  readonly export: ApiExport;
  /** The export itself, or the one that it is a member of. */
  readonly owner: ApiExport;
};

/**
 * Finds what `api` in front matter names.
 *
 * @param key specifier and exported name, such as `remotion#interpolate`
 * @throws Error that says what is wrong with the key and what would be right
 */
export function findSymbol(key: string): ApiSymbol {
  const {specifier, name, packageName} = parseKey(key);
  if (!listApiPackages().includes(packageName)) {
    throw new Error(
      `"${key}" names the package "${packageName}", which the API model does not have. Known packages: ${listApiPackages().join(', ')}.`,
    );
  }
  const model = loadApi(packageName);
  const found = findExport(key);
  if (found && isFrom(found, specifier)) {
    return {key, specifier, name, package: model, export: found, owner: found};
  }
  const member = findMember(key);
  if (member) {
    return {key, specifier, name, package: model, ...member};
  }
  if (found) {
    throw new Error(
      `"${name}" is not exported from "${specifier}". Write "${found.specifiers[0] ?? ''}#${name}".`,
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
function findMember(
  key: string,
): Pick<ApiSymbol, 'export' | 'owner'> | undefined {
  const [ownerKey = '', memberName] = key.split(/\.(?=\w+$)/);
  const owner = findExport(ownerKey);
  const member = [...(owner?.statics ?? []), ...(owner?.members ?? [])].find(
    (entry) => entry.name === memberName,
  );
  return owner && member
    ? {
        owner,
        export: {
          name: parseKey(key).name,
          kind: member.isComponent ? 'component' : 'function',
          since: member.since,
          changes: member.changes,
          specifiers: owner.specifiers,
          source: owner.source,
          signatures: member.signatures,
          ...(member.isComponent && {props: member.members ?? []}),
          extends: member.extends,
        },
      }
    : undefined;
}
