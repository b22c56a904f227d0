/**
 * Writes the API model of the toolkit, toolkit/api/*.json, which is committed:
 * `npm run generate:api`. With `--check` compares the committed files with what
 * the packages say instead: `npm run check:api-model`.
 *
 * Reads the packages that are installed in toolkit/
 * (`npm ci --prefix toolkit --ignore-scripts`).
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../runMain';
import {writeFolder} from '../writeFolder';
import {API_DIR} from '../../toolkit/model';
import {generateApi} from '../../toolkit/generator/generate';

/** The lines in which a folder differs from what it should hold, as Git shows them. */
export function diffModel(
  dir: string,
  files: ReadonlyMap<string, string>,
): string {
  const generated = fs.mkdtempSync(path.join(os.tmpdir(), 'api-model-'));
  writeFolder(generated, files);
  const {stdout, stderr, error} = spawnSync(
    'git',
    ['diff', '--no-index', '--unified=0', path.basename(dir), generated],
    {cwd: path.dirname(dir), encoding: 'utf8', maxBuffer: Infinity},
  );
  fs.rmSync(generated, {recursive: true});
  if (error) {
    throw error;
  }
  return stdout + stderr;
}

async function main(): Promise<boolean> {
  const files = await generateApi(path.dirname(API_DIR));
  if (!process.argv.includes('--check')) {
    writeFolder(API_DIR, files);
    console.log(`${files.size} files of toolkit/api written.`);
    return true;
  }
  const difference = diffModel(API_DIR, files);
  console.log(
    difference === ''
      ? `${files.size} files of toolkit/api are up to date.`
      : `${difference}\nThe API model (-) differs from the installed packages (+).\nRun "npm run generate:api" and commit toolkit/api. Never edit these files by hand.`,
  );
  return difference === '';
}

if (require.main === module) {
  void runMain(main);
}
