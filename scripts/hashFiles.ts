import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Digits of a hash: enough to see that a file has changed. */
const DIGITS = 16;

/**
 * Hashes names and contents of files.
 *
 * @param names paths of the files in the folder, in an order that does not vary
 * @throws Error if there is no such file
 */
export function hashFiles(dir: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    hash.update(name).update(fs.readFileSync(path.join(dir, name)));
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** Hashes a text. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}
