import fs from 'node:fs';
import path from 'node:path';
import type {ExampleMetadata} from '../../examples/types';

/** Hashes of the sources that posters were made from, by the example's name. */
type Posters = Readonly<Record<string, string>>;

const METADATA_SUFFIX = '.meta.ts';

/**
 * Names of the examples of a folder, sorted.
 *
 * @param examplesDir folder of the examples, absolute
 */
export function listExamples(examplesDir: string): string[] {
  return fs
    .readdirSync(examplesDir)
    .filter((file) => file.endsWith(METADATA_SUFFIX))
    .map((file) => path.basename(file, METADATA_SUFFIX))
    .sort();
}

/**
 * Reads `<name>.meta.ts`, which needs a process that runs TypeScript.
 *
 * @param examplesDir folder of the examples, absolute
 * @throws Error if there is no such file
 */
export async function readExampleMetadata(
  examplesDir: string,
  name: string,
): Promise<ExampleMetadata<object>> {
  const module = (await import(
    path.join(examplesDir, `${name}${METADATA_SUFFIX}`)
  )) as {default: ExampleMetadata<object>};
  return module.default;
}

/**
 * Reads which posters there are.
 *
 * @param examplesDir folder of the examples, absolute
 */
export function readPosters(examplesDir: string): Posters {
  const file = path.join(examplesDir, 'posters.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Posters)
    : {};
}

/** Address of an example's poster, which changes whenever the example does. */
export function posterAddress(name: string, posters: Posters): string {
  return `/img/examples/${name}.webp?${posters[name] ?? 'none'}`;
}
