/**
 * The files of `toolkit/types/`: what the names in a sample mean, one file for
 * each code that readers see. `npm run generate:types` writes them,
 * `npm run check:samples` compares them, and the build serves them.
 */
import crypto from 'node:crypto';
import path from 'node:path';
import type {NamePlace} from './served';

/** What is shown about a name. */
export type NameInfo = {
  /** Its declaration or type, cut where it is very long. */
  readonly code: string;
  /** First sentence of its doc comment. */
  readonly doc?: string;
  /**
   * The export that it is or belongs to, such as `remotion#spring` or
   * `remotion#Composition.fps`; absent for the reader's own names.
   */
  readonly symbol?: string;
};

/** A file of `toolkit/types/`. */
export type TypeFile = {
  readonly infos: readonly NameInfo[];
  /** In the order of the code. */
  readonly names: readonly NamePlace[];
};

/** The folder of the committed files, in the folder of the site. */
export const TYPES_DIR = path.join('toolkit', 'types');

/**
 * The name of a block by its content: 12 hexadecimal digits, of which two among
 * a thousand blocks meet once in half a billion sites.
 */
export function nameOfCode(code: string, language: string): string {
  return crypto
    .createHash('sha256')
    .update(`${language}\n${code}`)
    .digest('hex')
    .slice(0, 12);
}

/** A file as text, with one entry a line for whoever reads a difference. */
export function writeTypeFile({infos, names}: TypeFile): string {
  const list = (entries: readonly unknown[]): string =>
    `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  return `{"infos": ${list(infos)},\n"names": ${list(names)}}\n`;
}
