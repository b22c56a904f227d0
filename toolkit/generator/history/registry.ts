/** The registry that npm is set up to use. */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {x as extract} from 'tar';
import {compareReleases} from '../../history';

const run = promisify(execFile);

/** Where releases come from. */
export type Registry = {
  /** Stable releases of a package, the oldest first; none of an unknown one. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  /** Unpacks packages of one release to folders of their names in `dir`. */
  readonly fetch: (
    names: readonly string[],
    version: string,
    dir: string,
  ) => Promise<void>;
};

/** Runs npm, and gives what it prints as JSON; nothing for an unknown package. */
async function npm(...args: readonly string[]): Promise<unknown> {
  try {
    const {stdout} = await run('npm', [...args, '--json', '--silent'], {
      maxBuffer: Infinity,
    });
    return JSON.parse(stdout) as unknown;
  } catch (cause) {
    const {stdout = ''} = cause as {stdout?: string};
    const {error} = (stdout.startsWith('{') ? JSON.parse(stdout) : {}) as {
      error?: {code: string; summary: string};
    };
    if (error?.code === 'E404') {
      return [];
    }
    throw new Error(
      `"npm ${args.join(' ')}" failed: ${error?.summary ?? (cause as Error).message}\nWhat was found so far is kept. Check that npm reaches its registry ("npm ping"), then run the same command again.`,
      {cause},
    );
  }
}

/** The lists of packages that a release needs. */
export type Published = Partial<
  Record<
    'peerDependencies' | 'optionalDependencies',
    Readonly<Record<string, string>>
  >
>;

/** Asks npm for releases. */
export const NPM: Registry & {
  readonly published: (name: string, version: string) => Promise<Published>;
  /** When the registry got each release of a package, as ISO 8601. */
  readonly times: (name: string) => Promise<Readonly<Record<string, string>>>;
} = {
  async published(name, version) {
    return (await npm('view', `${name}@${version}`)) as Published;
  },
  async times(name) {
    return (await npm('view', name, 'time')) as Readonly<
      Record<string, string>
    >;
  },
  async versions(name) {
    return [(await npm('view', name, 'versions')) as string | string[]]
      .flat()
      .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
      .sort(compareReleases);
  },
  async fetch(names, version, dir) {
    if (names.length === 0) {
      return;
    }
    const specs = names.map((name) => `${name}@${version}`);
    const packed = await npm('pack', ...specs, '--pack-destination', dir);
    for (const {name, filename} of packed as Record<string, string>[]) {
      const file = path.join(dir, filename ?? '');
      const target = path.join(dir, name ?? '');
      // Renamed once it is whole, in case the run is interrupted.
      const part = `${target}.part`;
      fs.rmSync(part, {recursive: true, force: true});
      fs.mkdirSync(part, {recursive: true});
      await extract({file, cwd: part, strip: 1});
      fs.renameSync(part, target);
      fs.rmSync(file);
    }
  },
};
