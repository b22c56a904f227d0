/** The project in which a guide is followed. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {findChromium} from '../../scripts/browser/findChromium';
import {runCommand, toolkitModules} from '../renders/command';

type Manifest = {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const siteModules = path.resolve(__dirname, '../../node_modules');

const readManifest = (dir: string): Manifest =>
  JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Manifest;

const link = (from: string, to: string): void => {
  fs.mkdirSync(path.dirname(to), {recursive: true});
  fs.rmSync(to, {force: true});
  fs.symlinkSync(from, to);
};

/** Folders of the pinned versions of a package, that of the newest first. */
const listPinned = (name: string): string[] =>
  [
    path.join(toolkitModules, `${name}-7`),
    path.join(toolkitModules, name),
    path.join(toolkitModules, `${name}-5`),
    // Tailwind CSS 4, beside version 3 of the other package
    path.join(toolkitModules, '@remotion/tailwind-v4/node_modules', name),
    path.join(siteModules, name),
  ].filter((dir) => fs.existsSync(path.join(dir, 'package.json')));

/** Whether a version is one of a range: `*`, `5`, `4.0.461` or `~7.0.2`. */
const isInRange = (version: string, range: string): boolean => {
  const asked = range.replace(/^[~^]/, '');
  return (
    ['*', 'latest', version].includes(asked) ||
    version.startsWith(`${asked}.`) ||
    (asked !== range && version.split('.')[0] === asked.split('.')[0])
  );
};

/**
 * Links a pinned package and its commands, as an install would. Nothing else is
 * installed, so an import of what the guide did not install fails.
 *
 * @param range version that was asked for
 * @param isStrict whether another version than that may not stand in for it
 */
function linkPackage(
  dir: string,
  name: string,
  range: string,
  isStrict: boolean,
): void {
  const pinned = listPinned(name).map((folder) => ({
    folder,
    ...(JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as {version: string; bin?: string | Record<string, string>}),
  }));
  const fits =
    pinned.find(({version}) => isInRange(version, range)) ??
    (isStrict ? undefined : pinned[0]);
  if (!fits && !isStrict) {
    // A tool of a template that no guide uses.
    return;
  }
  if (!fits) {
    throw new Error(
      `no pinned version of ${name} is ${range}${pinned.length > 0 ? `, only ${pinned.map(({version}) => version).join(', ')}` : ''}; change the page, or pin it in toolkit/package.json`,
    );
  }
  const modules = path.join(dir, 'node_modules');
  link(fits.folder, path.join(modules, name));
  const bin =
    typeof fits.bin === 'string'
      ? {[name.replace(/^@.*\//, '')]: fits.bin}
      : fits.bin;
  for (const [command, file] of Object.entries(bin ?? {})) {
    link(path.join(fits.folder, file), path.join(modules, '.bin', command));
  }
}

/** Puts the browser where the renderer would download one. */
function linkBrowser(dir: string): void {
  const platform =
    process.platform === 'linux'
      ? process.arch === 'arm64'
        ? 'linux-arm64'
        : 'linux64'
      : `mac-${process.arch}`;
  const folder = path.join(dir, 'node_modules/.remotion/chrome-headless-shell');
  const executable =
    platform === 'linux-arm64' ? 'headless_shell' : 'chrome-headless-shell';
  link(
    findChromium(),
    path.join(
      folder,
      platform,
      `chrome-headless-shell-${platform}`,
      executable,
    ),
  );
  // Another version than the tested one would be downloaded again.
  const tested = path.join(
    toolkitModules,
    '@remotion/renderer/dist/browser/get-chrome-download-url.js',
  );
  const {TESTED_VERSION} = createRequire(__filename)(tested) as {
    TESTED_VERSION: string;
  };
  fs.writeFileSync(path.join(folder, 'VERSION'), TESTED_VERSION);
}

/** What Node.js has to require, so that a bundler finds TypeScript of a project. */
export const projectTypescript = path.join(__dirname, 'projectTypescript.cjs');

/** Installs what package.json of a folder lists. */
export function installAll(dir: string): void {
  const {dependencies, devDependencies} = readManifest(dir);
  for (const [name, range] of Object.entries({
    ...dependencies,
    ...devDependencies,
  })) {
    linkPackage(dir, name, range, false);
  }
  linkBrowser(dir);
}

/**
 * Installs packages as `npm install` would, and lists them in package.json.
 *
 * @param specs names, each with or without a version: `zod`, `typescript@5`
 * @throws Error if a version is not among the pinned ones
 */
export function install(dir: string, specs: readonly string[]): void {
  const manifestFile = path.join(dir, 'package.json');
  if (!fs.existsSync(manifestFile)) {
    fs.writeFileSync(manifestFile, '{}');
  }
  const manifest = readManifest(dir);
  manifest.dependencies ??= {};
  for (const spec of specs) {
    const [, name = spec, range = '*'] =
      /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
    linkPackage(dir, name, range, true);
    manifest.dependencies[name] = range;
  }
  fs.writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  linkBrowser(dir);
}

/** Copies the blank template, as the create command would. */
export function createVideo(dir: string): void {
  fs.cpSync(path.join(__dirname, 'blank'), dir, {recursive: true});
}

/** Runs the real create command of Vite, which brings its templates. */
export const createVite = (
  dir: string,
  args: readonly string[],
): Promise<void> =>
  runCommand(
    process.execPath,
    [path.join(toolkitModules, 'create-vite/index.js'), ...args],
    dir,
  );

/** The projects that a guide can start from. */
export const starts: Readonly<
  Record<string, (dir: string) => void | Promise<void>>
> = {
  'video-project': (dir) => {
    createVideo(dir);
    installAll(dir);
  },
  'vite-app': async (dir) => {
    await createVite(path.dirname(dir), [
      path.basename(dir),
      '--template=react-ts',
      '--no-interactive',
    ]);
    installAll(dir);
  },
  'empty-folder': () => undefined,
};

/** Makes the folder of a project. Delete it when the guide has been followed. */
export const makeFolder = (): string => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  const dir = path.join(parent, 'project');
  fs.mkdirSync(dir);
  return dir;
};
