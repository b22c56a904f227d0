/**
 * Small packages for tests, written to a temporary folder that looks like
 * toolkit/: the toolkit itself need not be installed.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {API_DIR, type ApiExport} from '../../model';
import {InternalApi} from '../internal';
import {findToolkitPackages} from '../packages';
import {createReaders} from '../declarations/readers';

/** Contents by path: `@remotion/fixture/dist/index.d.ts`. */
export type Files = Readonly<Record<string, string>>;

/** Finds the packages of the site: those of the toolkit need not be installed. */
const require = createRequire(path.resolve(API_DIR, '../../package.json'));

/** The `package.json` of a package of the toolkit. */
export function manifest(name: string, fields: object = {}): string {
  return JSON.stringify({name, version: '1.0.0', ...fields});
}

/**
 * Writes `node_modules` and a manifest that pins every toolkit package in it.
 *
 * @returns the folder, which is deleted after the last test of the file
 */
export function writeToolkit(files: Files): string {
  const pinned = Object.keys(files)
    .filter((file) => /^@remotion\/[^/]+\/package\.json$/.test(file))
    .map((file) => [path.dirname(file), '1.0.0']);
  const dependencies = Object.fromEntries(pinned) as object;
  const installed = Object.entries(files).map(([file, text]) => [
    `node_modules/${file}`,
    text,
  ]);
  return createTempDir({
    'package.json': JSON.stringify({dependencies}),
    ...(Object.fromEntries(installed) as Files),
  });
}

/** Makes the types of React and Node.js, which the site has, known to the fixture. */
function linkTypes(dir: string): void {
  const types = path.join(dir, 'node_modules/@types');
  fs.mkdirSync(types, {recursive: true});
  for (const name of ['react', 'node']) {
    const target = path.dirname(require.resolve(`@types/${name}/package.json`));
    fs.symlinkSync(target, path.join(types, name), 'dir');
  }
}

/** A part of the model as a file has it: without properties that are undefined. */
export function asWritten<T>(part: T): T {
  return JSON.parse(JSON.stringify(part)) as T;
}

/** Reads the declarations of a fixture as the generator does. */
export function readFixture(files: Files): {
  readonly all: (packageName: string) => readonly ApiExport[];
  /** The one export of that name; fails when there is none. */
  readonly get: (name: string, packageName?: string) => ApiExport;
  /** What was left out. */
  readonly internal: (packageName: string) => unknown;
} {
  const dir = writeToolkit(files);
  linkTypes(dir);
  const packages = findToolkitPackages(dir);
  const {readExports, exported} = createReaders(
    dir,
    packages,
    new InternalApi(),
    {sharedDefaults: () => new Map()},
  );
  const entries = new Map(
    packages.map(({name}) => [name, asWritten(readExports(name))] as const),
  );
  return {
    all: (packageName) => entries.get(packageName) ?? [],
    get: (name, packageName = '@remotion/fixture') => {
      const exports = entries.get(packageName);
      const found = exports?.find((entry) => entry.name === name);
      if (!found) {
        throw new Error(`${packageName} of the fixture has no "${name}".`);
      }
      return found;
    },
    internal: (packageName) => exported.get(packageName)?.internal,
  };
}
