import type {IndexedGroup} from '../../../plugins/api-index/types';

/** What the index is filtered by; empty values leave all of it. */
export type Filters = {
  readonly name: string;
  readonly kind: string;
  readonly letter: string;
};

/** Letters and digits only, so that `useFrame()` and `use-frame` are the same. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@/]+/gu, '');
}

/** The letter under which a name is filed. */
export function letterOf(name: string): string {
  return /[a-z]/i.exec(name)?.[0].toUpperCase() ?? '';
}

/**
 * Keeps the exports of a kind, with a first letter, whose name or package has
 * every word that was typed. Case and punctuation are ignored.
 */
export function filterGroups(
  groups: readonly IndexedGroup[],
  {name: typed, kind, letter}: Filters,
): readonly IndexedGroup[] {
  const words = typed.split(/\s+/).map(normalize).filter(Boolean);
  const matches = (text: string): boolean =>
    words.every((word) => normalize(text).includes(word));
  return groups
    .map((group) => ({
      ...group,
      packages: group.packages
        .map((entry) => ({
          ...entry,
          exports: entry.exports.filter(
            ({name, kind: ownKind}) =>
              (!kind || ownKind === kind) &&
              (!letter || letterOf(name) === letter) &&
              matches(`${entry.name} ${name}`),
          ),
        }))
        .filter(
          ({name, exports}) =>
            exports.length > 0 || (!kind && !letter && matches(name)),
        ),
    }))
    .filter(({packages}) => packages.length > 0);
}

/** How many lines the groups have. */
export function countExports(groups: readonly IndexedGroup[]): number {
  return groups
    .flatMap(({packages}) => packages)
    .reduce((sum, {exports}) => sum + exports.length, 0);
}
