/**
 * Writes what a machine can write of what has changed since main: `npm run fix`.
 * Ends with the files that it wrote, and with what it could not do.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runMain} from '../runMain';
import {hashUncommitted, listChangedFiles} from './changedFiles';
import {planSteps} from './plan';

const siteDir = path.resolve(__dirname, '../..');

function main(): boolean {
  const before = hashUncommitted(siteDir);
  const steps = planSteps('fix', listChangedFiles(siteDir));
  const failed = steps.filter(({name, command: [program, ...args]}, at) => {
    console.log(`[${at + 1}/${steps.length}] ${name}`);
    // Generators show their progress in a terminal.
    const {status, error} = spawnSync(program, args, {
      cwd: siteDir,
      stdio: 'inherit',
    });
    if (error) {
      console.error(`${program} could not be started: ${error.message}`);
    }
    return status !== 0;
  });
  const after = hashUncommitted(siteDir);
  const written = [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
  console.log(
    `\n${written.length} files written${written.length > 0 ? ':' : '.'}`,
  );
  for (const file of written) {
    const isGone = !fs.existsSync(path.join(siteDir, file));
    console.log(`  ${file}${isGone ? ' (deleted)' : ''}`);
  }
  if (failed.length > 0) {
    console.log(
      `\nNot done: ${failed.map(({name}) => name).join(', ')}. The message below each name above says what to do; then run "npm run fix" again.`,
    );
  }
  return failed.length === 0;
}

void runMain(main);
