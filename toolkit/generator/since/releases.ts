/** Reads releases of a package with the generator of the model. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiPackage} from '../../model';
import {FOLLOWED} from '../commandLine/roots';
import {createApiReader} from '../generate';
import {InternalApi} from '../internal';
import {listFiles} from '../links';
import {readPackage, toolkitPackageOf} from '../packages';
import {compare, type Registry} from './registry';

const CLI = '@remotion/cli';

/** A release that lacks a package that it needs, or that the generator cannot read. */
export class UnreadableRelease extends Error {}

/** Releases, fetched to a folder each and kept there. */
export class Releases {
  private readonly known = new Map<string, Promise<readonly string[]>>();

  /**
   * @param cacheDir holds a folder for each release
   * @param toolkitDir has the packages of others that releases take types from
   */
  constructor(
    private readonly registry: Registry,
    private readonly cacheDir: string,
    private readonly toolkitDir: string,
  ) {}

  /** Stable releases of a package, the oldest first. */
  versions(name: string): Promise<readonly string[]> {
    const versions = this.known.get(name) ?? this.registry.versions(name);
    this.known.set(name, versions);
    return versions;
  }

  /**
   * The model of a release.
   *
   * @throws UnreadableRelease
   */
  async read(name: string, version: string): Promise<ApiPackage> {
    const dir = path.join(this.cacheDir, version);
    const packages = (await this.fetch(name, version)).map((it) =>
      readPackage(it, true),
    );
    try {
      const {read} = createApiReader(dir, packages, new InternalApi());
      return read(readPackage(path.join(dir, 'node_modules', name), true));
    } catch (cause) {
      throw new UnreadableRelease(
        `The generator of the model cannot read ${name} ${version}: ${(cause as Error).message}`,
        {cause},
      );
    }
  }

  /** Folders of a package and of those that it needs, all of one release. */
  private async fetch(name: string, version: string): Promise<string[]> {
    const modules = path.join(this.cacheDir, version, 'node_modules');
    const others = path.join(this.toolkitDir, 'node_modules');
    link(others, path.join(this.cacheDir, 'node_modules'));
    link(path.join(others, '@types'), path.join(modules, '@types'));
    // What every command reads stands in the command line itself.
    let next = [...new Set([name, ...(FOLLOWED.has(name) ? [CLI] : [])])];
    const dirs = new Set<string>();
    while (next.length > 0) {
      const missing = next.filter(
        (it) => !fs.existsSync(path.join(modules, it)),
      );
      for (const it of missing) {
        await this.demand(it, version, name);
      }
      await this.registry.fetch(missing, version, modules);
      const read = next.map((it) => path.join(modules, it));
      read.forEach((dir) => dirs.add(dir));
      next = [...new Set(read.flatMap(dependenciesOf))].filter(
        (it) => !dirs.has(path.join(modules, it)),
      );
    }
    return [...dirs];
  }

  private async demand(
    name: string,
    version: string,
    user: string,
  ): Promise<void> {
    const versions = await this.versions(name);
    if (!versions.includes(version)) {
      const nearest =
        versions.findLast((it) => compare(it, version) < 0) ?? versions[0];
      throw new UnreadableRelease(
        `The registry has no ${name} ${version}${user === name ? '' : `, which ${user} needs`}. The nearest release that it has is ${nearest ?? 'none'}.`,
      );
    }
  }
}

/** Toolkit packages that a package loads, or takes types from without saying so. */
function dependenciesOf(dir: string): string[] {
  const {dependencies = {}, peerDependencies = {}} = JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, object>>;
  const imported = listFiles(dir)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => ts.preProcessFile(fs.readFileSync(file, 'utf8')))
    .flatMap(({importedFiles}) => importedFiles.map(({fileName}) => fileName));
  return [
    ...Object.keys({...dependencies, ...peerDependencies}),
    ...imported,
  ].flatMap((specifier) => {
    const name = toolkitPackageOf(`/node_modules/${specifier}/`);
    // Binaries differ between platforms.
    return name === undefined || name.includes('/compositor-') ? [] : [name];
  });
}

function link(target: string, file: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.rmSync(file, {force: true});
  fs.symlinkSync(target, file, 'dir');
}
