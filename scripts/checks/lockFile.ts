/**
 * Checks that the lock file names the native packages of every platform that a
 * writer or a CI may have. A lock file made from a release whose packages are
 * missing in part installs here and fails elsewhere.
 */
import fs from 'node:fs';
import path from 'node:path';

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

function main(): void {
  const file = path.resolve(__dirname, '../../package-lock.json');
  const missing = findMissingPackages(
    JSON.parse(fs.readFileSync(file, 'utf8')) as LockFile,
  );
  if (missing.length > 0) {
    console.error(
      `package-lock.json: these platform packages are missing, so "npm ci" fails on their platforms:\n${missing.map((name) => `- ${name}`).join('\n')}\nPin the package they belong to under "overrides" in package.json, to a release whose packages are all on the registry.`,
    );
    process.exitCode = 1;
  }
}

if (require.main === module) {
  main();
}
