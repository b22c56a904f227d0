/**
 * Puts the scripts, styles and other hashed files of the two builds before beside
 * those of a new one, so that a page which is open while the site is deployed
 * still finds its own: `npm run keep-assets -- ../deployed`, where the folder is
 * what is deployed now. Run it after each build, before `build/` is uploaded.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../runMain';

/** All files below it have a hash of their content in their names. */
const ASSETS = 'assets';

/** Names which of them belong to which build, the newest first. */
const RECORD = 'assets/builds.json';

/** How many earlier builds are kept. */
const KEPT = 2;

function listAssets(dir: string): string[] {
  const assetsDir = path.join(dir, ASSETS);
  if (!fs.existsSync(assetsDir)) {
    throw new Error(
      `There is no build in "${dir}": it has no folder "${ASSETS}". Name the folder of a built site.`,
    );
  }
  return fs
    .readdirSync(assetsDir, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(ASSETS, name.replaceAll(path.sep, '/')))
    .filter((name) => fs.statSync(path.join(dir, name)).isFile())
    .sort();
}

function readBuilds(dir: string): readonly (readonly string[])[] {
  const record = path.join(dir, RECORD);
  return fs.existsSync(record)
    ? (JSON.parse(fs.readFileSync(record, 'utf8')) as string[][])
    : [listAssets(dir)];
}

/**
 * Copies what a build and the one before it have, unless the new build has it.
 *
 * @param earlierDir the earlier build, with what was kept in it
 * @param dir the new build
 * @returns how many files were copied
 * @throws Error if a folder has no build, or the earlier one lacks a file
 */
export function keepAssets(earlierDir: string, dir: string): number {
  const kept = readBuilds(earlierDir).slice(0, KEPT);
  const [own = []] = readBuilds(dir);
  const missing = [...new Set(kept.flat())].filter(
    (name) => !fs.existsSync(path.join(dir, name)),
  );
  for (const name of missing) {
    fs.cpSync(path.join(earlierDir, name), path.join(dir, name));
  }
  fs.writeFileSync(path.join(dir, RECORD), JSON.stringify([own, ...kept]));
  return missing.length;
}

function main(): boolean {
  const {positionals} = parseArgs({allowPositionals: true});
  const [earlierDir, dir = 'build'] = positionals;
  if (earlierDir === undefined) {
    throw new Error(
      'Name the folder of the build that is deployed now: npm run keep-assets -- ../deployed',
    );
  }
  console.log(`${keepAssets(earlierDir, dir)} files kept in ${dir}.`);
  return true;
}

if (require.main === module) {
  void runMain(main);
}
