import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** How often memory is read, in ms. */
const INTERVAL = 200;

/** A process as `ps` lists it; its resident memory in kB. */
export type ProcessLine = {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
};

/** Reads what `ps -o pid=,ppid=,rss=` prints. */
export function parseProcesses(text: string): ProcessLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line
        .trim()
        .split(/\s+/)
        .map(Number);
      return {pid, parent, kilobytes};
    });
}

/** Resident memory of a process and all that it started, in kB. */
export function sumTree(
  processes: readonly ProcessLine[],
  root: number,
): number {
  const tree = new Set([root]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const {pid, parent} of processes) {
      if (tree.has(parent) && !tree.has(pid)) {
        tree.add(pid);
        grown = true;
      }
    }
  }
  return processes
    .filter(({pid}) => tree.has(pid))
    .reduce((sum, {kilobytes}) => sum + kilobytes, 0);
}

/**
 * Watches the memory of a process and of all that it starts.
 *
 * @returns stops watching, and tells the peak in MB; memory that processes share
 *   counts for each of them
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) {
      return;
    }
    isReading = true;
    void run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
      .then(({stdout}) => {
        peak = Math.max(peak, sumTree(parseProcesses(stdout), root));
      })
      .finally(() => {
        isReading = false;
      });
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak / 1024;
  };
}
