/**
 * Checks what has changed since main, in less than a minute: `npm run check`.
 * What only a build or a test shows is left to `npm test`.
 */
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../runMain';
import {runSteps} from '../steps/runSteps';
import {listChangedFiles} from './changedFiles';
import {planSteps} from './plan';

const siteDir = path.resolve(__dirname, '../..');

async function main(): Promise<boolean> {
  const started = performance.now();
  const changed = listChangedFiles(siteDir);
  let output = '';
  const results = await runSteps(planSteps('check', changed), {
    dir: siteDir,
    slots: os.availableParallelism(),
    write: (text) => {
      output += text;
      process.stdout.write(text);
    },
  });
  const failed = results
    .filter(({status}) => status !== 'passed')
    .map(({name}) => name);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${changed.length} changed files, ${results.length} checks, ${seconds} s. ${
      failed.length > 0
        ? `Failed: ${failed.join(', ')}.`
        : 'All is well here; "npm test" also builds the site and runs the tests.'
    }`,
  );
  // The message of Prettier names another command.
  if (failed.includes('format') || output.includes('"npm run fix"')) {
    console.log('Run "npm run fix": it writes what a machine can write.');
  }
  return failed.length === 0;
}

void runMain(main);
