/**
 * Checks what has changed since main, in less than a minute: `npm run check`.
 * Says in the end what it left out.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runMain} from '../runMain';
import {runSteps} from '../steps/runSteps';
import {findFences} from '../checks/samples/fences';
import {listChangedFiles} from './changedFiles';
import {LEFT_OUT, planCheck, type ChangedFile} from './plan';

const siteDir = path.resolve(__dirname, '../..');

/** A page with `ts` fences, or an example. */
function readChangedFile(file: string): ChangedFile {
  const isPage = /^(?:docs|blog|learn|success-stories)\/.*\.mdx?$/.test(file);
  const isExample = /^examples\/(?!.*__tests__).*(?<!\.d)\.tsx?$/.test(file);
  return {
    file,
    hasSamples:
      isExample ||
      (isPage &&
        findFences(file, fs.readFileSync(path.join(siteDir, file), 'utf8'))
          .fences.length > 0),
  };
}

async function main(): Promise<boolean> {
  const started = performance.now();
  const changed = listChangedFiles(siteDir).map(readChangedFile);
  const results = await runSteps(planCheck(changed), {
    dir: siteDir,
    slots: os.availableParallelism(),
    write: (text) => process.stdout.write(text),
  });
  const failed = results.filter(({status}) => status !== 'passed');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\nNot checked:\n${LEFT_OUT.map(([what, command]) => `  ${what}: ${command}`).join('\n')}`,
  );
  console.log(
    `\n${changed.length} changed files, ${results.length} checks, ${seconds} s. ${
      failed.length > 0
        ? `Failed: ${failed.map(({name}) => name).join(', ')}`
        : 'All is well.'
    }`,
  );
  return failed.length === 0;
}

void runMain(main);
