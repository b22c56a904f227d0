import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

const dirs: string[] = [];

afterAll(() => {
  dirs.splice(0).forEach((dir) => fs.rmSync(dir, {recursive: true}));
});

/** Writes files into a folder, with the folders on their way. */
export function writeFiles(
  dir: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

/**
 * Makes a folder for the tests of a file, which is removed after them.
 *
 * @param files texts of the files in it, by their path
 */
export function createTempDir(
  files: Readonly<Record<string, string>> = {},
): string {
  const dir = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'remotion-website-')),
  );
  dirs.push(dir);
  writeFiles(dir, files);
  return dir;
}
