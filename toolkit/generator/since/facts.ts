/** Tells of each name of a package's model whether a release has it. */
import type {ApiFlag, ApiPackage} from '../../model';
import {pathName, RESULT, visitNames, type ApiPath} from '../../since';
import {readFlagNames} from './flags';
import {expand} from './levels';
import type {Registry, Release, Spec} from './releases';
import {Declarations, type Piece} from './scopes';
import type {Facts, ReadFacts} from './search';

/** Names below each other, as in the model. */
type Tree = Map<string, Tree>;

function plant(tree: Tree, [name, ...rest]: ApiPath): void {
  if (name !== undefined) {
    const below = tree.get(name) ?? new Map<string, Tree>();
    tree.set(name, below);
    plant(below, rest);
  }
}

type Writable = Map<string, boolean | undefined>;

/** Looks up the names below something; none is known where it is not there. */
function readLevel(
  declarations: Declarations,
  tree: Tree,
  where: ApiPath,
  pieces: readonly Piece[] | undefined,
  facts: Writable,
): void {
  const level =
    pieces && tree.size > 0 ? expand(declarations, pieces) : undefined;
  for (const [name, below] of tree) {
    const own = [...where, name];
    const found = level?.names.get(name);
    if (name !== RESULT) {
      const isLacking = level && !level.isOpen ? false : undefined;
      facts.set(pathName(own), found ? true : isLacking);
    }
    readLevel(declarations, below, own, found, facts);
  }
}

/** What the declarations of a release say. */
function readDeclarations(
  packageName: string,
  declarations: Declarations,
  tree: Tree,
): Facts {
  const facts: Writable = new Map();
  for (const [name, below] of tree) {
    const found = declarations.findPublic(packageName, name);
    const isThere = (found?.pieces.length ?? 0) > 0;
    const isUnknown = found === undefined || found.isOpen;
    facts.set(name, isThere ? true : isUnknown ? undefined : false);
    readLevel(
      declarations,
      below,
      [name],
      isThere ? found?.pieces : undefined,
      facts,
    );
  }
  return facts;
}

/** What the code of a release says of flags. */
function readFlags(flags: readonly ApiFlag[], dir: string): Facts {
  const names = readFlagNames(dir);
  return new Map(
    flags.map(({flag, option}) => {
      const name = flag.replace(/^--?/, '');
      const isThere = [
        name,
        name.replace(/^no-/, ''),
        option?.key ?? name,
      ].some((form) => names.has(form));
      return [flag, names.size === 0 ? undefined : isThere];
    }),
  );
}

/**
 * Reads releases of a package. Types that it takes from other toolkit packages
 * are looked up in their release of the same version.
 */
export function createFactReader(
  model: ApiPackage,
  registry: Registry,
): ReadFacts {
  const tree: Tree = new Map();
  visitNames(model, (where) => {
    if (!where[0]?.startsWith('-')) {
      plant(tree, where);
    }
  });
  const flags = model.flags ?? [];
  const versionsOf = new Map<string, readonly string[]>();

  /** Releases of the packages that older releases took types from. */
  const siblingsOf = (version: string): Spec[] =>
    [...versionsOf]
      .filter(([, versions]) => versions.includes(version))
      .map(([name]) => ({name, version}));

  async function readRelease(release: Release): Promise<Facts> {
    for (;;) {
      const siblings = await registry.fetch(siblingsOf(release.version));
      const declarations = new Declarations(
        new Map([release, ...siblings].map((item) => [item.name, item])),
      );
      const facts = readDeclarations(model.name, declarations, tree);
      const missing = [...declarations.missing].filter(
        (name) => !versionsOf.has(name),
      );
      if (missing.length === 0) {
        return new Map([...facts, ...readFlags(flags, release.dir)]);
      }
      for (const name of missing) {
        versionsOf.set(name, await registry.listVersions(name, model.version));
      }
    }
  }

  return async (versions) => {
    const own = versions.map((version) => ({name: model.name, version}));
    // At once, for npm takes a while to start.
    const releases = await registry.fetch([
      ...own,
      ...versions.flatMap(siblingsOf),
    ]);
    const facts: Facts[] = [];
    for (const release of releases.slice(0, own.length)) {
      facts.push(await readRelease(release));
    }
    return facts;
  };
}
