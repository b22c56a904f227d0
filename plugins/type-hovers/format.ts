/**
 * The files of `toolkit/types/` say what the names in samples mean, one file for
 * each different block of code. `npm run fix` writes them,
 * `npm run check:samples` compares them, and the build serves them.
 */
import crypto from 'node:crypto';
import path from 'node:path';
import type {NameSpan} from './served';

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
  readonly names: readonly NameSpan[];
};

/** The folder of the committed files, in the folder of the site. */
export const TYPES_DIR = path.join('toolkit', 'types');

/**
 * Names a block of code by a hash of its content. Twelve hexadecimal digits are
 * enough: among a thousand blocks, two of them collide on one site in half a
 * billion.
 */
export function nameOfCode(code: string, language: string): string {
  return crypto
    .createHash('sha256')
    .update(`${language}\n${code}`)
    .digest('hex')
    .slice(0, 12);
}

/** Writes a file with one entry per line, so that differences are readable. */
export function writeTypeFile({infos, names}: TypeFile): string {
  const list = (entries: readonly unknown[]): string =>
    `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  return `{"infos": ${list(infos)},\n"names": ${list(names)}}\n`;
}
