/**
 * Looks up which release of each package brought, changed and removed its exports,
 * members and flags: `npm run generate:history`, for some packages with their names
 * behind `--`. Writes toolkit/api/_history.json, and
 * the days of these releases to toolkit/api/_releases.json; both are committed. Releases up to
 * the one that was looked up last are not looked at again.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {SingleBar} from 'cli-progress';
import {updateHistory} from '../../toolkit/generator/history';
import {NPM} from '../../toolkit/generator/history/registry';
import {releaseDays} from '../../toolkit/generator/history/releaseDays';
import {
  Releases,
  type ReadStates,
  type ReleaseStates,
} from '../../toolkit/generator/history/releases';
import {stringify} from '../../toolkit/generator/json';
import type {HistoryFile} from '../../toolkit/history';
import {
  API_DIR,
  HISTORY_FILE,
  RELEASES_FILE,
  listApiPackages,
  loadApi,
  type ApiPackage,
} from '../../toolkit/model';
import {runMain} from '../runMain';

const run = promisify(execFile);

/** Reads a release in a process of its own. */
const readStates: ReadStates = async (dir, names) => {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const file = path.join(temp, 'states.json');
  const script = path.join(__dirname, 'readRelease.ts');
  await run(process.execPath, ['--import', 'tsx', script, file, dir, ...names]);
  const states = JSON.parse(fs.readFileSync(file, 'utf8')) as ReleaseStates;
  fs.rmSync(temp, {recursive: true});
  return states;
};

/**
 * Brings a history up to the release of these models, and writes it after each
 * package, so that it can be interrupted.
 *
 * @param file the history, as it is known
 * @param toolkitDir has the packages that the models are made of
 */
export async function updateHistoryFile(
  all: readonly ApiPackage[],
  file: string,
  toolkitDir: string,
): Promise<void> {
  // A package with a module per font has thousands of files in each release.
  const models = all.filter(
    ({internal, exports}) =>
      internal === undefined && !exports.some(({family}) => family),
  );
  const progress = new SingleBar({
    format: '{bar} {value} of {total} packages, {count} releases read, {last}',
    hideCursor: true,
    noTTYOutput: true,
    stream: process.stdout,
  });
  const leftOut: string[] = [];
  const read = new Set<string>();
  const before = JSON.parse(fs.readFileSync(file, 'utf8')) as HistoryFile;
  progress.start(models.length, 0, {count: 0, last: ''});
  try {
    await updateHistory(
      models,
      before,
      new Releases(
        models.map(({name}) => name),
        NPM,
        readStates,
        path.resolve('.cache/releases'),
        toolkitDir,
      ),
      (known) => {
        fs.writeFileSync(file, stringify(known));
        progress.increment();
      },
      (last, unreadable) => {
        read.add(last.replace(/.* /, ''));
        progress.update({count: read.size, last});
        leftOut.push(...(unreadable === undefined ? [] : [unreadable]));
      },
    );
  } finally {
    progress.stop();
  }
  fs.writeFileSync(
    path.join(path.dirname(file), RELEASES_FILE),
    stringify(
      releaseDays(
        JSON.parse(fs.readFileSync(file, 'utf8')) as HistoryFile,
        await NPM.times('remotion'),
      ),
    ),
  );
  console.log(
    `\n${HISTORY_FILE} and ${RELEASES_FILE} are written; ${leftOut.length} releases were passed over.`,
  );
  leftOut.forEach((reason) => console.log(`- ${reason}`));
}

async function main(): Promise<boolean> {
  const wanted = process.argv.slice(2);
  await updateHistoryFile(
    listApiPackages()
      .filter((name) => wanted.length === 0 || wanted.includes(name))
      .map(loadApi),
    path.join(API_DIR, HISTORY_FILE),
    path.dirname(API_DIR),
  );
  return true;
}

if (require.main === module) {
  void runMain(main);
}
