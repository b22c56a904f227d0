import type {IndexedRelease} from '../../../plugins/releases/types';

/** The packages that releases did something to, by name. */
export function listPackages(releases: readonly IndexedRelease[]): string[] {
  const names = releases.flatMap(({packages}) =>
    packages.map(({name}) => name),
  );
  return [...new Set(names)].sort();
}

/** What releases did to one package; all of it for any other name. */
export function filterReleases(
  releases: readonly IndexedRelease[],
  packageName: string,
): readonly IndexedRelease[] {
  return listPackages(releases).includes(packageName)
    ? releases
        .map((release) => ({
          ...release,
          packages: release.packages.filter(({name}) => name === packageName),
        }))
        .filter(({packages}) => packages.length > 0)
    : releases;
}

/** How many lines a release has. */
export function countLines({packages}: IndexedRelease): number {
  return packages
    .flatMap(({sections}) => sections)
    .reduce((sum, {lines}) => sum + lines.length, 0);
}
