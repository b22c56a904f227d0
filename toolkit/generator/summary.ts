/** Counts of the model, as a table. */
import {
  INHERITED_FILE,
  type ApiMember,
  type ApiPackage,
  type ApiSignature,
} from '../model';

/** How many members, at any depth, a list has. */
function countMembers(members: readonly ApiMember[] | undefined): number {
  return (members ?? []).reduce(
    (count, {members: inner, signatures}) =>
      count + 1 + countMembers(inner) + countSignatures(signatures),
    0,
  );
}

function countSignatures(
  signatures: readonly ApiSignature[] | undefined,
): number {
  return (signatures ?? []).reduce(
    (count, {parameters, returns}) =>
      count +
      parameters.reduce(
        (sum, {members, signatures: own}) =>
          sum + countMembers(members) + countSignatures(own),
        0,
      ) +
      countMembers(returns.members),
    0,
  );
}

/** Members of everything that a package exports. */
function countPackage({exports: entries}: ApiPackage): number {
  return entries.reduce(
    (count, {members, props, statics, signatures}) =>
      count +
      countMembers(members) +
      countMembers(props) +
      countMembers(statics) +
      countSignatures(signatures),
    0,
  );
}

/** Prints a line for each package. */
export function printSummary(files: ReadonlyMap<string, string>): void {
  const rows = [...files]
    .filter(([file]) => file !== INHERITED_FILE)
    .map(([, content]) => JSON.parse(content) as ApiPackage)
    .map((entry) => ({
      package: entry.name,
      exports: entry.exports.length,
      members: countPackage(entry),
      internal: entry.internalExports.length,
      flags: entry.flags?.length ?? 0,
      links: entry.links.length,
    }));
  console.table(rows);
  const sum = (key: 'exports' | 'members' | 'flags' | 'links'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  console.log(
    `${rows.length} packages, ${sum('exports')} exports, ${sum('members')} members, ${sum('flags')} flags, ${sum('links')} links.`,
  );
}
