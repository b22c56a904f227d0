/** Counts of the model, as a table. */
import {INHERITED_FILE, type ApiPackage} from '../model';

/** How many members, at any depth, a part of the model has. */
function countMembers(part: unknown): number {
  return Object.entries(part ?? {})
    .filter(([, value]) => typeof value === 'object')
    .reduce(
      (count, [key, value]) =>
        count +
        (/^(?:members|props|statics)$/.test(key)
          ? (value as unknown[]).length
          : 0) +
        countMembers(value),
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
      members: countMembers(entry.exports),
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
