import fs from 'node:fs';
import {MIN_FOLDED_LINES} from '.';
import {highlight} from './highlight';

/** What `CodeFrame` needs of a file that a hand-made page prints. */
type ReadCode = {
  readonly html: string;
  /** How many lines it has, if it is folded. */
  readonly foldedLines?: number;
};

/**
 * Reads a file of TypeScript as a block of code.
 *
 * @param file absolute path
 */
export function readCode(file: string): ReadCode {
  const source = fs.readFileSync(file, 'utf8').trimEnd();
  const lines = source.split('\n').length;
  return {
    html: highlight(source, 'tsx'),
    foldedLines: lines >= MIN_FOLDED_LINES ? lines : undefined,
  };
}
