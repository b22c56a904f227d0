import fs from 'node:fs';
import path from 'node:path';

/** Whether Linux keeps nothing of a process but its end, as in many containers. */
function hasEnded(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return fs.existsSync(stat) && fs.readFileSync(stat, 'utf8').includes(') Z');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !hasEnded(pid);
  } catch {
    return false;
  }
}

/**
 * Claims the working files of the site for this process, until it ends: two builds
 * of one folder would write the same ones.
 *
 * @param file holds the id of the process that builds
 * @throws Error if another build is running
 */
export function claim(file: string): void {
  const holder = fs.existsSync(file)
    ? Number(fs.readFileSync(file, 'utf8'))
    : undefined;
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another build of this site is running, process ${holder}. Wait until it has ended. If that process is no build, remove ${file}.`,
    );
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, String(process.pid));
  process.once('exit', () => fs.rmSync(file, {force: true}));
}
