import fs from 'node:fs';
import path from 'node:path';

/** Where a build is made, and where the one before is while it is replaced. */
function besides(target: string): {draft: string; last: string} {
  const {dir, base} = path.parse(target);
  return {
    draft: path.join(dir, '.cache', `${base}.draft`),
    last: path.join(dir, '.cache', `${base}.last`),
  };
}

function remove(dir: string): void {
  fs.rmSync(dir, {recursive: true, force: true});
}

/**
 * Prepares a build. Where a process was ended while it replaced the last one, that
 * is brought back; what such a process has left is removed.
 *
 * @param target the folder that is served, absolute
 * @returns the folder to build into
 */
export function prepare(target: string): string {
  const {draft, last} = besides(target);
  if (!fs.existsSync(target) && fs.existsSync(last)) {
    fs.renameSync(last, target);
  }
  remove(last);
  remove(draft);
  fs.mkdirSync(path.dirname(draft), {recursive: true});
  return draft;
}

/** Puts the new build in the place of the last one. */
export function replace(target: string): void {
  const {draft, last} = besides(target);
  // Node.js has no call that exchanges two folders, so one moves away first.
  if (fs.existsSync(target)) {
    fs.renameSync(target, last);
  }
  fs.renameSync(draft, target);
  remove(last);
}

/** Removes a build that did not end well. */
export function discard(target: string): void {
  remove(besides(target).draft);
}
