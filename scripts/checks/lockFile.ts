/**
 * Checks the lock files of the site and of the toolkit. Each has to name the
 * native packages of every platform that a writer or a CI may use, and no
 * registry but the public one. A lock file that was made with a mirror, or from a
 * release some of whose packages are missing, installs here and fails elsewhere.
 *
 * The registry has no binaries of toolkit release 4.0.407 for macOS and for
 * Linux on ARM: toolkit/package.json overrides them with those of 4.0.410.
 */
import fs from 'node:fs';
import path from 'node:path';
import {runMain} from '../runMain';

type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly resolved?: string;
      }
    >
  >;
};

/** Every lock file of the repository, from its root. */
export const LOCK_FILES = ['package-lock.json', 'toolkit/package-lock.json'];

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

const PLATFORMS =
  /(?:linux-(?:x64|arm64)(?:-gnu)?|darwin-(?:x64|arm64)|win32-x64(?:-msvc)?)$/;

/** Names of optional platform packages that the lock file leaves out. */
export function findMissingPackages({packages}: LockFile): string[] {
  const missing = new Set<string>();
  for (const {optionalDependencies} of Object.values(packages)) {
    for (const name of Object.keys(optionalDependencies ?? {})) {
      const isLocked = Object.keys(packages).some((key) =>
        key.endsWith(`node_modules/${name}`),
      );
      if (PLATFORMS.test(name) && !isLocked) {
        missing.add(name);
      }
    }
  }
  return [...missing].sort();
}

/** Packages that would be fetched from somewhere else than the public registry. */
export function findForeignAddresses({packages}: LockFile): string[] {
  return Object.entries(packages)
    .filter(
      ([, {resolved}]) =>
        resolved !== undefined && !resolved.startsWith(PUBLIC_REGISTRY),
    )
    .map(([name, {resolved}]) => `${name}: ${resolved ?? ''}`)
    .sort();
}

/** What is wrong with a lock file, one message per kind of fault. */
export function findFaults(name: string, lock: LockFile): string[] {
  const manifest = name.replace('package-lock.json', 'package.json');
  const list = (entries: readonly string[]): string =>
    entries.map((entry) => `- ${entry}`).join('\n');
  const missing = findMissingPackages(lock);
  const foreign = findForeignAddresses(lock);
  return [
    ...(missing.length > 0
      ? [
          `${name}: these platform packages are missing, so "npm ci" fails on their platforms:\n${list(missing)}\nPin them, or the package they belong to, under "overrides" in ${manifest}, to a release whose packages are all on the registry.`,
        ]
      : []),
    ...(foreign.length > 0
      ? [
          `${name}: these packages would be fetched from a registry that others cannot reach:\n${list(foreign)}\nRemove their "resolved" lines, or make the lock file again with "npm install --package-lock-only --omit-lockfile-registry-resolved".`,
        ]
      : []),
  ];
}

function main(): boolean {
  const root = path.resolve(__dirname, '../..');
  const faults = LOCK_FILES.flatMap((name) =>
    findFaults(
      name,
      JSON.parse(fs.readFileSync(path.join(root, name), 'utf8')) as LockFile,
    ),
  );
  faults.forEach((fault) => console.error(`${fault}\n`));
  return faults.length === 0;
}

if (require.main === module) {
  void runMain(main);
}
