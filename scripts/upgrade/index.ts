/**
 * Upgrades the toolkit packages that the site documents:
 * `npm run upgrade:toolkit -- 4.0.461`. Finds the packages, installs them beside
 * those of today, makes the model and its history of them, swaps, and reports what
 * the upgrade means, by page. Run it again, with the same release, to see what is
 * still open: it ends with 1 while something is.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {generateApi} from '../../toolkit/generator/generate';
import {NPM} from '../../toolkit/generator/history/registry';
import {compareReleases} from '../../toolkit/history';
import {HISTORY_FILE, type ApiPackage} from '../../toolkit/model';
import {updateHistoryFile} from '../generate/history';
import {runMain} from '../runMain';
import {writeFolder} from '../writeFolder';
import {planUpgrade, type Manifest} from './plan';
import {finishSwap, installBeside, installSite, stageOf, swap} from './stage';

const siteDir = path.resolve(__dirname, '../..');

const USAGE = 'Give the release, such as "npm run upgrade:toolkit -- 4.0.461".';

/** What an upgrade writes, and so must not hold changes of somebody. */
const WRITTEN = [
  'package.json',
  'package-lock.json',
  'toolkit/package.json',
  'toolkit/package-lock.json',
  'toolkit/api',
];

/**
 * Reads the release that is asked for.
 *
 * @param today the release that is documented
 * @throws Error that says what to give
 */
export function readRelease(args: readonly string[], today: string): string {
  const [release, ...others] = args;
  if (release === undefined || others.length > 0) {
    throw new Error(`${args.length} arguments. ${USAGE}`);
  }
  if (!/^\d+\.\d+\.\d+$/.test(release)) {
    throw new Error(`"${release}" is no release. ${USAGE}`);
  }
  if (compareReleases(release, today) < 0) {
    throw new Error(
      `${release} is older than ${today}, which the site documents. Give a newer release, or check out the commit that had ${release}.`,
    );
  }
  return release;
}

/**
 * Stops where files that an upgrade writes have changes.
 *
 * @throws Error that lists them
 */
export function requireClean(dir: string): void {
  const {stdout} = spawnSync('git', ['status', '--short', '--', ...WRITTEN], {
    cwd: dir,
    encoding: 'utf8',
  });
  if (stdout !== '') {
    throw new Error(
      `An upgrade writes these files, and they have changes: ${stdout.trim().split(/\n.. /).join(', ')}. Commit or stash them.`,
    );
  }
}

/** Says how long something took. */
async function time<T>(what: string, work: () => Promise<T>): Promise<T> {
  console.log(`${what} …`);
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${what}: ${seconds} s`);
  return result;
}

async function upgrade(today: Manifest, release: string): Promise<void> {
  requireClean(siteDir);
  const stage = stageOf(siteDir, release);
  const plan = await time('Find the packages', () =>
    planUpgrade(today, release, NPM),
  );
  plan.notes.forEach((note) => console.log(`- ${note}`));
  await time('Install them beside those of today', () =>
    installBeside(stage, plan),
  );
  const files = await time('Make the model', () => generateApi(stage.toolkit));
  const api = path.join(stage.toolkit, 'api');
  // What an interrupted run has found of the history stays.
  const history = path.join(api, HISTORY_FILE);
  const found = fs.existsSync(history) && fs.readFileSync(history, 'utf8');
  writeFolder(
    api,
    new Map([...files, ...(found ? [[HISTORY_FILE, found] as const] : [])]),
  );
  await time('Look up in which releases names came, changed and went', () =>
    updateHistoryFile(
      [...files]
        .filter(([name]) => !name.startsWith('_'))
        .map(([, text]) => JSON.parse(text) as ApiPackage),
      history,
      stage.toolkit,
    ),
  );
  swap(stage);
  await time('Install the packages of the site', () => installSite(stage));
}

async function main(): Promise<boolean> {
  if (finishSwap(stageOf(siteDir))) {
    console.log('An upgrade that was interrupted at its end is finished.');
  }
  const file = path.join(siteDir, 'toolkit/package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const today = manifest.dependencies?.remotion ?? '';
  const release = readRelease(process.argv.slice(2), today);
  if (release !== today) {
    await upgrade(manifest, release);
  }
  // In a process of its own, which reads the model that is there now.
  const report = path.join(__dirname, 'report.ts');
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', report], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  return status === 0;
}

if (require.main === module) {
  void runMain(main);
}
