/**
 * Checks the lock files of the site and of the toolkit. Each has to name the
 * native packages of every platform that a writer or a CI may use, and no
 * registry but the public one. A lock file that was made with a mirror, or from a
 * release some of whose packages are missing, installs here and fails elsewhere.
 *
 * Not every release of the toolkit has binaries for all of them: then
 * "npm run upgrade:toolkit" overrides those in toolkit/package.json.
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

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

const PLATFORMS =
  /(?:linux-(?:x64|arm64)(?:-gnu)?|darwin-(?:x64|arm64)|win32-x64(?:-msvc)?)$/;

/** Names of optional platform packages that the lock file leaves out. */
function listMissing({packages}: LockFile): string[] {
  const locked = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter(
      (name) =>
        PLATFORMS.test(name) &&
        !locked.some((key) => key.endsWith(`node_modules/${name}`)),
    );
  return [...new Set(missing)].sort();
}

/** Packages that would be fetched from somewhere else than the public registry. */
function listForeign({packages}: LockFile): string[] {
  return Object.entries(packages)
    .filter(([, {resolved}]) => resolved?.startsWith(PUBLIC_REGISTRY) === false)
    .map(([name, {resolved}]) => `${name}: ${resolved ?? ''}`)
    .sort();
}

/** What is wrong with a lock file, one message per kind of fault. */
export function findFaults(name: string, lock: LockFile): string[] {
  const manifest = name.replace('package-lock.json', 'package.json');
  const kinds = [
    {
      packages: listMissing(lock),
      fault:
        'these platform packages are missing, so "npm ci" fails on their platforms',
      remedy: `Pin them, or the package they belong to, under "overrides" in ${manifest}, to a release whose packages are all on the registry.`,
    },
    {
      packages: listForeign(lock),
      fault:
        'these packages would be fetched from a registry that others cannot reach',
      remedy:
        'Remove their "resolved" lines, or make the lock file again with "npm install --package-lock-only --omit-lockfile-registry-resolved".',
    },
  ];
  return kinds
    .filter(({packages}) => packages.length > 0)
    .map(({packages, fault, remedy}) =>
      [
        `${name}: ${fault}:`,
        ...packages.map((each) => `- ${each}`),
        remedy,
      ].join('\n'),
    );
}

if (require.main === module) {
  const root = path.resolve(__dirname, '../..');
  void runMain(() => {
    const faults = ['package-lock.json', 'toolkit/package-lock.json'].flatMap(
      (name) => {
        const text = fs.readFileSync(path.join(root, name), 'utf8');
        return findFaults(name, JSON.parse(text) as LockFile);
      },
    );
    faults.forEach((fault) => console.error(`${fault}\n`));
    return faults.length === 0;
  });
}
