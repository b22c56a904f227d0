/**
 * Builds the site beside the folder that is served, and takes its place once all
 * has passed: `npm run build`. A build that fails, or is ended half way, leaves
 * the last good one as it was.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../runMain';
import {claim} from './claim';
import {discard, prepare, replace} from './replace';

const siteDir = path.resolve(__dirname, '../..');

/** Less than a build needs, in MB. */
const LITTLE_SPACE = 200;

/** So little that the next file may not fit, in MB. */
const NO_SPACE = 20;

/** How often a build looks at the disk, in ms. */
const LOOK_MS = 1000;

/** What the disk of a folder has left, in MB. */
function spaceOf(dir: string): number {
  const {bavail, bsize} = fs.statfsSync(dir);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** What to do where the framework cannot say it. */
function advise(dir: string, signal: NodeJS.Signals | null): string {
  const space = spaceOf(dir);
  if (space < LITTLE_SPACE) {
    return ` The disk of ${dir} has ${space} MB left: make room and build again.`;
  }
  return signal === 'SIGKILL'
    ? ' It was ended from outside, as happens where memory runs out: give it 3 GB and build again.'
    : '';
}

/** Says what became of the build, and of the one before. */
function fail(target: string, advice: string): false {
  console.error(
    `The build failed.${advice} ${
      fs.existsSync(target)
        ? `${target} is still the last one that passed.`
        : `There is none in ${target} yet.`
    }`,
  );
  return false;
}

async function main(): Promise<boolean> {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    strict: false,
    options: {'out-dir': {type: 'string', default: 'build'}},
  });
  const target = path.resolve(siteDir, String(values['out-dir']));
  claim(path.join(siteDir, '.docusaurus/build.pid'));
  const draft = prepare(target);
  const dir = path.dirname(draft);
  if (spaceOf(dir) < LITTLE_SPACE) {
    return fail(target, advise(dir, null));
  }
  const child = spawn(
    process.execPath,
    ['scripts/docusaurus.mjs', 'build', ...args, '--out-dir', draft],
    {cwd: siteDir, stdio: 'inherit'},
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  // The framework waits for ever for a file that does not fit.
  const timer = setInterval(() => {
    if (spaceOf(dir) < NO_SPACE) {
      child.kill('SIGKILL');
    }
  }, LOOK_MS);
  const [code, signal] = (await once(child, 'close')) as [
    code: number | null,
    signal: NodeJS.Signals | null,
  ];
  clearInterval(timer);
  if (code === 0) {
    replace(target);
    console.log(`The build is in ${target}.`);
    return true;
  }
  const advice = advise(dir, signal);
  discard(target);
  return fail(target, advice);
}

void runMain(main);
