/** What an upgrade of the toolkit pins. */
import type {Published} from '../../toolkit/generator/history/registry';
import {compareReleases} from '../../toolkit/history';

/** The parts of a package.json that pin packages. */
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
};

/** Asked for what there is. */
export type Lookup = {
  /** Stable releases of a package, the oldest first; none of an unknown one. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  readonly published: (name: string, version: string) => Promise<Published>;
};

/** What is pinned, and where that differs from what was asked for. */
export type Plan = {
  readonly release: string;
  /** Versions by package, of the toolkit and of those that it pins as peers. */
  readonly pins: Readonly<Record<string, string>>;
  /** Versions of binaries that the release has for some platforms only. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Sentences about what is older than the release, or of another version than today. */
  readonly notes: readonly string[];
};

const RENDERER = '@remotion/renderer';

export const isToolkit = (name: string): boolean =>
  /^(?:remotion$|create-video$|@remotion\/)/.test(name);

const isBinary = (name: string): boolean =>
  name.startsWith('@remotion/compositor-');

/**
 * Finds the version of each package of toolkit/package.json for a release: that
 * release, or the nearest one before it, as not every package is published with
 * each release.
 *
 * @throws Error that names the package or release that the registry lacks, and
 *   the nearest release that is complete
 */
export async function planUpgrade(
  {dependencies: today = {}, overrides: overridden = {}}: Manifest,
  release: string,
  {versions, published}: Lookup,
): Promise<Plan> {
  const names = Object.keys(today).filter(isToolkit);
  const known = new Map(
    await Promise.all(
      names.map(async (name) => [name, await versions(name)] as const),
    ),
  );
  const unknown = names.find((name) => known.get(name)?.length === 0);
  if (unknown !== undefined) {
    throw new Error(
      `The registry has no package ${unknown}. Correct its name in toolkit/package.json, or remove it there.`,
    );
  }
  if (!known.get('remotion')?.includes(release)) {
    const complete = findComplete([...known.values()], release);
    throw new Error(
      `The registry has no release ${release} of remotion. The nearest release of which it has all ${names.length} packages is ${complete ?? 'none'}.`,
    );
  }
  const pins: Record<string, string> = {};
  const notes: string[] = [];
  for (const [name, all] of known) {
    const version = atOrBefore(all, release);
    if (version === undefined) {
      throw new Error(
        `The registry has no ${name} of ${release} or before. Its oldest is ${all[0] ?? ''}.`,
      );
    }
    pins[name] = version;
    if (version !== release) {
      notes.push(`${name} stays at ${version}, the last one before ${release}`);
    }
  }
  const all = await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await published(name, pins[name] ?? release)),
    })),
  );
  for (const [name, version] of Object.entries(today)) {
    const users = all.filter((it) => it.peerDependencies?.[name]);
    // A range is npm's matter; an exact version has to be the one that is pinned.
    const exact = users
      .map((it) => it.peerDependencies?.[name] ?? '')
      .find((wanted) => !isToolkit(name) && /^\d+\.\d+\.\d+$/.test(wanted));
    if (exact !== undefined && exact !== version) {
      pins[name] = exact;
      notes.push(
        `${name} becomes ${exact} (${version} today), which ${users.map((it) => it.name).join(', ')} pin${users.length === 1 ? 's' : ''} as a peer`,
      );
    }
  }
  const overrides: Record<string, string> = {};
  const renderer = all.find(({name}) => name === RENDERER);
  for (const [name, wanted] of Object.entries(
    renderer?.optionalDependencies ?? {},
  ).filter(([it]) => isBinary(it))) {
    const there = await versions(name);
    const version = atOrBefore(there, wanted) ?? there[0];
    if (version !== undefined && version !== wanted) {
      overrides[name] = version;
      notes.push(`${name} is overridden with ${version}`);
    }
  }
  const kept = Object.entries(overridden).filter(([name]) => !isBinary(name));
  return {
    release,
    pins,
    overrides: {...overrides, ...(Object.fromEntries(kept) as typeof pins)},
    notes,
  };
}

function atOrBefore(
  versions: readonly string[],
  release: string,
): string | undefined {
  return versions.findLast((it) => compareReleases(it, release) <= 0);
}

/** The release nearest to another one that all packages have; of two, the older. */
function findComplete(
  lists: readonly (readonly string[])[],
  release: string,
): string | undefined {
  const [first = [], ...others] = lists;
  const complete = first.filter((it) =>
    others.every((list) => list.includes(it)),
  );
  return (
    atOrBefore(complete, release) ??
    complete.find((it) => compareReleases(it, release) > 0)
  );
}

/** A package.json with the versions of a plan, of packages that it pins already. */
export function pin(
  text: string,
  {pins}: Pick<Plan, 'pins'>,
  overrides?: Plan['overrides'],
): string {
  const manifest = JSON.parse(text) as Manifest;
  const withPins = (list: Manifest['dependencies']): Manifest['dependencies'] =>
    list &&
    Object.fromEntries(
      Object.entries(list).map(([name, version]) => [
        name,
        pins[name] ?? version,
      ]),
    );
  return `${JSON.stringify(
    {
      ...manifest,
      dependencies: withPins(manifest.dependencies),
      devDependencies: withPins(manifest.devDependencies),
      ...(overrides && {overrides}),
    },
    null,
    2,
  )}\n`;
}
