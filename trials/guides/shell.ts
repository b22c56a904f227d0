/** A project while a guide is followed, and the shell in which its commands run. */
import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {projectTypescript} from './project';

/** Longer than any command of a guide takes on two busy cores. */
const TIMEOUT_MS = 240_000;

/** What a server prints when it answers. */
const ADDRESS = /https?:\/\/localhost:\d+/;

type Server = {readonly url: string; readonly child: ChildProcess};

/** The state of a project while a guide is followed. */
export type Reader = {
  readonly project: string;
  /** Where the next command runs. */
  cwd: string;
  readonly servers: Server[];
  /** Files of the page, by the path that it gives them. */
  readonly written: Set<string>;
  /** Those of the page before, whose uses this page may have replaced. */
  readonly earlier: Set<string>;
  /** Commands that ran, and what was looked at. */
  readonly commands: string[];
  seen: number;
};

/** Ends a server and what it has started. */
export const kill = ({child}: Server): void => {
  if (child.pid !== undefined && child.exitCode === null) {
    // The group: a script of npm is a shell with a child of its own.
    process.kill(-child.pid, 'SIGKILL');
  }
};

/** The last lines of what was printed. */
export const tail = (text: string): string =>
  text.trim().split('\n').slice(-25).join('\n');

/**
 * Runs a line in a shell, until it ends or serves something.
 *
 * @returns what it printed
 * @throws Error with the end of what it printed, where it fails
 */
export async function runLine(
  reader: Reader,
  command: string,
): Promise<string> {
  const bin = path.join(reader.cwd, 'node_modules/.bin');
  const child = spawn('bash', ['-c', command], {
    cwd: reader.cwd,
    detached: true,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      BROWSER: 'none',
      NODE_OPTIONS: `--require ${projectTypescript}`,
      CI: undefined,
      // A silent `npm run` would silence npx too.
      npm_config_loglevel: 'error',
      npm_config_offline: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => {
      reject(new Error(`"${command}" ${reason}:\n${tail(printed)}`));
    };
    const timer = setTimeout(() => {
      kill({child, url: ''});
      fail(
        `neither ended nor printed an address within ${TIMEOUT_MS / 1000} s`,
      );
    }, TIMEOUT_MS);
    const listen = (chunk: Buffer): void => {
      printed += stripVTControlCharacters(chunk.toString());
      const url = ADDRESS.exec(printed)?.[0];
      if (url && !reader.servers.some((server) => server.child === child)) {
        reader.servers.push({url, child});
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) {
        resolve();
      } else {
        fail(`ended with ${code}`);
      }
    });
  });
  return printed;
}
