import fs from 'node:fs';
import path from 'node:path';

/** Makes a folder hold these files, by their name, and nothing else. */
export function writeFolder(
  dir: string,
  files: ReadonlyMap<string, string>,
): void {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, text] of files) {
    fs.writeFileSync(path.join(dir, name), text);
  }
}
