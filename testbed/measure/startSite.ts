import {spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import type {Site} from '../sites/types';
import {findFreePort} from './serve';

/** The server for writers. */
export type StartedSite = {
  readonly url: string;
  readonly pid: number;
  /** What it has printed. */
  readonly readOutput: () => string;
  readonly stop: () => void;
};

/** A server that has not started after this has failed, in ms. */
export const START_TIMEOUT_MS = 300_000;

/**
 * Starts the server for writers and waits until it answers.
 *
 * @throws Error with what it said, if it does not
 */
export async function startSite({
  dir,
  start,
}: Pick<Site, 'dir' | 'start'>): Promise<StartedSite> {
  const port = await findFreePort();
  const [program, ...args] = start(port);
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, args, {cwd: dir, detached: true});
  const {pid} = child;
  if (pid === undefined) {
    throw new Error(`${program} could not be started in ${dir}.`);
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const url = `http://localhost:${port}`;
  const stop = (): void => {
    process.kill(-pid);
  };
  const end = Date.now() + START_TIMEOUT_MS;
  const hasAnswered = (): Promise<boolean> =>
    fetch(url).then(
      ({ok}) => ok,
      // Nothing listens yet.
      () => false,
    );
  while (!(await hasAnswered())) {
    if (Date.now() > end) {
      stop();
      throw new Error(
        `${url} did not answer within ${START_TIMEOUT_MS / 1000} s. The server said:\n${output}`,
      );
    }
    await setTimeout(200);
  }
  return {url, pid, readOutput: () => output, stop};
}
