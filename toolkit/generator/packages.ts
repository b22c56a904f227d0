/** Which packages the model covers, and what can be imported from each. */
import fs from 'node:fs';
import path from 'node:path';
import {compareText} from './json';

/** Something that can be imported: a specifier and the declarations behind it. */
export type EntryPoint = {
  readonly specifier: string;
  /** The declaration file. */
  readonly types: string;
  /** The code that is loaded, where it is known. */
  readonly code?: string;
};

/** An installed package. */
export type ToolkitPackage = {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
  /** Its folder in the repository, as its manifest says. */
  readonly directory?: string;
  /** Pinned by toolkit/package.json, not only installed with another package. */
  readonly isPinned: boolean;
  readonly readme: string;
  readonly entryPoints: readonly EntryPoint[];
  /** Entry points with a `*`, such as `@remotion/google-fonts/*`. */
  readonly patterns: readonly EntryPoint[];
};

type Conditions = {readonly [condition: string]: string | Conditions};
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly main?: string;
  readonly types?: string;
  readonly repository?: {readonly url: string};
  readonly exports?: Readonly<Record<string, string | Conditions>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

function readManifest(dir: string): Manifest {
  return JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Manifest;
}

/** The toolkit package that a file belongs to, else undefined. */
export function toolkitPackageOf(file: string): string | undefined {
  const name = packageOf(file);
  return /^(?:remotion$|create-video$|@remotion\/)/.test(name ?? '')
    ? name
    : undefined;
}

/** The npm package that a file belongs to, by the last `node_modules` of its path. */
export function packageOf(file: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(
    file.replaceAll('\\', '/'),
  )?.[1];
}

/** What a target names under each of some conditions, in the order of these. */
function filesOf(
  target: string | Conditions | undefined,
  conditions: readonly string[],
): string[] {
  return typeof target === 'object'
    ? conditions.flatMap((name) => filesOf(target[name], conditions))
    : target === undefined
      ? []
      : [target];
}

function findDeclarations(
  dir: string,
  target: string | Conditions,
): string | undefined {
  const order = ['types', 'import', 'require', 'default'];
  const [first] = filesOf(target, order);
  if (!first || first.endsWith('.json')) {
    return undefined;
  }
  const file = path.join(
    dir,
    /\.[mc]?js$|\.d\.ts$/.test(first) ? first : `${first}/index.js`,
  );
  const types = file.replace(/(?:\.d\.ts|\.[mc]?js)$/, '.d.ts');
  return types.includes('*') || fs.existsSync(types) ? types : undefined;
}

/** The code behind an entry point: one bundle, or many files with `require`. */
function findCode(
  dir: string,
  target: string | Conditions,
): string | undefined {
  return filesOf(target, ['require', 'import', 'default'])
    .map((file) => path.join(dir, file))
    .find((file) => /\.[cm]?js$/.test(file) && fs.existsSync(file));
}

/** What a folder holds that npm has unpacked a package to. */
export function readPackage(dir: string, isPinned: boolean): ToolkitPackage {
  const {
    name,
    version,
    main,
    types,
    repository,
    exports: exported,
  } = readManifest(dir);
  const targets = Object.entries(exported ?? {'.': types ?? main ?? 'index.js'})
    .filter(([subpath]) => subpath !== './package.json')
    .map(([subpath, target]): Partial<EntryPoint> & {specifier: string} => ({
      specifier: name + subpath.slice(1),
      types: findDeclarations(dir, target),
      code: findCode(dir, target),
    }))
    .filter((entry): entry is EntryPoint => entry.types !== undefined)
    // The package itself first, then its subpaths.
    .sort((a, b) => compareText(a.specifier, b.specifier));
  const readme = path.join(dir, 'README.md');
  return {
    name,
    version,
    dir,
    directory: /\/tree\/[^/]+\/(.+)$/.exec(repository?.url ?? '')?.[1],
    isPinned,
    readme: fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : '',
    entryPoints: targets.filter(({types: file}) => !file.includes('*')),
    patterns: targets.filter(({types: file}) => file.includes('*')),
  };
}

/**
 * Every toolkit package that is installed: the pinned ones, and those that come
 * with them. Binaries are left out, for they differ between platforms.
 *
 * @throws Error with the pinned packages that are not installed, or in another
 *   version, and what to run
 */
export function findToolkitPackages(toolkitDir: string): ToolkitPackage[] {
  const modules = path.join(toolkitDir, 'node_modules');
  const pinned = readManifest(toolkitDir).dependencies ?? {};
  const isInstalled = (name: string): boolean =>
    fs.existsSync(path.join(modules, name, 'package.json'));
  const wrong = Object.entries(pinned).flatMap(([name, version]) => {
    const installed = isInstalled(name)
      ? readManifest(path.join(modules, name)).version
      : 'nothing';
    // Some are pinned in two versions, one of them under another name.
    return installed === version.replace(/^npm:.*@/, '')
      ? []
      : [`- ${name}: pinned ${version}, installed ${installed}`];
  });
  if (wrong.length > 0) {
    throw new Error(
      `${modules} is not what toolkit/package.json pins:\n${wrong.join('\n')}\nRun: npm ci --prefix toolkit --ignore-scripts`,
    );
  }
  return [
    'create-video',
    'remotion',
    ...fs
      .readdirSync(path.join(modules, '@remotion'))
      .map((name) => `@remotion/${name}`),
  ]
    .filter((name) => !name.includes('/compositor-') && isInstalled(name))
    .sort(compareText)
    .map((name) => readPackage(path.join(modules, name), name in pinned));
}
