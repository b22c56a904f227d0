import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

async function hashFiles(
  folder: string,
  names: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    hash.update(name).update(await fs.readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Hashes the source files of an example in a folder, from which its poster is made. */
export async function hashExample(folder: string): Promise<string> {
  const names = await fs.readdir(folder);
  return hashFiles(folder, names.filter((name) => /\.tsx?$/.test(name)).sort());
}

/** Hashes the component and the metadata of an example. */
export function hashExampleFile(folder: string, name: string): Promise<string> {
  return hashFiles(folder, [`${name}.tsx`, `${name}.meta.ts`]);
}
