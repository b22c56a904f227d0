import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Hash over the source files of an example, which its poster was made from. */
export async function hashExample(folder: string): Promise<string> {
  const files = (await fs.readdir(folder))
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) {
    hash.update(name).update(await fs.readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Hash over the two files of an example of one component. */
export async function hashExampleFile(
  folder: string,
  name: string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [`${name}.tsx`, `${name}.meta.ts`]) {
    hash.update(file).update(await fs.readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
