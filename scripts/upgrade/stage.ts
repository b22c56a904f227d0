/**
 * Prepares an upgrade in a folder beside what it will replace, and swaps both at
 * the end, so that an interrupted run leaves everything as it was.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {isToolkit, pin, type Manifest, type Plan} from './plan';

const run = promisify(execFile);

const TOOLKIT_FILES = ['package.json', 'package-lock.json', 'node_modules'];
const SITE_FILES = ['package.json', 'package-lock.json'];

/** Folders of an upgrade. */
export type Stage = {
  readonly siteDir: string;
  /** Becomes `toolkit/`: packages and the model that is made of them. */
  readonly toolkit: string;
  /** Becomes the package.json of the site and its lock file. */
  readonly site: string;
  /** Names what is being swapped, while it is. */
  readonly journal: string;
};

/** Where an upgrade to a release is prepared. */
export function stageOf(siteDir: string, release = 'swap'): Stage {
  const dir = path.join(siteDir, '.cache/upgrade');
  return {
    siteDir,
    toolkit: path.join(dir, release, 'toolkit'),
    site: path.join(dir, release, 'site'),
    journal: path.join(dir, 'swap.json'),
  };
}

/** Runs npm in a folder. */
async function npm(dir: string, ...args: readonly string[]): Promise<void> {
  try {
    await run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: dir,
      maxBuffer: Infinity,
    });
  } catch (cause) {
    const {stderr} = cause as {stderr?: string};
    throw new Error(
      `"npm ${args.join(' ')}" failed, and nothing has changed:\n${stderr?.trim() ?? String(cause)}\nCheck that npm reaches its registry ("npm ping"), then run the same command again.`,
      {cause},
    );
  }
}

/** Installs what a plan pins beside what is installed. A second run goes on. */
export async function installBeside(
  {siteDir, toolkit, site}: Stage,
  plan: Plan,
): Promise<void> {
  const toolkitDir = path.join(siteDir, 'toolkit');
  fs.mkdirSync(toolkit, {recursive: true});
  const read = (dir: string, name: string): string =>
    fs.readFileSync(path.join(dir, name), 'utf8');
  fs.writeFileSync(
    path.join(toolkit, 'package.json'),
    pin(read(toolkitDir, 'package.json'), plan, plan.overrides),
  );
  copyOnce(
    path.join(toolkitDir, 'package-lock.json'),
    path.join(toolkit, 'package-lock.json'),
  );
  await npm(toolkit, 'install');

  fs.mkdirSync(site, {recursive: true});
  const manifest = read(siteDir, 'package.json');
  const {devDependencies, dependencies} = JSON.parse(manifest) as Manifest;
  const pins = Object.fromEntries(
    Object.keys({...dependencies, ...devDependencies})
      .filter((name) => isToolkit(name) && plan.pins[name] !== undefined)
      .map((name) => [name, plan.pins[name] ?? '']),
  );
  fs.writeFileSync(path.join(site, 'package.json'), pin(manifest, {pins}));
  copyOnce(
    path.join(siteDir, 'package-lock.json'),
    path.join(site, 'package-lock.json'),
  );
  await npm(site, 'install', '--package-lock-only');
}

/** So that what is not of the toolkit stays at its version. */
function copyOnce(from: string, to: string): void {
  if (!fs.existsSync(to)) {
    fs.copyFileSync(from, to);
  }
}

/** Puts what was prepared in the place of what there was. */
export function swap({siteDir, toolkit, site, journal}: Stage): void {
  const moves = [
    ...[...TOOLKIT_FILES, 'api'].map((name) => [
      path.join(toolkit, name),
      path.join(siteDir, 'toolkit', name),
    ]),
    ...SITE_FILES.map((name) => [
      path.join(site, name),
      path.join(siteDir, name),
    ]),
  ];
  fs.writeFileSync(`${journal}.part`, JSON.stringify(moves));
  fs.renameSync(`${journal}.part`, journal);
  finishSwap({siteDir, toolkit, site, journal});
}

/**
 * Carries out what is left of a swap.
 *
 * @returns whether there was one
 */
export function finishSwap({journal}: Stage): boolean {
  if (!fs.existsSync(journal)) {
    return false;
  }
  const moves = JSON.parse(fs.readFileSync(journal, 'utf8')) as [
    string,
    string,
  ][];
  for (const [from, to] of moves.filter(([it]) => fs.existsSync(it))) {
    fs.rmSync(to, {recursive: true, force: true});
    fs.renameSync(from, to);
  }
  fs.rmSync(journal);
  return true;
}

/** Brings the installed packages of the site in line with its new lock file. */
export async function installSite({siteDir}: Stage): Promise<void> {
  await npm(siteDir, 'install');
}
