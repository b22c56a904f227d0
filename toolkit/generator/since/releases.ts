/**
 * Releases of toolkit packages on the registry that npm is set up to use. What
 * is fetched is kept in `.cache/releases/`, so that a run can be continued.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {x as extract} from 'tar';

const run = promisify(execFile);

/** A release of a package. */
export type Spec = {readonly name: string; readonly version: string};

/** A release, unpacked. */
export type Release = Spec & {readonly dir: string};

/** Where releases come from. */
export type Registry = {
  /** Stable releases up to and with this one, the oldest first. */
  readonly listVersions: (name: string, last: string) => Promise<string[]>;
  /** Fetches releases that are not there yet. */
  readonly fetch: (specs: readonly Spec[]) => Promise<Release[]>;
};

/** What is kept of a release; the code of bundles for browsers tells nothing. */
const KEPT = /package\.json$|\.d\.[cm]?ts$|(?<!bundle)\.js$/;

const {compare} = new Intl.Collator('en', {numeric: true});

type NpmError = {readonly error?: {readonly summary: string}};

/** Runs npm, and gives what it prints as JSON. */
async function npm(what: string, args: readonly string[]): Promise<unknown> {
  try {
    const {stdout} = await run('npm', [...args, '--json', '--silent'], {
      maxBuffer: Infinity,
    });
    return JSON.parse(stdout) as unknown;
  } catch (cause) {
    const {stdout = ''} = cause as {stdout?: string};
    const said = stdout.startsWith('{')
      ? (JSON.parse(stdout) as NpmError).error?.summary
      : undefined;
    throw new Error(
      `npm could not get ${what}: ${said ?? (cause as Error).message}\nWhat was fetched so far is kept. Check that npm reaches its registry ("npm ping"), then run "npm run generate:since" again.`,
      {cause},
    );
  }
}

/** The registry of npm, with a folder that keeps what was fetched. */
export function openRegistry(cacheDir: string): Registry {
  const dirOf = ({name, version}: Spec): string =>
    path.join(cacheDir, name, version);
  return {
    async listVersions(name, last) {
      const versions = await npm(`the releases of ${name}`, [
        'view',
        name,
        'versions',
      ]);
      return [versions as string | string[]]
        .flat()
        .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
        .filter((version) => compare(version, last) <= 0)
        .sort(compare);
    },
    async fetch(specs) {
      const missing = specs
        .filter((spec) => !fs.existsSync(dirOf(spec)))
        .map(({name, version}) => `${name}@${version}`);
      if (missing.length > 0) {
        fs.mkdirSync(cacheDir, {recursive: true});
        const packed = (await npm(missing.join(', '), [
          'pack',
          ...missing,
          '--pack-destination',
          cacheDir,
        ])) as (Spec & {filename: string})[];
        for (const {filename, ...spec} of packed) {
          const file = path.join(cacheDir, filename);
          // Renamed once it is whole, in case the run is interrupted.
          const part = `${dirOf(spec)}.part`;
          fs.rmSync(part, {recursive: true, force: true});
          fs.mkdirSync(part, {recursive: true});
          await extract({
            file,
            cwd: part,
            strip: 1,
            filter: (entry) => KEPT.test(entry),
          });
          fs.renameSync(part, dirOf(spec));
          fs.rmSync(file);
        }
      }
      return specs.map((spec) => ({...spec, dir: dirOf(spec)}));
    },
  };
}
