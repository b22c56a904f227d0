import {execFile} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** How often memory is read, in ms. */
const INTERVAL_MS = 200;

/** A process as `ps` lists it. */
type ProcessLine = {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory. */
  readonly kilobytes: number;
  /** Processor time since its start; `ps` counts whole seconds. */
  readonly seconds: number;
};

/** `1-02:03:04`, `02:03:04` or `03:04` in seconds. */
function parseTime(text: string): number {
  const [clock = '', days = '0'] = text.split('-').reverse();
  return (
    Number(days) * 86_400 +
    clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  );
}

/** Reads what `ps -o pid=,ppid=,rss=,time=` prints. */
export function parseProcesses(text: string): ProcessLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        kilobytes: Number(kilobytes),
        seconds: parseTime(time),
      };
    });
}

/** Sums something over a process and all that it started. */
export function sumTree(
  processes: readonly ProcessLine[],
  root: number,
  what: 'kilobytes' | 'seconds',
): number {
  const own = processes.find(({pid}) => pid === root)?.[what] ?? 0;
  return processes
    .filter(({parent}) => parent === root)
    .reduce((sum, {pid}) => sum + sumTree(processes, pid, what), own);
}

async function listProcesses(): Promise<ProcessLine[]> {
  const {stdout} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=']);
  return parseProcesses(stdout);
}

/** Processor time of a process and of all that it started and that still runs. */
export async function readProcessorSeconds(root: number): Promise<number> {
  return sumTree(await listProcesses(), root, 'seconds');
}

/**
 * Watches the memory of a process and of all that it starts.
 *
 * @returns stops watching, and tells the peak in MB; memory that processes share
 *   counts for each of them
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  let isWatching = true;
  const watch = async (): Promise<void> => {
    while (isWatching) {
      peak = Math.max(peak, sumTree(await listProcesses(), root, 'kilobytes'));
      await setTimeout(INTERVAL_MS);
    }
  };
  void watch();
  return () => {
    isWatching = false;
    return peak / 1024;
  };
}
