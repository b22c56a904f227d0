import type {IndexedGroup} from '../../../plugins/api-index/types';

/** Letters and digits only, so that `useFrame()` and `use-frame` are the same. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@/]+/gu, '');
}

/**
 * Keeps the exports whose name contains every word of the query, and whole
 * packages whose own name does. Case and punctuation are ignored.
 */
export function filterGroups(
  groups: readonly IndexedGroup[],
  query: string,
): readonly IndexedGroup[] {
  const words = query.split(/\s+/).map(normalize).filter(Boolean);
  const matches = (text: string): boolean =>
    words.every((word) => normalize(text).includes(word));
  if (words.length === 0) {
    return groups;
  }
  return groups
    .map((group) => ({
      ...group,
      packages: group.packages
        .map((entry) =>
          matches(entry.name)
            ? entry
            : {
                ...entry,
                exports: entry.exports.filter(({name}) =>
                  matches(`${entry.name} ${name}`),
                ),
              },
        )
        .filter(({name, exports}) => exports.length > 0 || matches(name)),
    }))
    .filter(({packages}) => packages.length > 0);
}

/** How many lines the groups have. */
export function countExports(groups: readonly IndexedGroup[]): number {
  return groups
    .flatMap(({packages}) => packages)
    .reduce((sum, {exports}) => sum + exports.length, 0);
}
