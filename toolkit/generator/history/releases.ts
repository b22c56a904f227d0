/** Reads releases of packages with the generator of the model, all that are asked for in one go. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {compareReleases} from '../../history';
import {FOLLOWED} from '../commandLine/roots';
import {compareText} from '../json';
import {listFiles} from '../links';
import {toolkitPackageOf} from '../packages';
import type {Registry} from './registry';
import type {States} from './states';

const CLI = '@remotion/cli';

/** What a release has of each package, or why that cannot be read. */
export type ReleaseStates = Readonly<Record<string, States | string>>;

/**
 * Reads packages side by side.
 *
 * @param dir the folder whose `node_modules` holds them
 * @param names those to read, and those that they need
 */
export type ReadStates = (
  dir: string,
  names: readonly string[],
) => Promise<ReleaseStates>;

/** A release that lacks a package that it needs, or that the generator cannot read. */
export class UnreadableRelease extends Error {}

/** Releases, fetched to a folder each; what was read of them is kept there too. */
export class Releases {
  private readonly known = new Map<string, Promise<readonly string[]>>();
  private readonly done = new Map<string, Promise<ReleaseStates>>();
  private readonly key: string;
  private readonly ask = createQueue(1);
  private readonly work = createQueue(2);

  /**
   * @param names the packages to read of each release
   * @param cacheDir holds a folder for each release
   * @param toolkitDir has the packages of others that releases take types from
   */
  constructor(
    private readonly names: readonly string[],
    private readonly registry: Registry,
    private readonly readStates: ReadStates,
    private readonly cacheDir: string,
    private readonly toolkitDir: string,
  ) {
    this.key = hashOf(toolkitDir, names);
    const others = path.join(toolkitDir, 'node_modules');
    link(others, path.join(cacheDir, 'node_modules'));
  }

  /** Stable releases of a package, the oldest first. */
  versions(name: string): Promise<readonly string[]> {
    const versions =
      this.known.get(name) ?? this.ask(() => this.registry.versions(name));
    this.known.set(name, versions);
    return versions;
  }

  /**
   * What a release has of a package.
   *
   * @throws UnreadableRelease
   */
  async read(name: string, version: string): Promise<States> {
    const versions = await this.versions(name);
    if (!versions.includes(version)) {
      const nearest =
        versions.findLast((it) => compareReleases(it, version) < 0) ??
        versions[0];
      throw new UnreadableRelease(
        `The registry has no ${name} ${version}. The nearest release that it has is ${nearest ?? 'none'}.`,
      );
    }
    const release =
      this.done.get(version) ?? this.work(() => this.readRelease(version));
    this.done.set(version, release);
    const states = (await release)[name] ?? 'It was not read';
    if (typeof states === 'string') {
      throw new UnreadableRelease(
        `${name} ${version} cannot be read: ${states}`,
      );
    }
    return states;
  }

  private async readRelease(version: string): Promise<ReleaseStates> {
    const dir = path.join(this.cacheDir, version);
    const file = path.join(dir, `states-${this.key}.json`);
    if (fs.existsSync(file)) {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as ReleaseStates;
    }
    const needs = await this.fetch(version, path.join(dir, 'node_modules'));
    const unreadable = findUnreadable(needs, version);
    const states = {
      ...unreadable,
      ...(await this.readStates(
        dir,
        [...needs.keys()].filter((it) => unreadable[it] === undefined),
      )),
    };
    fs.writeFileSync(file, JSON.stringify(states));
    return states;
  }

  /** Fetches the packages and those that they need; what each needs, nothing of one that the release lacks. */
  private async fetch(
    version: string,
    modules: string,
  ): Promise<ReadonlyMap<string, readonly string[] | undefined>> {
    link(
      path.join(this.toolkitDir, 'node_modules', '@types'),
      path.join(modules, '@types'),
    );
    const needs = new Map<string, readonly string[] | undefined>();
    let next = [...this.names];
    while (next.length > 0) {
      const has = await Promise.all(
        next.map(async (it) => (await this.versions(it)).includes(version)),
      );
      const there = next.filter((_, index) => has[index]);
      await this.registry.fetch(
        there.filter((it) => !fs.existsSync(path.join(modules, it))),
        version,
        modules,
      );
      for (const it of next) {
        needs.set(it, there.includes(it) ? neededBy(it, modules) : undefined);
      }
      next = [...new Set([...needs.values()].flatMap((it) => it ?? []))].filter(
        (it) => !needs.has(it),
      );
    }
    return needs;
  }
}

/** Why packages cannot be read that need what the release lacks, by package. */
function findUnreadable(
  needs: ReadonlyMap<string, readonly string[] | undefined>,
  version: string,
): Record<string, string> {
  const reasons: Record<string, string> = {};
  const look = (lacking: string, reason: string): void => {
    reasons[lacking] = reason;
    for (const [user, needed] of needs) {
      if (needed?.includes(lacking) && reasons[user] === undefined) {
        look(user, reason);
      }
    }
  };
  for (const [name, needed] of needs) {
    if (!needed) {
      look(name, `The registry has no ${name} ${version}.`);
    }
  }
  return reasons;
}

/** Toolkit packages that a package loads, or takes types from without saying so. */
function neededBy(name: string, modules: string): string[] {
  const dir = path.join(modules, name);
  const {dependencies = {}, peerDependencies = {}} = JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, object>>;
  const imported = listFiles(dir)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => ts.preProcessFile(fs.readFileSync(file, 'utf8')))
    .flatMap(({importedFiles}) => importedFiles.map(({fileName}) => fileName));
  const found = [
    ...Object.keys({...dependencies, ...peerDependencies}),
    ...imported,
  ].flatMap((specifier) => {
    const needed = toolkitPackageOf(`/node_modules/${specifier}/`);
    // Binaries differ between platforms.
    return needed === undefined || needed.includes('/compositor-')
      ? []
      : [needed];
  });
  // What every command reads stands in the command line itself.
  return [...new Set([...found, ...(FOLLOWED.has(name) ? [CLI] : [])])];
}

/** Changes with everything that decides what is read of a release. */
function hashOf(toolkitDir: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(names.join());
  const generator = path.join(__dirname, '..');
  const files = [
    ...fs
      .readdirSync(generator, {encoding: 'utf8', recursive: true})
      .filter((file) => /^(?!.*__tests__|history.(?!states)).*\.ts$/.test(file))
      .map((file) => path.join(generator, file)),
    path.join(generator, '../internalApi.ts'),
    path.join(generator, '../names.ts'),
    path.join(toolkitDir, 'package-lock.json'),
  ];
  files.sort(compareText).forEach((file) => {
    hash.update(fs.readFileSync(file));
  });
  return hash.digest('hex').slice(0, 8);
}

/** Runs tasks so that no more than some are under way. */
function createQueue(lanes: number): <T>(task: () => Promise<T>) => Promise<T> {
  const last: Promise<unknown>[] = [];
  let count = 0;
  return (task) => {
    const lane = (count += 1) % lanes;
    const run = (last[lane] ?? Promise.resolve())
      .catch(() => undefined)
      .then(task);
    last[lane] = run;
    return run;
  };
}

function link(target: string, file: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.rmSync(file, {force: true});
  fs.symlinkSync(target, file, 'dir');
}
