/** Which release of a package brought its exports, members and flags. */
import type {ApiPackage} from '../../model';
import {pathName, visitNames, type PackageSince} from '../../since';
import {compareText} from '../json';
import {createFactReader} from './facts';
import type {Registry} from './releases';
import {findSince} from './search';

/** Releases of a package that are read at most. */
export const LIMIT = 60;

/**
 * Looks up what a package has got since the release that was checked last.
 *
 * @param known what is known already
 */
export async function lookUp(
  model: ApiPackage,
  known: PackageSince | undefined,
  registry: Registry,
  limit = LIMIT,
  onRead: (count: number) => void = () => undefined,
): Promise<PackageSince> {
  const existing = new Set<string>();
  visitNames(model, (where) => existing.add(pathName(where)));
  const found = new Map(Object.entries(known?.names ?? {}));
  if (existing.size > 0 && known?.checked !== model.version) {
    const versions = await registry.listVersions(model.name, model.version);
    const first = Math.max(0, versions.indexOf(known?.checked ?? ''));
    const read = createFactReader(model, registry);
    const news = await findSince(
      versions.slice(first),
      async (some) => {
        const facts = await read(some);
        onRead(some.length);
        return facts;
      },
      limit,
    );
    news.forEach((entry, name) => found.set(name, entry));
  }
  return {
    checked: model.version,
    names: Object.fromEntries(
      [...found]
        .filter(([name]) => existing.has(name))
        .sort(([a], [b]) => compareText(a, b)),
    ),
  };
}
