import {listApiPackages, loadApi, packageOf} from '../../../toolkit/model';
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
};

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
        since: member.since,
        specifiers: parent.specifiers,
        source: parent.source,
        signatures: member.signatures,
        ...(member.isComponent && {props: member.members ?? []}),
        extends: member.extends,
      }
    : undefined;
}
