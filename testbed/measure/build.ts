import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {Site} from '../sites/types';
import {watchMemory} from './processes';

/** What one build took. */
type Build = {
  /** By the clock. */
  readonly seconds: number;
  /** Time of all processors; other work on the machine changes it less. */
  readonly processorSeconds: number;
  /** Peak of the whole process tree. */
  readonly megabytes: number;
  /** Load average of the last minute when the build started. */
  readonly load: number;
};

/** The last line of output is what the shell's `time` says. */
const TIMED = 'TIMEFORMAT="%R %U %S"; time "$@"';

/** How much of a failed build's output is shown, in characters. */
const SHOWN = 2000;

/** Removes what makes a build warm. */
export function clearCaches({dir, caches}: Site): void {
  for (const cache of caches) {
    fs.rmSync(path.join(dir, cache), {recursive: true, force: true});
  }
}

/**
 * Builds a site once.
 *
 * @throws Error with the end of the output, if the build fails
 */
export async function buildOnce({name, dir, build}: Site): Promise<Build> {
  const load = os.loadavg()[0] ?? 0;
  const child = spawn('bash', ['-c', TIMED, 'bash', ...build], {cwd: dir});
  const stop = watchMemory(child.pid ?? 0);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[code: number | null]>,
  ]);
  const megabytes = stop();
  const [seconds = NaN, user = NaN, system = NaN] = (
    errors.trim().split('\n').at(-1) ?? ''
  )
    .split(' ')
    .map(Number);
  if (code !== 0 || Number.isNaN(seconds + user + system)) {
    throw new Error(
      `The build of "${name}" in ${dir} ended with code ${code ?? 'none'}:\n${output.slice(-SHOWN)}\n${errors.slice(-SHOWN)}`,
    );
  }
  return {seconds, processorSeconds: user + system, megabytes, load};
}

/** How many pages a build has. */
export function countPages({dir, outDir}: Site): number {
  return fs
    .readdirSync(path.join(dir, outDir), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html')).length;
}
